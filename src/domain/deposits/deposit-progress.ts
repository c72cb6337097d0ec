import type { Utxo } from '@/domain/chain';
import { DUST_LIMIT } from '@/domain/deposits/deposits';
import { type Sats, subtractSats, toSats, ZERO_SATS } from '@/domain/primitives/amount';

/**
 * The progress of a deposit: nothing, a part, or all of it. An excess stays in the guarantee until a release pays
 * it out.
 */
export type DepositProgress = { kind: 'none' | 'part'; missing: Sats } | { kind: 'paid'; excess: Sats };

/** `null` if either amount is unknown, so that no amount is shown as missing or paid. */
export function computeDepositProgress(amount: Sats | null, balance: Sats | null): DepositProgress | null {
  if (amount === null || balance === null) return null;
  if (balance >= amount) return { kind: 'paid', excess: subtractSats(balance, amount) };
  return { kind: balance === 0 ? 'none' : 'part', missing: subtractSats(amount, balance) };
}

const LEAST_PAYMENT = (DUST_LIMIT + 1) as Sats;

/** The amount to ask for, never below the dust limit, since dust is not counted. `null` asks for no amount. */
export function getPaymentAmount(progress: DepositProgress | null): Sats | null {
  if (progress === null || progress.kind === 'paid') return null;
  // Stryker disable next-line EqualityOperator: of two equal amounts, either is asked for.
  return progress.missing > LEAST_PAYMENT ? progress.missing : LEAST_PAYMENT;
}

/** Milliseconds between look-ups of the confirmations. */
export const ARRIVALS_INTERVAL = 15_000;

/** More confirmations are not shown. */
export const MANY_CONFIRMATIONS = 6;

export interface Arrival {
  /** `txid:vout` */
  outpoint: string;
  amount: Sats;
  /** 0 while unconfirmed, at most `MANY_CONFIRMATIONS`; `null`: confirmed, but the newest block is unknown. */
  confirmations: number | null;
}

/** Payments that count, unconfirmed ones first. @param tip height of the newest block; `null` if unknown */
export function listArrivals(coins: readonly Utxo[], tip: number | null): Arrival[] {
  const arrivals = coins.flatMap(({ txid, vout, value, confirmed, height }): Arrival[] => {
    const amount = toSats(value) ?? ZERO_SATS;
    const depth = height === undefined || tip === null ? null : Math.max(1, tip - height + 1);
    const confirmations = confirmed ? depth && Math.min(depth, MANY_CONFIRMATIONS) : 0;
    return amount > DUST_LIMIT ? [{ outpoint: `${txid}:${vout}`, amount, confirmations }] : [];
  });
  return arrivals.sort((a, b) => (a.confirmations ?? MANY_CONFIRMATIONS) - (b.confirmations ?? MANY_CONFIRMATIONS));
}
