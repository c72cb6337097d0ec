import type { StoreValue } from 'nanostores';
import { accountMessages } from '@/content/account.messages';
import { errorMessages, errorText } from '@/content/errors.messages';
import type { KeyBackup } from '@/domain/key/key-backup';
import type { CheckResult } from '@/features/account/use-backup-check';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/setup/hooks';
import { Banner } from '@/ui/message/banner';
import { AddressText } from '@/ui/text/address-text';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';

/** What is wrong with the file itself, for its field. */
export function fileErrorOf(result: CheckResult | null, t: StoreValue<typeof accountMessages>): string | null {
  if (result?.kind === 'no-file') return t.fileMissing;
  if (result?.kind === 'unreadable-file') return t.fileUnreadable;
  return result?.kind === 'bad-file' ? t[`file-${result.problem}`] : null;
}

/** What came of the check, unless it is said at a field. */
export function CheckOutcome({ result }: { result: CheckResult | null }) {
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
