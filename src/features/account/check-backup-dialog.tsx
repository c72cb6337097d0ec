import { type FormEvent, useState } from 'react';
import { accountMessages } from '@/content/account.messages';
import { CheckOutcome, fileErrorOf } from '@/features/account/check-outcome';
import { useBackupCheck } from '@/features/account/use-backup-check';
import { useMessages } from '@/i18n/use-messages';
import { warmUpSigning } from '@/store/auth/warm-up';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { FileField } from '@/ui/fields/file-field';
import { TextField } from '@/ui/fields/text-field';

/** Proves that a backup file can be opened and holds the account's key. The password stays in this dialog. */
export function CheckBackupDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(accountMessages);
  const { busy, result, check, forget } = useBackupCheck();
  const [file, setFile] = useState<File | null>(null);
  const [password, setPassword] = useState('');

  function submit(event: FormEvent): void {
    event.preventDefault();
    void check(file, password);
  }

  const footer = (
    <>
      <Button onClick={onClose}>{result?.kind === 'good' ? t.close : t.cancel}</Button>
      <Button type="submit" variant="primary" disabled={password === ''} busy={busy} busyLabel={t.checking}>
        {t.check}
      </Button>
    </>
  );
  return (
    <Dialog
      title={t.checkTitle}
      purpose={t.checkPurpose}
      onClose={onClose}
      onSubmit={submit}
      noValidate
      footer={footer}
    >
      <FileField
        label={t.file}
        texts={{ choose: t.fileChoose, none: t.fileNone }}
        hint={t.fileHint}
        error={fileErrorOf(result, t)}
        accept=".json,application/json"
        disabled={busy}
        onChange={(event) => {
          setFile(event.target.files?.[0] ?? null);
          forget();
        }}
      />
      <TextField
        label={t.password}
        type="password"
        autoComplete="current-password"
        error={result?.kind === 'wrong-password' ? t.wrongPassword : null}
        value={password}
        disabled={busy}
        onFocus={warmUpSigning}
        onChange={(event) => {
          setPassword(event.target.value);
          forget();
        }}
      />
      <CheckOutcome result={result} />
    </Dialog>
  );
}
