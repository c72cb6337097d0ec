import type { DepositStatus } from '@/domain/deposit/deposit-verdict';
import type { AddressStats, Guarantee, Transaction, Utxo } from '@/domain/models';
import { type Sats, sumAmounts } from '@/domain/primitives/amount';
import { findLatest } from '@/domain/primitives/dates';
import { AppError } from '@/domain/primitives/errors';

/** The guarantee's deposit addresses, each once, in the order of their deposits. */
export function listDepositAddresses(guarantee: Pick<Guarantee, 'deposits'>): string[] {
  const addresses = guarantee.deposits.flatMap(({ address }) => (address === null ? [] : [address]));
  return [...new Set(addresses)];
}

export function findLatestDeposit(guarantee: Pick<Guarantee, 'deposits'>): Transaction | null {
  return findLatest(guarantee.deposits.filter(({ address }) => address !== null));
}

/**
 * docs/specification.md#5-validation-rules: a new address is requested only when the latest one has a zero balance (funded minus spent)
 * or there is none. `stats` of `null` is not known: then the address in hand is used again.
 */
export function needsNewAddress(deposit: Transaction | null, stats: AddressStats | null): boolean {
  if (deposit === null) return true;
  return stats !== null && stats.funded - stats.spent === 0;
}

export interface Balance {
  /** Confirmed and unconfirmed together: the sum that the rules of the spec speak of. */
  total: Sats;
  unconfirmed: Sats;
  /** Unspent outputs: a release spends them all. */
  outputs: number;
}

/** Throws `balance-unknown` where the explorer tells of more than all money. */
export function computeBalance(utxos: readonly Utxo[]): Balance {
  const total = sumAmounts(utxos.map(({ value }) => value));
  const unconfirmed = sumAmounts(utxos.filter(({ confirmed }) => !confirmed).map(({ value }) => value));
  if (total === null || unconfirmed === null) throw new AppError('balance-unknown', 'The outputs are beyond all money');
  return { total, unconfirmed, outputs: utxos.length };
}

/** A deposit whose payment has shown up and is not on record yet: the transaction with its txid, vout and amount. */
export function recordPayment(deposit: Transaction, utxos: readonly Utxo[]): Transaction | null {
  const paid = utxos[0];
  if (deposit.txid !== null || paid === undefined) return null;
  return { ...deposit, txid: paid.txid, vout: paid.vout, amount: paid.value };
}

/** What lies at a guarantee's deposit addresses, as the rules may act on it. */
export interface CountedBalance {
  /** `undecided`: there are addresses, and not all could be judged by the keys yet. Never told as zero. */
  balance: Balance | 'undecided';
  /** At addresses that don't count. */
  excluded: Sats;
}

/** Counts verified addresses alone (docs/bitcoin.md: the backend is not trusted with money). Throws `balance-unknown`. */
export function computeCountedBalance(
  outputs: ReadonlyMap<string, readonly Utxo[]>,
  getStatus: (address: string) => DepositStatus,
): CountedBalance {
  const all = [...outputs].map(([address, utxos]) => ({ standing: getStatus(address), utxos }));
  const counting = all.filter(({ standing }) => standing === 'counts').flatMap(({ utxos }) => utxos);
  const others = all.filter(({ standing }) => standing !== 'counts').flatMap(({ utxos }) => utxos);
  const undecided = all.some(({ standing }) => standing === 'undecided');
  return { balance: undecided ? 'undecided' : computeBalance(counting), excluded: computeBalance(others).total };
}

/** Addresses of a guarantee that the panel links to the block explorer: those of pending and active ones (docs/specification.md#2-screens-and-routes). */
export function listLinkedAddresses(guarantee: Pick<Guarantee, 'status' | 'deposits'>): string[] {
  const linked = guarantee.status === 'pending' || guarantee.status === 'active';
  return linked ? listDepositAddresses(guarantee) : [];
}
