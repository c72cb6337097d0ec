import { getRecordedAmount } from '@/domain/guarantees/withdrawal-amount';
import type { Transaction } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { type Id, isSameId } from '@/domain/primitives/ids';

/*
 * Requests of the user that the backend may not have recorded. An intent is stored before its call, so that neither a
 * lost answer nor a closed tab leaves an unknown record behind.
 */

interface IntentBase {
  key: string;
  contractId: Id;
  guaranteeId: Id;
}

/** A withdrawal that was requested or created and is not signed: this page signs it, or it is deleted. */
interface ReleaseIntent extends IntentBase {
  kind: 'release';
  /** Destination and amount, as the record has them. */
  address: string | null;
  amount: Sats | null;
  /** Withdrawals before the request. */
  known: Id[];
  /** `null` until the backend has answered. */
  withdrawalId: Id | null;
}

/** The user's signature on a withdrawal, not saved at the backend yet. */
export interface SignatureIntent extends IntentBase {
  kind: 'signature';
  /** With `signedPsbt` and `signer`. */
  withdrawal: Transaction;
}

/** A deposit address that was requested and not received yet. */
export interface DepositIntent extends IntentBase {
  kind: 'deposit';
  /** Deposits before the request. */
  known: Id[];
}

export type StoredIntent = ReleaseIntent | SignatureIntent | DepositIntent;

/** The withdrawals that a release created, unsigned, among those of its guarantee: more than one if the browser sent the request again. */
export function listCreated(
  { withdrawalId, address, amount, known }: Pick<ReleaseIntent, 'withdrawalId' | 'address' | 'amount' | 'known'>,
  userId: Id,
  withdrawals: readonly Transaction[],
): Transaction[] {
  const unsigned = withdrawals.filter(
    ({ signer, signedPsbt, txid }) => signer === null && !signedPsbt && txid === null,
  );
  if (withdrawalId !== null) return unsigned.filter(({ id }) => isSameId(id, withdrawalId));
  return unsigned.filter(
    (each) =>
      each.address === address &&
      getRecordedAmount(each) === amount &&
      each.receiverIds.some((receiver) => isSameId(receiver, userId)) &&
      !known.some((id) => isSameId(id, each.id)),
  );
}
