import { describeError, errorMessages } from '@/content/errors.messages';
import { ownKeyMessages } from '@/content/own-key.messages';
import { isTooLargeForBackup, type KeyBackup } from '@/domain/keys/key-backup';
import { SupportText } from '@/features/help/support-text';
import { FileCheckDialog } from '@/features/password/file-check-dialog';
import { useMessages } from '@/i18n/use-messages';
import { useFileCheck } from '@/lib/use-file-check';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { type BackupCheck, checkBackup } from '@/store/keys/key-backup.thunks';
import { warmUp } from '@/store/login/warm-up';
import { Banner } from '@/ui/message/banner';
import { AddressText } from '@/ui/text/address-text';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';

type Refusal = Exclude<BackupCheck, { kind: 'good' }>;

/** Checks that a backup file opens with the password and holds the account's key. */
export function CheckBackupDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(ownKeyMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const check = useFileCheck<KeyBackup, Refusal>(isTooLargeForBackup, async (text, password) => {
    const checked = await dispatch(checkBackup(text, password));
    return checked.kind === 'good' ? { ok: true, value: checked.backup } : { ok: false, error: checked };
  });
  const { verdict, failure } = check;
  const fileProblem = failure?.kind === 'bad-file' ? failure.problem : check.problem;
  return (
    <FileCheckDialog
      texts={{ ...t, title: t.checkTitle, purpose: t.checkPurpose }}
      check={check}
      closeLabel={verdict === null ? t.cancel : t.close}
      submitLabel={t.check}
      busyLabel={t.checking}
      fileError={fileProblem === null ? null : t[`file-${fileProblem}`]}
      password={{
        label: t.password,
        error: failure?.kind === 'wrong-password' ? t.wrongPassword : null,
        onFocus: () => void warmUp('keys'),
      }}
      onClose={onClose}
    >
      {verdict !== null && <GoodBackup backup={verdict} />}
      {failure?.kind === 'foreign' && <ForeignBackup backup={failure.backup} />}
      {failure?.kind === 'failed' && <Banner tone="red">{describeError(errors, failure.error)}</Banner>}
    </FileCheckDialog>
  );
}

function GoodBackup({ backup }: { backup: KeyBackup }) {
  const t = useMessages(ownKeyMessages);
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
  const t = useMessages(ownKeyMessages);
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
