import type { FormEvent, ReactNode } from 'react';
import { useDiscard } from '@/content/discard.messages';
import { EngineNotice } from '@/features/password/engine-notice';
import { PasswordInput } from '@/features/password/password-input';
import type { FileCheck } from '@/lib/use-file-check';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { FileField } from '@/ui/fields/file-field';

interface FileCheckFieldsProps {
  texts: Record<'file' | 'fileChoose' | 'fileNone' | 'fileHint', string>;
  check: FileCheck<unknown, unknown>;
  /** The error of the file. */
  fileError: string | null;
  /** The check has its file already. */
  isGiven?: boolean;
  password: { label: string; error: string | null; onFocus?: () => void };
}

interface FileCheckDialogProps extends FileCheckFieldsProps {
  texts: Record<'title' | 'purpose', string> & FileCheckFieldsProps['texts'];
  closeLabel: string;
  submitLabel: string;
  busyLabel: string;
  onClose: () => void;
  /** The result, unless a field shows it. */
  children: ReactNode;
}

/** Checks a file that the app saved earlier: asks for the file and for the password. */
export function FileCheckDialog(props: FileCheckDialogProps) {
  const { texts, check, onClose } = props;
  const { busy } = check.task;
  const discard = useDiscard(check.password !== '' && check.verdict === null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void check.start();
  }

  const footer = (
    <>
      <LeaveButton onLeave={onClose}>{props.closeLabel}</LeaveButton>
      <Button type="submit" variant="primary" disabled={check.password === ''} busy={busy} busyLabel={props.busyLabel}>
        {props.submitLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      title={texts.title}
      purpose={texts.purpose}
      onClose={onClose}
      discard={discard}
      onSubmit={submit}
      noValidate
      footer={footer}
    >
      <FileCheckFields {...props} />
      {props.children}
    </Dialog>
  );
}

/** The file, unless it is given, and the password. */
export function FileCheckFields({ texts, check, fileError, password, isGiven = false }: FileCheckFieldsProps) {
  return (
    <>
      {!isGiven && (
        <FileField
          label={texts.file}
          texts={{ choose: texts.fileChoose, none: texts.fileNone }}
          hint={texts.fileHint}
          error={fileError}
          accept=".html,.json"
          disabled={check.task.busy}
          onChange={(event) => check.setFile(event.target.files?.[0] ?? null)}
        />
      )}
      <EngineNotice />
      <PasswordInput
        {...password}
        autoComplete="current-password"
        value={check.password}
        disabled={check.task.busy}
        onChange={(event) => check.setPassword(event.target.value)}
      />
    </>
  );
}
