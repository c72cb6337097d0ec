import { useState } from 'react';
import { depositProgressMessages } from '@/content/deposit-progress.messages';
import { ARRIVALS_INTERVAL, type Arrival, MANY_CONFIRMATIONS } from '@/domain/deposit/deposit-progress';
import type { BalanceView } from '@/domain/guarantee/guarantee-funds';
import type { GuaranteeRef } from '@/domain/models';
import { TermText, withoutMarks } from '@/features/help/term-text';
import { useMessages } from '@/i18n/use-messages';
import { usePolling } from '@/lib/use-polling';
import { loadArrivals } from '@/store/deposits/arrivals.thunks';
import { useAppDispatch } from '@/store/setup/hooks';
import { Amount } from '@/ui/text/amount';

export interface ArrivalsProps extends GuaranteeRef {
  balance: Extract<BalanceView, { kind: 'known' }>;
}

/** The payments that have arrived, with their confirmations. */
export function Arrivals({ contractId, guaranteeId, balance: { total, unconfirmed } }: ArrivalsProps) {
  const t = useMessages(depositProgressMessages);
  const dispatch = useAppDispatch();
  const [arrivals, setArrivals] = useState<readonly Arrival[]>([]);
  usePolling(
    async (signal) => {
      const found = await dispatch(loadArrivals({ contractId, guaranteeId }, signal));
      if (!signal.aborted) setArrivals(found);
    },
    ARRIVALS_INTERVAL,
    // A refreshed balance is due at once.
    { enabled: total > 0, key: `${total} ${unconfirmed}` },
  );
  if (arrivals.length === 0 || total === 0) return null;
  return (
    <ul className="text-xs text-ink-soft">
      {arrivals.map(({ outpoint, amount, confirmations }, index) => (
        <li key={outpoint} className="figures">
          <Amount sats={amount} mark={false} fiat={false} />{' '}
          {index === 0 ? (
            <TermText word="confirmation" text={describe(confirmations)} />
          ) : (
            withoutMarks(describe(confirmations))
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
