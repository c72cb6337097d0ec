import type { Balance } from '@/domain/deposit/deposits';
import { type Sats, subtractSats, sumAmounts } from '@/domain/primitives/amount';

/** What the explorer said of a guarantee, as the store holds it; `null` before the first answer. */
export type BalanceState = {
  state: 'known' | 'unknown' | 'undecided';
  balance: Balance | null;
  /** What lies at addresses that don't count. */
  excluded?: Sats;
} | null;

/** How a card tells a balance. Not known is never told as zero. */
export type BalanceView =
  | { kind: 'hidden' } // executed (docs/specification.md#2-screens-and-routes)
  | { kind: 'loading' }
  | { kind: 'unknown' /** the figure of the last answer */; lastKnown: Sats | null }
  | { kind: 'uncounted' } // no address could be judged by the keys
  | {
      kind: 'known';
      total: Sats;
      unconfirmed: Sats /** `null`: the amount itself is not known */;
      enough: boolean | null;
    };

/** docs/specification.md#guarantees-panel-scrollable: green if at least the amount, red otherwise, hidden when executed. */
export function toBalanceView(status: string, amount: Sats | null, knowledge: BalanceState): BalanceView {
  if (status === 'executed') return { kind: 'hidden' };
  if (knowledge === null) return { kind: 'loading' };
  const { state, balance } = knowledge;
  if (state === 'undecided') return { kind: 'uncounted' };
  if (state === 'unknown' || balance === null) return { kind: 'unknown', lastKnown: balance?.total ?? null };
  const { total, unconfirmed } = balance;
  return { kind: 'known', total, unconfirmed, enough: amount === null ? null : total >= amount };
}

/** A guarantee's money against its amount. */
export interface Funding {
  amount: Sats;
  /** What has come in: the balance and what was released of it. `null` while either is not known. */
  funded: Sats | null;
  released: Sats | null;
}

/** `null` where there is nothing to measure against. `balance` or `released` of `null` is not known. */
export function computeFunding(amount: Sats | null, balance: Sats | null, released: Sats | null): Funding | null {
  if (amount === null || amount === 0) return null;
  return { amount, funded: sumAmounts([balance, released]), released };
}

/** What a deposit still has to bring; `null` while the balance or the amount is not known. */
export function computeMissingAmount(amount: Sats | null, balance: Sats | null): Sats | null {
  return amount === null || balance === null ? null : subtractSats(amount, balance);
}
