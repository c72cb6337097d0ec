import { type ActivityEvent, createEvent } from '@/domain/activity/activity';
import { toSignatureId, toWithdrawalRecord } from '@/domain/activity/record-events';
import type { Contract, Transaction } from '@/domain/models';
import { type Sats, sumAmounts } from '@/domain/primitives/amount';
import { type Id, isSameId } from '@/domain/primitives/ids';
import type { GivenSignature } from '@/domain/withdrawals/open-signatures';
import { findSigner } from '@/domain/withdrawals/signers';

/** The facts that the signatures of a PSBT prove, no matter who sent it. */
export interface ProvenSignatures {
  txid: string;
  /** Keys, hex, with a valid signature on every input. */
  signedBy: string[];
  /** Addresses of the witness scripts that the signatures commit to. */
  from: string[];
  outputs: { address: string | null; amount: Sats }[];
}

export interface SignedWithdrawal {
  guaranteeId: Id;
  withdrawal: Transaction;
  proven: ProvenSignatures;
}

/**
 * Signatures that this device has verified. A signature on a transaction that spends anything but the contract's
 * deposits proves nothing here.
 * @param isDeposit true for addresses that follow from the keys
 */
export function listSignatureEvents(
  contract: Contract,
  signed: readonly SignedWithdrawal[],
  isDeposit: (address: string) => boolean,
): ActivityEvent[] {
  return signed.flatMap(({ guaranteeId, withdrawal, proven: { txid, signedBy, from, outputs } }) => {
    if (from.length === 0 || !from.every(isDeposit)) return [];
    const paid = outputs.filter(({ address }) => address === null || !isDeposit(address));
    // The record of coins that only move within the guarantee names what moves.
    const amount = paid.length === 0 ? null : sumAmounts(paid.map((output) => output.amount));
    return signedBy.flatMap((key) => {
      // The third key of a deposit is the arbitrator's.
      const person = findSigner(contract, key) ?? contract.arbitrator;
      if (person === null) return [];
      const at = isSameId(person, withdrawal.signer) ? withdrawal.updatedAt : withdrawal.createdAt;
      return [toEvent(withdrawal.id, { person, guaranteeId, amount, hash: txid, at })];
    });
  });
}

/** Signatures that were given on this device. */
export function listGivenEvents(contract: Contract, given: readonly GivenSignature[]): ActivityEvent[] {
  return given
    .filter(({ contractId }) => isSameId(contractId, contract.id))
    .flatMap(({ kind, txid, publicKey, guaranteeId, withdrawal, replaces, givenAt }) => {
      const person = findSigner(contract, publicKey);
      if (person === null) return [];
      const { id } = withdrawal;
      // The server's record of a replacement has the amount of the replaced release.
      const amount = replaces.length > 0 ? null : withdrawal.amount;
      const event = toEvent(id, { person, guaranteeId, amount, hash: txid, at: givenAt, timeFrom: 'device' });
      // Signed at several fee rates: one event, of no single transaction.
      return [kind === 'return' ? { ...event, kind, hash: null } : event];
    });
}

function toEvent(withdrawalId: Id, known: Partial<ActivityEvent> & { person: Id }): ActivityEvent {
  const id = toSignatureId(withdrawalId, known.person);
  return createEvent({ id, kind: 'signature', proof: 'signed', record: toWithdrawalRecord(withdrawalId), ...known });
}
