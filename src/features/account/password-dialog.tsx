import { type FormEvent, type ReactNode, useState } from 'react';
import { accountMessages } from '@/content/account.messages';
import { PasswordInput } from '@/features/password/password-input';
import { useMessages } from '@/i18n/use-messages';
import { warmUp } from '@/store/auth/warm-up';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';

export interface PasswordDialogProps {
  title: string;
  purpose: string;
  closeLabel: string;
  checkLabel: string;
  /** 'Password' if absent. */
  passwordLabel?: string;
  busy: boolean;
  /** Error at the password. */
  error: string | null;
  onClose: () => void;
  onCheck: (password: string) => void;
  /** The password was changed: the last result does not count any more. */
  onChange: () => void;
  /** What else is asked for. */
  fields?: ReactNode;
  /** The result. */
  children?: ReactNode;
}

/** Asks for the password to check something with it. The password stays in this dialog. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, purpose, busy, onClose, onCheck } = props;
  const t = useMessages(accountMessages);
  const [password, setPassword] = useState('');

  function submit(event: FormEvent): void {
    event.preventDefault();
    onCheck(password);
  }

  const footer = (
    <>
      <Button onClick={onClose}>{props.closeLabel}</Button>
      <Button type="submit" variant="primary" disabled={password === ''} busy={busy} busyLabel={t.checking}>
        {props.checkLabel}
      </Button>
    </>
  );
  return (
    <Dialog title={title} purpose={purpose} onClose={onClose} onSubmit={submit} noValidate footer={footer}>
      {props.fields}
      <PasswordInput
        label={props.passwordLabel ?? t.password}
        autoComplete="current-password"
        error={props.error}
        value={password}
        disabled={busy}
        onFocus={() => void warmUp('keys')}
        onChange={(event) => {
          setPassword(event.target.value);
          props.onChange();
        }}
      />
      {props.children}
    </Dialog>
  );
}
