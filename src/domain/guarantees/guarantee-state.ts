import { isEmptyBalance, listLeaving } from '@/domain/guarantees/guarantee-status';
import type { Guarantee, Transaction } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { sortByCreation } from '@/domain/primitives/dates';

export type GuaranteeStateName =
  | 'created'
  | 'address'
  | 'funded-partial'
  | 'funded-unconfirmed' // the whole amount, not confirmed yet
  | 'funded-arriving' // the whole amount, without enough confirmations to count
  | 'funded-missing' // a recorded payment no longer exists
  | 'funded';

/** The current progress of a guarantee. */
export interface GuaranteeState {
  name: GuaranteeStateName;
  /** To link to the block explorer. */
  link: { address: string } | { txid: string } | null;
}

/** The balance according to the explorer. */
export interface StateFunds {
  total: Sats;
  unconfirmed: Sats;
  /** Absent: none. */
  arriving?: Sats;
}

/**
 * Derived from current data; `null` while its deposits or withdrawals are unknown, and once money has left: the payments say it all.
 * `funds` is `null` while the balance is unknown.
 */
export function getGuaranteeState(
  guarantee: Guarantee,
  funds: StateFunds | null,
  isMissing = false,
): GuaranteeState | null {
  if (guarantee.deposits === null || guarantee.withdrawals === null) return null;
  if (guarantee.status === 'executed') return null;
  if (isMissing) return { name: 'funded-missing', link: null };
  if (isReleased(guarantee.withdrawals, guarantee.deposits) || hasLeftUnrecorded(guarantee, funds)) return null;
  const deposits = sortByCreation(guarantee.deposits);
  const paid = deposits.findLast(({ txid }) => txid !== null);
  const funded = getFunded(guarantee, funds, paid !== undefined);
  if (funded !== null) return { name: funded, link: toTxLink(paid) };
  const address = deposits.find((deposit) => deposit.address !== null)?.address ?? null;
  return address === null ? { name: 'created', link: null } : { name: 'address', link: { address } };
}

/**
 * The explorer lists nothing of a guarantee that was paid, and the server records no release: a transaction that was signed elsewhere
 * has moved it (docs/recovery-file.md), or the explorer has not seen the payment yet.
 */
export function hasLeftUnrecorded(
  { status, deposits, withdrawals }: Pick<Guarantee, 'status' | 'deposits' | 'withdrawals'>,
  funds: Pick<StateFunds, 'total'> | null,
): boolean {
  if (withdrawals === null || funds === null || !isEmptyBalance(funds.total)) return false;
  const isNoted = deposits?.some(({ txid }) => txid !== null) === true;
  return (
    !isReleased(withdrawals, deposits) &&
    (status === 'active' || status === 'in_dispute' || (status === 'expired' && isNoted))
  );
}

function isReleased(withdrawals: readonly Transaction[], deposits: Guarantee['deposits']): boolean {
  return listLeaving(withdrawals, deposits).some(({ txid }) => txid !== null);
}

/** A guarantee that left `pending` was funded (docs/specification.md#guarantee-status). `null`: nothing is paid. */
function getFunded(
  { status, amount }: Guarantee,
  funds: StateFunds | null,
  isNoted: boolean,
): GuaranteeStateName | null {
  const total = funds?.total ?? 0;
  if (status !== 'pending' && status !== 'expired')
    return (funds?.unconfirmed ?? 0) > 0 ? 'funded-unconfirmed' : 'funded';
  if (!isNoted && total === 0) return null;
  if (amount === null || total < amount) return 'funded-partial';
  return (funds?.arriving ?? 0) > 0 ? 'funded-arriving' : 'funded-unconfirmed';
}

function toTxLink(transaction: Transaction | undefined): GuaranteeState['link'] {
  return transaction === undefined || transaction.txid === null ? null : { txid: transaction.txid };
}
