import { useEffect, useEffectEvent, useState } from 'react';
import { useDiscard } from '@/content/discard.messages';
import { openFileMessages } from '@/content/open-file.messages';
import { readFileText } from '@/domain/primitives/file-text';
import type { Id } from '@/domain/primitives/ids';
import { isFileTooLarge } from '@/domain/recovery/recovery-file';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { OpenedContent } from '@/features/files/opened-content';
import { type ShownFailure, useOpenFileError } from '@/features/files/use-open-file-error';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useFileCheck } from '@/lib/use-file-check';
import { useTask } from '@/lib/use-task';
import { useAppDispatch } from '@/store/core/hooks';
import { type OpenedFile, openFile } from '@/store/files/open-file.thunks';
import { type TestedFile, type TestFailure, testRecoveryFile } from '@/store/recovery/test-file.thunks';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { FileField } from '@/ui/fields/file-field';
import { TextArea } from '@/ui/fields/text-area';

/** Takes what somebody sends, as a file or as text, and shows it where it belongs. */
export function OpenFileDialog({ contractId, onClose }: { contractId: Id; onClose: () => void }) {
  const t = useMessages(openFileMessages);
  const dispatch = useAppDispatch();
  const open = useOpenDialog();
  const describe = useOpenFileError();
  const task = useTask<ShownFailure>();
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  /** The field of the error; `null`: it is out of date. */
  const [place, setPlace] = useState<'file' | 'text' | null>(null);
  const test = useFileCheck<TestedFile, TestFailure>(isFileTooLarge, (content, password) =>
    dispatch(testRecoveryFile(content, password, contractId)),
  );
  const error = task.error === null ? null : describe(task.error);
  const isText = text.trim() !== '';
  const discard = useDiscard((isText && opened === null) || (test.password !== '' && test.verdict === null));
  // Only while this dialog is on screen.
  const follow = useEffectEvent(({ guaranteeId, psbt }: Extract<OpenedFile, { kind: 'psbt' }>) =>
    open({ kind: 'sign', guaranteeId, psbt }),
  );
  useEffect(() => {
    if (opened?.kind === 'psbt') follow(opened);
  }, [opened]);

  async function read(source: File | null, from: 'file' | 'text'): Promise<void> {
    setOpened(null);
    setPlace(from);
    const done = await task.run(async () => {
      if (source === null) return { ok: false, error: { kind: 'missing' } };
      if (isFileTooLarge(source.size)) return { ok: false, error: { kind: 'file-too-large' } };
      const bytes = await source.arrayBuffer().catch(() => null);
      if (bytes === null) return { ok: false, error: { kind: 'file-unreadable' } };
      return dispatch(openFile(contractId, readFileText(new Uint8Array(bytes))));
    });
    if (done === null) return;
    test.setFile(source);
    setOpened(done.value);
  }

  function type(typed: string): void {
    setText(typed);
    setOpened(null);
    setPlace(null);
  }

  const footer = (
    <>
      <LeaveButton onLeave={onClose}>{t.close}</LeaveButton>
      <Button
        variant={opened === null ? 'primary' : 'secondary'}
        busy={task.busy}
        busyLabel={t.opening}
        onClick={() => void (isText ? read(new File([text], ''), 'text') : read(file, 'file'))}
      >
        {t.open}
      </Button>
    </>
  );
  return (
    <Dialog title={t.title} purpose={t.purpose} onClose={onClose} discard={discard} footer={footer}>
      <FileField
        label={t.file}
        texts={{ choose: t.fileChoose, none: t.fileNone }}
        error={place === 'file' ? error : null}
        disabled={task.busy}
        onChange={({ target }) => {
          const chosen = target.files?.[0] ?? null;
          setFile(chosen);
          if (chosen !== null) void read(chosen, 'file');
        }}
      />
      <TextArea
        label={t.text}
        className="[&_textarea]:break-all [&_textarea]:font-mono [&_textarea]:text-sm"
        error={place === 'text' ? error : null}
        value={text}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        disabled={task.busy}
        onChange={({ target }) => type(target.value)}
      />
      <Waiting task={task} />
      {opened !== null && <OpenedContent contractId={contractId} opened={opened} test={test} />}
    </Dialog>
  );
}
