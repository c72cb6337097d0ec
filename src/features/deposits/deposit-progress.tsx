import { useState } from 'react';
import { settings } from '@/config/settings';
import { depositsMessages } from '@/content/deposits.messages';
import {
  ARRIVALS_INTERVAL,
  type Arrival,
  computeDepositProgress,
  type DepositProgress,
  MANY_CONFIRMATIONS,
} from '@/domain/deposits/deposit-progress';
import { type BalanceView, toBalanceView } from '@/domain/guarantees/guarantee-funds';
import type { Guarantee, GuaranteeRef } from '@/domain/models';
import { TermText, withoutMarks } from '@/features/help/term';
import { useMessages } from '@/i18n/use-messages';
import { usePolling } from '@/lib/use-polling';
import { loadArrivals } from '@/store/balances/arrivals.thunks';
import { selectBalanceEntry } from '@/store/balances/balances.selectors';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
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
        <Arrivals {...guaranteeRef} balance={balance} />
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
export function DepositSummary({ state, ...guaranteeRef }: GuaranteeRef & { state: DepositState }) {
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
        <Arrivals {...guaranteeRef} balance={balance} isBrief />
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

interface ArrivalsProps extends GuaranteeRef {
  balance: Extract<BalanceView, { kind: 'known' }>;
  /** Only what is not confirmed, or else the newest one. */
  isBrief?: boolean;
}

/** The received payments with their confirmations. */
function Arrivals({ contractId, guaranteeId, balance: { total, unconfirmed }, isBrief = false }: ArrivalsProps) {
  const t = useMessages(depositsMessages);
  const dispatch = useAppDispatch();
  const [arrivals, setArrivals] = useState<readonly Arrival[]>([]);
  usePolling(
    async (signal) => {
      const found = await dispatch(loadArrivals({ contractId, guaranteeId }, signal));
      if (!signal.aborted) setArrivals(found);
    },
    ARRIVALS_INTERVAL,
    // A new balance polls at once.
    { enabled: total > 0, key: `${total} ${unconfirmed}` },
  );
  if (arrivals.length === 0 || total === 0) return null;
  const shown = isBrief ? abridge(arrivals) : arrivals;
  return (
    <ul className="text-xs text-ink-soft">
      {shown.map(({ outpoint, amount, confirmations }, index) => (
        <li key={outpoint} className="figures">
          {index === 0 ? (
            <TermText word="confirmation" text={describe(confirmations)} />
          ) : (
            withoutMarks(describe(confirmations))
          )}{' '}
          {(!isBrief || (confirmations === 0 && amount !== total)) && (
            <Amount sats={amount} mark={false} fiat={false} className="text-sm" />
          )}
        </li>
      ))}
    </ul>
  );

  function describe(confirmations: number | null): string {
    if (confirmations === null) return t.confirmed;
    if (confirmations === 0) return t.unconfirmed;
    return confirmations < MANY_CONFIRMATIONS ? t.confirmations(confirmations) : t.deep({ count: MANY_CONFIRMATIONS });
  }
}

function abridge(arrivals: readonly Arrival[]): Arrival[] {
  const open = arrivals.filter(({ confirmations }) => confirmations === 0);
  if (open.length > 0) return open;
  const rank = ({ confirmations }: Arrival) => confirmations ?? MANY_CONFIRMATIONS;
  return arrivals.toSorted((a, b) => rank(a) - rank(b)).slice(0, 1);
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
