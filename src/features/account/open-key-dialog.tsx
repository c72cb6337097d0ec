import type { StoreValue } from 'nanostores';
import { useState } from 'react';
import { keyFileMessages } from '@/content/key-file.messages';
import { isTooLargeForKit } from '@/domain/kit/recovery-kit';
import { OpenKeyOutcome } from '@/features/account/open-key-outcome';
import { PasswordDialog } from '@/features/account/password-dialog';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { type KeyFileOutcome, openKeyFile } from '@/store/account/key-file.thunks';
import { useAppDispatch } from '@/store/setup/hooks';
import { FileField } from '@/ui/fields/file-field';

export interface OpenKeyDialogProps {
  /** By default the dialog closes: the notice on every screen tells that the key is open. */
  onOpened?: () => void;
  onClose: () => void;
}

/** Opens the account's key from a key backup or a recovery kit, for this session. */
export function OpenKeyDialog({ onClose, onOpened = onClose }: OpenKeyDialogProps) {
  const t = useMessages(keyFileMessages);
  const { busy, result, open, clearResult } = useKeyFile(onOpened);
  const [file, setFile] = useState<File | null>(null);

  const fileField = (
    <FileField
      label={t.file}
      texts={{ choose: t.fileChoose, none: t.fileNone }}
      hint={t.fileHint}
      error={describeFileProblem(t, result)}
      accept=".json,application/json"
      disabled={busy}
      onChange={(event) => {
        setFile(event.target.files?.[0] ?? null);
        clearResult();
      }}
    />
  );
  return (
    <PasswordDialog
      title={t.title}
      purpose={t.purpose}
      closeLabel={t.cancel}
      checkLabel={t.open}
      passwordLabel={t.password}
      busy={busy}
      error={result?.kind === 'wrong-password' ? t.wrongPassword : null}
      onClose={onClose}
      onCheck={(password) => void open(file, password)}
      onChange={clearResult}
      fields={fileField}
    >
      <OpenKeyOutcome outcome={result} />
    </PasswordDialog>
  );
}

type OpenResult = KeyFileOutcome | { kind: 'no-file' | 'unreadable-file' };

interface KeyFileTask {
  busy: boolean;
  /** Of the current file and password; `null` after either changed. */
  result: OpenResult | null;
  open: (file: File | null, password: string) => Promise<void>;
  clearResult: () => void;
}

function useKeyFile(onOpened: () => void): KeyFileTask {
  const dispatch = useAppDispatch();
  const { busy, run } = useTask<never>();
  const [result, setResult] = useState<OpenResult | null>(null);

  async function open(file: File | null, password: string): Promise<void> {
    await run(async () => {
      setResult(null);
      const outcome = await readAndOpen(file, password);
      if (outcome.kind === 'opened') onOpened();
      else setResult(outcome);
      return { ok: true, value: undefined };
    });
  }

  async function readAndOpen(file: File | null, password: string): Promise<OpenResult> {
    if (file === null) return { kind: 'no-file' };
    if (isTooLargeForKit(file.size)) return { kind: 'bad-file', problem: 'too-large' };
    try {
      return await dispatch(openKeyFile(await file.text(), password));
    } catch {
      return { kind: 'unreadable-file' };
    }
  }

  return { busy, result, open, clearResult: () => setResult(null) };
}

function describeFileProblem(t: StoreValue<typeof keyFileMessages>, result: OpenResult | null): string | null {
  if (result?.kind === 'no-file') return t.fileMissing;
  if (result?.kind === 'unreadable-file') return t.fileUnreadable;
  return result?.kind === 'bad-file' ? t[`file-${result.problem}`] : null;
}
