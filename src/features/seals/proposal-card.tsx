import { Suspense, useId } from 'react';
import { proposalMessages, sealsMessages, termsChangesMessages } from '@/content/seals.messages';
import type { Contract } from '@/domain/models';
import type { Proposal } from '@/domain/seals/proposal';
import type { SignedTerms } from '@/domain/seals/seal-record';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { TakeBack } from '@/features/seals/take-back';
import type { SealScreen } from '@/features/seals/use-seals';
import { useMessages } from '@/i18n/use-messages';
import { lazyPart } from '@/lib/lazy';
import { useAppSelector } from '@/store/core/hooks';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/layout/card';
import { Disclosure } from '@/ui/layout/disclosure';

// With the library that compares texts.
const TermsDifferences = lazyPart('TermsDifferences', () => import('@/features/seals/terms-differences'));

interface ProposalCardProps {
  contract: Contract;
  screen: SealScreen;
  sealed: SignedTerms;
  proposal: Proposal;
}

/** A change of signed terms that one of the parties wants, with the next step (docs/seal.md#proposals). */
export function ProposalCard({ contract, screen: { view, other: name }, sealed, proposal }: ProposalCardProps) {
  const t = useMessages(proposalMessages);
  const { title } = useMessages(termsChangesMessages);
  const { restore, signNew } = useMessages(sealsMessages);
  const open = useOpenDialog();
  const titleId = useId();
  const names = useAppSelector(({ people }) => people.names);
  const { revision } = sealed.terms;
  const differences = <TermsDifferences before={sealed.terms} now={view.terms} names={names} />;
  const sign = () => open({ kind: 'sign-terms' });
  return (
    <Card className="flex flex-col gap-3">
      <section aria-labelledby={titleId} className="flex flex-col gap-3">
        <div role="status">
          <h2 id={titleId} className="font-semibold">
            {t[`title-${proposal}`]({ name })}
          </h2>
          <p className="text-sm text-ink-soft">{t[`meaning-${proposal}`]({ name, revision })}</p>
        </div>
        <Suspense fallback={null}>
          {/* Its author has seen it. */}
          {proposal === 'other' ? differences : <Disclosure summary={title}>{differences}</Disclosure>}
        </Suspense>
        <div className="flex flex-wrap items-center gap-2">
          {proposal === 'other' && (
            <>
              <Button variant="primary" onClick={sign}>
                {t.accept}
              </Button>
              <Button onClick={() => open({ kind: 'ask-restore' })}>{restore}</Button>
            </>
          )}
          {proposal === 'saved' && view.gaps.length === 0 && (
            <Button variant="primary" onClick={sign}>
              {signNew}
            </Button>
          )}
          {proposal !== 'other' && <TakeBack contract={contract} sealed={sealed} now={view.terms} label={t.takeBack} />}
        </div>
      </section>
    </Card>
  );
}
