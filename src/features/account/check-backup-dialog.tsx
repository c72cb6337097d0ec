import type { StoreValue } from 'nanostores';
import { useState } from 'react';
import { accountMessages } from '@/content/account.messages';
import { describeError, errorMessages } from '@/content/errors.messages';
import { isTooLargeForBackup, type KeyBackup } from '@/domain/key/key-backup';
import { PasswordDialog } from '@/features/account/password-dialog';
import { type FileRefusal, useFileCheck } from '@/features/account/use-file-check';
import { SupportText } from '@/features/help/support-text';
import { useMessages } from '@/i18n/use-messages';
import { rememberStep } from '@/store/account/first-steps.thunks';
import { type BackupCheck, checkBackup } from '@/store/account/key-backup.thunks';
import { useAppDispatch, useAppSelector } from '@/store/setup/hooks';
import { SavedFileField } from '@/ui/fields/saved-file-field';
import { Banner } from '@/ui/message/banner';
import { AddressText } from '@/ui/text/address-text';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';

/** Checks that a backup file opens with the password and holds the account's key. */
export function CheckBackupDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(accountMessages);
  const dispatch = useAppDispatch();
  const { busy, result, check, clearResult } = useFileCheck(isTooLargeForBackup, checkText);
  const [file, setFile] = useState<File | null>(null);

  async function checkText(text: string, password: string): Promise<BackupCheck> {
    const checked = await dispatch(checkBackup(text, password));
    if (checked.kind === 'good') void dispatch(rememberStep({ hasBackup: true }));
    return checked;
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
      title={t.checkTitle}
      purpose={t.checkPurpose}
      closeLabel={result?.kind === 'good' ? t.close : t.cancel}
      checkLabel={t.check}
      busy={busy}
      error={result?.kind === 'wrong-password' ? t.wrongPassword : null}
      onClose={onClose}
      onCheck={(password) => void check(file, password)}
      onChange={clearResult}
      fields={fileField}
    >
      <CheckOutcome result={result} />
    </PasswordDialog>
  );
}

type CheckResult = BackupCheck | FileRefusal;

function describeFileProblem(t: StoreValue<typeof accountMessages>, result: CheckResult | null): string | null {
  if (result?.kind === 'no-file') return t.fileMissing;
  if (result?.kind === 'unreadable-file') return t.fileUnreadable;
  return result?.kind === 'bad-file' ? t[`file-${result.problem}`] : null;
}

/** The result of the check, unless a field shows it. */
function CheckOutcome({ result }: { result: CheckResult | null }) {
  const errors = useMessages(errorMessages);
  switch (result?.kind) {
    case 'good':
      return <GoodBackup backup={result.backup} />;
    case 'foreign':
      return <ForeignBackup backup={result.backup} />;
    case 'failed':
      return <Banner tone="red">{describeError(errors, result.error)}</Banner>;
    default:
      return null;
  }
}

function GoodBackup({ backup }: { backup: KeyBackup }) {
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

function ForeignBackup({ backup }: { backup: KeyBackup }) {
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
      <p>
        <SupportText text={t.foreignAdvice} />
      </p>
    </Banner>
  );
}
