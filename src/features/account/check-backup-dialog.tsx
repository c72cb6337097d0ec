import type { StoreValue } from 'nanostores';
import { type FormEvent, useState } from 'react';
import { accountMessages } from '@/content/account.messages';
import { errorMessages, errorText } from '@/content/errors.messages';
import type { KeyBackup } from '@/domain/key/key-backup';
import { type CheckResult, useBackupCheck } from '@/features/account/use-backup-check';
import { useMessages } from '@/i18n/use-messages';
import { warmUpSigning } from '@/store/auth/warm-up';
import { useAppSelector } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { FileField } from '@/ui/fields/file-field';
import { TextField } from '@/ui/fields/text-field';
import { Banner } from '@/ui/message/banner';
import { AddressText } from '@/ui/text/address-text';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';

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

/** What is wrong with the file itself, for its field. */
function fileErrorOf(result: CheckResult | null, t: StoreValue<typeof accountMessages>): string | null {
  if (result?.kind === 'no-file') return t.fileMissing;
  if (result?.kind === 'unreadable-file') return t.fileUnreadable;
  return result?.kind === 'bad-file' ? t[`file-${result.problem}`] : null;
}

/** What came of the check, unless it is said at a field. */
function CheckOutcome({ result }: { result: CheckResult | null }) {
  const te = useMessages(errorMessages);
  switch (result?.kind) {
    case 'good':
      return <Good backup={result.backup} />;
    case 'foreign':
      return <Foreign backup={result.backup} />;
    case 'failed':
      return <Banner tone="red">{errorText(te, result.error)}</Banner>;
    default:
      return null;
  }
}

function Good({ backup }: { backup: KeyBackup }) {
  const t = useMessages(accountMessages);
  return (
    <Banner tone="green">
      <p>{t.good}</p>
      <p className="mt-1">
        {t.created} <DateText value={backup.created} />
      </p>
    </Banner>
  );
}

function Foreign({ backup }: { backup: KeyBackup }) {
  const t = useMessages(accountMessages);
  const own = useAppSelector((state) => state.auth.user?.publicKey ?? '');
  return (
    <Banner tone="red">
      <p>{t.foreign({ email: backup.email })}</p>
      <FactList className="my-2">
        <Fact label={t.keyOfFile} wide>
          <AddressText value={backup.publicKey} />
        </Fact>
        <Fact label={t.keyOfAccount} wide>
          <AddressText value={own} />
        </Fact>
      </FactList>
      <p>{t.foreignAdvice}</p>
    </Banner>
  );
}
