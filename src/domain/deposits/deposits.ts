import type { AddressStats, Utxo } from '@/domain/chain';
import { type DepositStatus, type DepositVerdict, getDepositStatus, hasIssue } from '@/domain/deposits/deposit-verdict';
import type { Guarantee, Transaction } from '@/domain/models';
import { type Sats, sumAmounts } from '@/domain/primitives/amount';
import { findLatest } from '@/domain/primitives/dates';
import { AppError } from '@/domain/primitives/errors';

/** The confirmations that an output needs to count towards *active*. */
export interface ConfirmationRule {
  /** Confirmations; 0 counts unconfirmed outputs (docs/specification.md#guarantee-status). */
  required: number;
  /** Height of the newest block; `null`: not needed or unknown. */
  tip: number | null;
}

const NO_CONFIRMATIONS: ConfirmationRule = { required: 0, tip: null };

/** False if the output is not known to have enough confirmations. */
export function isDeepEnough({ confirmed, height }: Utxo, { required, tip }: ConfirmationRule): boolean {
  if (required === 0) return true;
  if (!confirmed || required === 1) return confirmed;
  return height !== undefined && tip !== null && tip - height + 1 >= required;
}

/** The guarantee's known deposit addresses without duplicates, in the order of the deposits. */
export function listDepositAddresses(guarantee: Pick<Guarantee, 'deposits'>): string[] {
  const addresses = (guarantee.deposits ?? []).flatMap(({ address }) => (address === null ? [] : [address]));
  return [...new Set(addresses)];
}

/** The deposits were received, and none has an address or a payment: the balance is zero. Not received, it is unknown. */
export function hasNoAddressYet({ deposits }: Pick<Guarantee, 'deposits'>): boolean {
  return deposits?.every(({ address, txid }) => address === null && txid === null) ?? false;
}

/** The sum of the recorded payments; `null`: unknown. */
export function sumRecordedPayments(deposits: Guarantee['deposits']): Sats | null {
  if (deposits === null) return null;
  return sumAmounts(deposits.filter(({ txid }) => txid !== null).map(({ amount }) => amount));
}

/** True if money was paid, and all of its addresses are known and of a type that cannot be signed for. */
export function isTypeUnsupported(
  { deposits }: Pick<Guarantee, 'deposits'>,
  findVerdict: (address: string) => DepositVerdict | null,
): boolean {
  const isUnsupported = ({ address }: Transaction) =>
    address !== null && hasIssue(findVerdict(address), 'type-unsupported');
  const isPaid = deposits?.some(({ txid }) => txid !== null) ?? false;
  return isPaid && (deposits ?? []).every(isUnsupported);
}

/** Every deposit address of the guarantee is known, and it is decided whether its money counts. */
export function areAddressesDecided(
  guarantee: Pick<Guarantee, 'deposits'>,
  getStatus: (address: string) => DepositStatus,
): boolean {
  return (
    guarantee.deposits !== null && listDepositAddresses(guarantee).every((each) => getStatus(each) !== 'undecided')
  );
}

export function findLatestDeposit(guarantee: Pick<Guarantee, 'deposits'>): Transaction | null {
  return findLatest((guarantee.deposits ?? []).filter(({ address }) => address !== null));
}

/**
 * True if there is no address, or the latest has a zero balance, funded minus spent, after it was paid
 * (docs/specification.md#5-validation-rules). One that was never paid is shown again, unless its check failed, so that the
 * address does not change with each look. Unknown `stats` (`null`) reuse the address.
 */
export function needsNewAddress(
  deposit: Transaction | null,
  stats: AddressStats | null,
  verdict: DepositVerdict | null,
): boolean {
  if (deposit === null) return true;
  if (stats === null || stats.funded > stats.spent) return false;
  const wasPaid = deposit.txid !== null || stats.funded > 0;
  return wasPaid || getDepositStatus(verdict) === 'excluded' || hasIssue(verdict, 'type-unsupported');
}

/**
 * Satoshis. An output of at most this is dust: spending it soon costs more than it is worth, and anyone can send
 * hundreds of such outputs to an address. It is the highest dust limit of the network's relays, and the specification's
 * threshold of an empty balance. Dust is shown separately, does not count, and is not spent by a release.
 */
export const DUST_LIMIT = 546;

export function withoutDust<Output extends { value: number }>(utxos: readonly Output[]): Output[] {
  return utxos.filter(({ value }) => value > DUST_LIMIT);
}

export interface Balance {
  /** Confirmed and unconfirmed. */
  total: Sats;
  unconfirmed: Sats;
  /** Amount without enough confirmations to count towards *active*; absent: none. */
  arriving?: Sats;
  /** Number of unspent outputs; a release spends them all. */
  outputs: number;
}

/** Throws AppError `balance-unknown` if the sum exceeds the money supply, or an output has two values. */
export function computeBalance(outputs: readonly Utxo[]): Balance {
  const utxos = listOnce(outputs);
  const total = sumAmounts(utxos.map(({ value }) => value));
  const unconfirmed = sumAmounts(utxos.filter(({ confirmed }) => !confirmed).map(({ value }) => value));
  // Stryker disable next-line ConditionalExpression: a part does not exceed the sum.
  if (total === null || unconfirmed === null)
    throw new AppError('balance-unknown', 'The sum of the unspent outputs exceeds the money supply');
  return { total, unconfirmed, outputs: utxos.length };
}

/** An output lies at one address only, so one that is reported at several counts once. */
function listOnce(outputs: readonly Utxo[]): Utxo[] {
  const coins = new Map<string, Utxo>();
  for (const output of outputs) {
    const outpoint = `${output.txid}:${output.vout}`;
    const known = coins.get(outpoint);
    if (known !== undefined && known.value !== output.value)
      throw new AppError('balance-unknown', 'The explorer reports an output with two values');
    coins.set(outpoint, known ?? output);
  }
  return [...coins.values()];
}

/**
 * The deposit with txid, vout and amount of its payment; `null` if already recorded or not paid.
 * @param isGone the recorded payment no longer exists: its replacement is recorded
 */
export function recordPayment(deposit: Transaction, utxos: readonly Utxo[], isGone = false): Transaction | null {
  const [paid] = withoutDust(utxos);
  if ((deposit.txid !== null && !isGone) || paid === undefined) return null;
  return { ...deposit, txid: paid.txid, vout: paid.vout, amount: paid.value };
}

/** The output is the recorded payment, or belongs to it. */
export function isPaymentOf({ txid, vout }: Transaction, coin: Utxo): boolean {
  return coin.txid === txid && (vout === null || coin.vout === vout);
}

interface CountedBalance {
  /** `undecided`: some address is not checked yet; never shown as zero. */
  balance: Balance | 'undecided';
  /** Funds at addresses that do not count. */
  excluded: Sats;
  /** Dust at addresses that count. */
  dust: Sats;
}

/** Sums the outputs at addresses that count. Throws AppError `balance-unknown`. */
export function computeCountedBalance(
  outputs: ReadonlyMap<string, readonly Utxo[]>,
  getStatus: (address: string) => DepositStatus,
  rule: ConfirmationRule = NO_CONFIRMATIONS,
): CountedBalance {
  const all = [...outputs].map(([address, utxos]) => ({ status: getStatus(address), utxos }));
  const counting = all.filter(({ status }) => status === 'counts').flatMap(({ utxos }) => utxos);
  const others = all.filter(({ status }) => status !== 'counts').flatMap(({ utxos }) => utxos);
  const undecided = all.some(({ status }) => status === 'undecided');
  const known = withoutDust(counting);
  const dust = computeBalance(counting.filter(({ value }) => value <= DUST_LIMIT)).total;
  const { total: arriving } = computeBalance(known.filter((utxo) => !isDeepEnough(utxo, rule)));
  const balance = { ...computeBalance(known), ...(arriving > 0 ? { arriving } : {}) };
  return { balance: undecided ? 'undecided' : balance, excluded: computeBalance(others).total, dust };
}

/** Outpoints (`txid:vout`) of the outputs that `computeCountedBalance` counts. */
export function listCountedCoins(
  outputs: ReadonlyMap<string, readonly Utxo[]>,
  getStatus: (address: string) => DepositStatus,
): string[] {
  const counting = [...outputs].filter(([address]) => getStatus(address) === 'counts').flatMap(([, utxos]) => utxos);
  return [...new Set(withoutDust(counting).map(({ txid, vout }) => `${txid}:${vout}`))].sort();
}

/** Addresses linked to the block explorer: those of pending and active guarantees (docs/specification.md#guarantees-panel-scrollable). */
export function listLinkedAddresses(guarantee: Pick<Guarantee, 'status' | 'deposits'>): string[] {
  const linked = guarantee.status === 'pending' || guarantee.status === 'active';
  return linked ? listDepositAddresses(guarantee) : [];
}
