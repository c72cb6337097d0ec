import { LATER_PATHS } from '@/config/contract-links';
import { openFileMessages } from '@/content/open-file.messages';
import { recoveryDialogMessages } from '@/content/recovery-dialog.messages';
import type { Id } from '@/domain/primitives/ids';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { useTermsFailure } from '@/features/files/use-open-file-error';
import { TestForm } from '@/features/recovery/test-form';
import { useMessages } from '@/i18n/use-messages';
import type { FileCheck } from '@/lib/use-file-check';
import { useAppSelector } from '@/store/core/hooks';
import type { OpenedFile } from '@/store/files/open-file.thunks';
import type { OpenedRecovery } from '@/store/files/read-recovery-file.thunks';
import { selectIsGivenKeyUnusable } from '@/store/keys/pay-block.selectors';
import { selectOtherName } from '@/store/people/people.selectors';
import type { TestedFile, TestFailure } from '@/store/recovery/test-file.thunks';
import type { OpenedTerms } from '@/store/terms/open-certificate.thunks';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';
import { OutsideLink } from '@/ui/text/outside-link';

interface OpenedContentProps {
  contractId: Id;
  opened: OpenedFile;
  /** Tests the file with the password. */
  test: FileCheck<TestedFile, TestFailure>;
}

/** The content of an opened file that has no dialog of its own. */
export function OpenedContent({ contractId, opened, test }: OpenedContentProps) {
  switch (opened.kind) {
    case 'psbt':
      return null;
    case 'terms':
      return <TermsList opened={opened.opened} />;
    case 'recovery':
      return <Recovery contractId={contractId} recovery={opened.recovery} test={test} />;
  }
}

function TermsList({ opened }: { opened: readonly OpenedTerms[] }) {
  const t = useMessages(openFileMessages);
  const open = useOpenDialog();
  return (
    <>
      {opened.map(({ revision, isSealed }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of one file, which does not change
        <Banner key={at} tone={isSealed ? 'green' : 'yellow'}>
          {isSealed ? t.done({ revision }) : t.half({ revision })}
        </Banner>
      ))}
      {opened.some(({ isSealed }) => isSealed) && (
        <Button size="sm" className="self-start" onClick={() => open({ kind: 'terms' })}>
          {t.show}
        </Button>
      )}
    </>
  );
}

interface RecoveryProps extends Omit<OpenedContentProps, 'opened'> {
  recovery: OpenedRecovery;
}

/** Whose recovery file it is, what it holds, and what it is good for. */
function Recovery({ contractId, recovery, test }: RecoveryProps) {
  const t = useMessages(openFileMessages);
  const dialog = useMessages(recoveryDialogMessages);
  const describeTerms = useTermsFailure();
  const otherName = useAppSelector((state) => selectOtherName(state, contractId));
  const isKeyUnusable = useAppSelector(selectIsGivenKeyUnusable);
  const { owner, hasKey, madeAt, titles, hasContract, terms } = recovery;
  return (
    <div className="flex flex-col gap-4">
      <p className="font-medium">{hasKey ? t.recovery : t.forSigner}</p>
      <FactList>
        <Fact label={t.account}>
          {owner === 'other' && otherName !== null ? (
            <Foreign>{otherName}</Foreign>
          ) : (
            t[owner === 'own' ? 'own' : 'stranger']
          )}
        </Fact>
        <Fact label={t.madeAt}>
          <DateText value={madeAt} />
        </Fact>
        <Fact label={t.contracts} wide>
          {titles.length === 0 ? t.noContracts : <Foreign>{titles.join(' · ')}</Foreign>}
        </Fact>
      </FactList>
      {hasContract === 'keys' && <Banner tone="red">{dialog['owner-keys']}</Banner>}
      {typeof hasContract === 'boolean' && titles.length > 0 && <p>{hasContract ? t.hasContract : t.lacksContract}</p>}
      {terms?.ok === true && <TermsList opened={terms.value} />}
      {terms?.ok === false && <Banner tone="yellow">{describeTerms(terms.error)}</Banner>}
      {hasKey && owner !== 'own' && <Banner tone="red">{t.foreignKey}</Banner>}
      {hasKey && owner === 'own' && <TestForm check={test} isGiven />}
      {hasKey && owner === 'own' && isKeyUnusable && <p>{t.openKey}</p>}
      {!hasKey && (
        <p>
          {t.keep} <OutsideLink href={LATER_PATHS.recoveryPage}>{dialog.openPage}</OutsideLink>
        </p>
      )}
    </div>
  );
}
