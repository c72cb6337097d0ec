import { settings } from '@/config/settings';
import { depositProgressMessages } from '@/content/deposit-progress.messages';
import { depositsMessages } from '@/content/deposits.messages';
import type { DepositProgress } from '@/domain/deposit/deposit-progress';
import type { GuaranteeRef } from '@/domain/models';
import { Arrivals } from '@/features/deposits/arrivals';
import { type DepositState, useDepositState } from '@/features/deposits/use-deposit-progress';
import { useMessages } from '@/i18n/use-messages';
import { Banner } from '@/ui/message/banner';
import { Amount } from '@/ui/text/amount';
import { Fact, FactList } from '@/ui/text/fact-list';

/** What has arrived and what is missing or too much; follows the balance while the dialog is open. */
export function DepositProgressView(guaranteeRef: GuaranteeRef) {
  const t = useMessages(depositsMessages);
  const state = useDepositState(guaranteeRef);
  if (state === null) return null;
  const { balance, progress, guarantee } = state;
  if (balance.kind === 'unknown') return <Banner tone="yellow">{t.balanceUnknown}</Banner>;
  if (balance.kind === 'uncounted') return <Banner tone="yellow">{t.balanceUncounted}</Banner>;
  if (balance.kind !== 'known') return null;
  return (
    <FactList layout="lines">
      <Fact label={t.arrived}>
        <Amount sats={balance.total} mark={false} />
        <Arrivals {...guaranteeRef} balance={balance} />
      </Fact>
      <Remainder progress={progress} amount={guarantee.amount} />
    </FactList>
  );
}

function Remainder({ progress, amount }: { progress: DepositProgress | null; amount: number | null }) {
  const t = useMessages(depositsMessages);
  const more = useMessages(depositProgressMessages);
  if (progress?.kind !== 'paid' || progress.excess === 0) {
    const missing = progress === null ? null : progress.kind === 'paid' ? 0 : progress.missing;
    return (
      <Fact label={t.missing}>
        <Amount sats={amount === null ? null : missing} className="font-medium" />
      </Fact>
    );
  }
  return (
    <Fact label={more.excess} note={more.excessNote}>
      <Amount sats={progress.excess} className="font-medium" />
    </Fact>
  );
}

/** Above everything else: paid, or a part of it. */
export function DepositSummary({ state: { progress, balance, guarantee } }: { state: DepositState }) {
  const t = useMessages(depositProgressMessages);
  if (progress === null || progress.kind === 'none') return null;
  if (progress.kind === 'part') {
    return (
      <Banner tone="blue">
        <span className="font-medium">{t.partTitle}</span>. <span>{t.part}</span>
      </Banner>
    );
  }
  const { minConfirmations } = settings();
  const isArriving = balance.kind === 'known' && balance.arriving !== undefined;
  const soon = isArriving && minConfirmations > 0 ? t.paidDeeper(minConfirmations) : t.paidSoon;
  return (
    <Banner tone="green" role="status">
      <p className="font-medium">{t.paidTitle}</p>
      <p>{guarantee.status === 'pending' ? soon : t.paidActive}</p>
    </Banner>
  );
}
