import type { StoreValue } from 'nanostores';
import { useState } from 'react';
import { keyFileMessages } from '@/content/key-file.messages';
import { isTooLargeForKit } from '@/domain/kit/recovery-kit';
import { OpenKeyOutcome } from '@/features/account/open-key-outcome';
import { PasswordDialog } from '@/features/account/password-dialog';
import { type FileRefusal, useFileCheck } from '@/features/account/use-file-check';
import { useMessages } from '@/i18n/use-messages';
import { type KeyFileOutcome, openKeyFile } from '@/store/account/key-file.thunks';
import { useAppDispatch } from '@/store/setup/hooks';
import { SavedFileField } from '@/ui/fields/saved-file-field';

export interface OpenKeyDialogProps {
  /** By default the dialog closes: the notice on every screen tells that the key is open. */
  onOpened?: () => void;
  onClose: () => void;
}

/** Opens the account's key from a key backup or a recovery kit, for this session. */
export function OpenKeyDialog({ onClose, onOpened = onClose }: OpenKeyDialogProps) {
  const t = useMessages(keyFileMessages);
  const dispatch = useAppDispatch();
  const { busy, result, check, clearResult } = useFileCheck(isTooLargeForKit, openText);
  const [file, setFile] = useState<File | null>(null);

  async function openText(text: string, password: string): Promise<KeyFileOutcome> {
    const outcome = await dispatch(openKeyFile(text, password));
    if (outcome.kind === 'opened') onOpened();
    return outcome;
  }

  const fileField = (
    <SavedFileField
      texts={t}
      error={describeFileProblem(t, result)}
      disabled={busy}
      onFile={(chosen) => {
        setFile(chosen);
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
      onCheck={(password) => void check(file, password)}
      onChange={clearResult}
      fields={fileField}
    >
      <OpenKeyOutcome outcome={result} />
    </PasswordDialog>
  );
}

function describeFileProblem(
  t: StoreValue<typeof keyFileMessages>,
  result: KeyFileOutcome | FileRefusal | null,
): string | null {
  if (result?.kind === 'no-file') return t.fileMissing;
  if (result?.kind === 'unreadable-file') return t.fileUnreadable;
  return result?.kind === 'bad-file' ? t[`file-${result.problem}`] : null;
}
