import { settings } from '@/config/settings';
import { depositsMessages } from '@/content/deposits.messages';
import { computeDepositProgress, type DepositProgress } from '@/domain/deposits/deposit-progress';
import { type BalanceView, toBalanceView } from '@/domain/guarantees/guarantee-funds';
import type { Guarantee, GuaranteeRef } from '@/domain/models';
import { TermText } from '@/features/help/term';
import { useMessages } from '@/i18n/use-messages';
import { selectBalanceEntry } from '@/store/balances/balances.selectors';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { Banner } from '@/ui/message/banner';
import { Amount } from '@/ui/text/amount';
import { Fact, FactList } from '@/ui/text/fact-list';

/** The received and the excess amount. Follows the balance while the dialog is open. */
export function DepositProgressView(guaranteeRef: GuaranteeRef) {
  const t = useMessages(depositsMessages);
  const state = useDepositState(guaranteeRef);
  if (state === null) return null;
  const { balance, progress } = state;
  if (balance.kind === 'unknown') return <Banner tone="yellow">{t.balanceUnknown}</Banner>;
  if (balance.kind === 'uncounted') return <Banner tone="yellow">{t.balanceUncounted}</Banner>;
  // A part is in the line above.
  if (balance.kind !== 'known' || balance.total === 0 || progress?.kind === 'part') return null;
  return (
    <FactList layout="lines">
      <Fact label={t.arrived}>
        <Amount sats={balance.total} mark={false} />
        <Unconfirmed balance={balance} />
      </Fact>
      {progress?.kind === 'paid' && progress.excess > 0 && (
        <Fact label={t.excess} note={t.excessNote}>
          <Amount sats={progress.excess} mark={false} className="font-medium" />
        </Fact>
      )}
    </FactList>
  );
}

/** Once the deposit is paid in full, a heading; a part in one line. */
export function DepositSummary({ state }: { state: DepositState }) {
  const { progress, balance, guarantee } = state;
  const t = useMessages(depositsMessages);
  if (progress === null || progress.kind === 'none') return null;
  if (progress.kind === 'part') {
    if (balance.kind !== 'known') return null;
    return (
      <div className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <p>
          <Amount sats={balance.total} mark={false} fiat={false} className="font-medium" /> {t.of}{' '}
          <Amount sats={guarantee.amount} mark={false} fiat={false} /> {t.part}
        </p>
        <Unconfirmed balance={balance} />
      </div>
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

/** The amount that is in no block yet. */
function Unconfirmed({ balance: { total, unconfirmed } }: { balance: Extract<BalanceView, { kind: 'known' }> }) {
  const t = useMessages(depositsMessages);
  if (unconfirmed === 0) return null;
  return (
    <p className="figures text-xs text-ink-soft">
      <TermText word="confirmation" text={t.unconfirmed} />{' '}
      {unconfirmed !== total && <Amount sats={unconfirmed} mark={false} fiat={false} className="text-sm" />}
    </p>
  );
}

interface DepositState {
  guarantee: Guarantee;
  balance: BalanceView;
  /** `null` while the balance or the amount is unknown. */
  progress: DepositProgress | null;
}

/** The state of the deposit according to the latest balance. `null` without the guarantee. */
export function useDepositState(guaranteeRef: GuaranteeRef): DepositState | null {
  const guarantee = useAppSelector((state) => selectGuarantee(state, guaranteeRef));
  const knowledge = useAppSelector((state) => selectBalanceEntry(state, guaranteeRef.guaranteeId));
  if (guarantee === null) return null;
  const balance = toBalanceView(guarantee.status, guarantee.amount, knowledge);
  const total = balance.kind === 'known' ? balance.total : null;
  return { guarantee, balance, progress: computeDepositProgress(guarantee.amount, total) };
}
