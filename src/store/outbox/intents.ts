import type { Transaction } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { type Id, sameId } from '@/domain/primitives/ids';

/*
 * What the user asked for and the backend may not have on record. An intent is stored before the call that it is about,
 * so that neither a lost answer nor a closed tab leaves something behind that nobody knows of.
 */

interface IntentBase {
  key: string;
  contractId: Id;
  guaranteeId: Id;
}

/** A withdrawal that is being created, or was and is not signed: it is signed in this page or deleted again. */
export interface ReleaseIntent extends IntentBase {
  kind: 'release';
  /** The order. */
  address: string | null;
  amount: Sats | null;
  /** Withdrawals that were there before. */
  known: Id[];
  /** `null` until the backend answered it. */
  withdrawalId: Id | null;
}

/** The user's signature on a withdrawal that the backend has not taken yet. */
export interface SignatureIntent extends IntentBase {
  kind: 'signature';
  /** With `signedPsbt` and `signer`. */
  withdrawal: Transaction;
}

/** A deposit address that was asked for and not seen yet. */
export interface DepositIntent extends IntentBase {
  kind: 'deposit';
  /** Deposits that were there before. */
  known: Id[];
}

export type Intent = ReleaseIntent | SignatureIntent | DepositIntent;

/** The withdrawal that a release created, among those of its guarantee; `null` when there is none. */
export function findCreated(
  { withdrawalId, address, amount, known }: Pick<ReleaseIntent, 'withdrawalId' | 'address' | 'amount' | 'known'>,
  userId: Id,
  withdrawals: readonly Transaction[],
): Transaction | null {
  const unsigned = withdrawals.filter(
    ({ signer, signedPsbt, txid }) => signer === null && !signedPsbt && txid === null,
  );
  if (withdrawalId !== null) return unsigned.find(({ id }) => sameId(id, withdrawalId)) ?? null;
  const own = unsigned.filter(
    (each) =>
      each.address === address &&
      each.amount === amount &&
      each.receiverIds.some((receiver) => sameId(receiver, userId)) &&
      !known.some((id) => sameId(id, each.id)),
  );
  return own.at(-1) ?? null;
}
