import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { isKnownSince } from '@/domain/deposits/address-memory';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import type { Contract, Guarantee, GuaranteeRef, Transaction } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { canBeMistaken } from '@/domain/primitives/look-alike';
import type { PaidOutput } from '@/domain/withdrawals/inspection';
import {
  findIndependent,
  type GivenSignature,
  isAskedBeside,
  isByKeyOf,
  isFollowedBy,
  isOfGuarantee,
  isRecorded,
  type Spending,
} from '@/domain/withdrawals/open-signatures';
import { logger } from '@/lib/logger';
import { listCurrentWithdrawals } from '@/services/current-withdrawals.service';
import { withTimeout } from '@/store/calls/with-timeout';
import { requireContract, requireGuarantee, selectGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { readPlaces } from '@/store/deposits/address-memory.thunks';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { settleReturns } from '@/store/signing/open-returns.thunks';
import { isFinal, isSaidMined, listReopened } from '@/store/signing/settled.thunks';
import { noteSigner } from '@/store/signing/signature-memory.thunks';
import { keepSignatures, listGivenSignatures, settleSignatures } from '@/store/signing/signature-store';

/** A transaction that the user has just signed. */
export interface Signed {
  withdrawal: Transaction;
  psbt: string;
  txid: string;
  /** The raw transaction, hex, if it is complete. */
  txHex: string | null;
  /** Transactions that this one replaces. */
  replaces: string[];
  payees?: GivenSignature['payees'];
  kind?: GivenSignature['kind'];
  from?: number;
}

/** Keeps the user's signatures on this device before they are sent. Throws AppError `signatures-not-kept`. */
export function keepOwnSignatures(guaranteeRef: GuaranteeRef, signed: readonly Signed[]): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const engine = await loadBitcoin();
    const spent = await Promise.all(signed.map(({ psbt }) => engine.readSpentOutputs(psbt, settings().network)));
    const publicKey = selectSigner(getState()) ?? '';
    const guarantee = requireGuarantee(getState(), guaranteeRef);
    const { keys } = requireContract(getState(), guaranteeRef.contractId);
    await keepSignatures(
      signed.map(({ psbt: _psbt, ...each }, at) => ({
        ...guaranteeRef,
        ...each,
        spends: spent[at] ?? [],
        publicKey,
        addresses: listDepositAddresses(guarantee),
        description: guarantee.description,
        contractKeys: keys.flatMap((key) => key.publicKey?.toLowerCase() ?? []),
        givenAt: new Date().toISOString(),
        settledAt: null,
      })),
    );
    await dispatch(noteSigner(publicKey));
  };
}

/** A payment that is about to be signed. */
export interface NextPayment {
  /** `txid:vout` of the coins that it spends. */
  outpoints: readonly string[];
  payments: readonly PaidOutput[];
}

export interface OpenSignatures {
  /** The next payment has to exclude these. */
  inTheWay: Spending[];
  /** Payments from other guarantees, which the user has to know of first. */
  beside: GivenSignature[];
}

/**
 * The open signatures that matter to a payment from this guarantee, among all that the account has given. Those that could be
 * mined as well are looked up first, and settled if they are final. Throws AppError `signatures-not-kept`.
 */
export function fetchOpenSignatures(guaranteeRef: GuaranteeRef, next: NextPayment): AppThunk<Promise<OpenSignatures>> {
  return async (dispatch, getState) => {
    const contract = requireContract(getState(), guaranteeRef.contractId);
    const guarantee = requireGuarantee(getState(), guaranteeRef);
    const known = await dispatch(readPlaces(contract));
    const contractKeys = contract.keys.map(({ publicKey }) => publicKey);
    const judge = (signature: GivenSignature) => {
      if (isOfGuarantee(signature, guarantee)) return 'refuse';
      const isKnown = isKnownSince(known, contract.id, guarantee, signature.givenAt);
      const isSeparate = isKnown && isToldApart(getState(), signature, guarantee);
      return isAskedBeside(signature, { ...next, contractKeys, isSeparate }) ? 'ask' : 'pass';
    };
    await dispatch(settleReturns(guaranteeRef));
    const given = await dispatch(listByKeysOf(contract));
    const relevant = given.filter((each) => isIndependent(each, next.outpoints) && judge(each) !== 'pass');
    const open = (await dispatch(settle(relevant, guarantee, given))).filter(
      (each) => !(isFollowedBy(each, next.outpoints) && isShownAsPaid(getState(), each, guarantee, given)),
    );
    const beside: GivenSignature[] = [];
    for (const each of open.filter((one) => judge(one) === 'ask')) {
      if (!(await dispatch(isMade(each, guarantee, given)))) beside.push(each);
    }
    return { inTheWay: open.filter((each) => judge(each) === 'refuse').map(toSpending), beside };
  };
}

/**
 * Payments from a guarantee that others can still complete, as far as this device knows. Throws AppError
 * `signatures-not-kept`.
 */
export function fetchOpenSignaturesOf(guaranteeRef: GuaranteeRef): AppThunk<Promise<GivenSignature[]>> {
  return async (dispatch, getState) => {
    const guarantee = requireGuarantee(getState(), guaranteeRef);
    const given = await dispatch(listByKeysOf(requireContract(getState(), guaranteeRef.contractId)));
    const own = given.filter((each) => isOfGuarantee(each, guarantee));
    const open = await dispatch(settle(own, guarantee, given));
    // One that is mined stays open for new payments until it is recorded, but nobody has to complete it.
    const mined = await Promise.all(
      open.map(async (each) => (await isFinal(each, true)) || dispatch(isMade(each, guarantee, given))),
    );
    return open.filter((_each, at) => !mined[at]);
  };
}

/** Whether the user can tell the guarantee of a signature from this one: by its description, or because both are shown. */
function isToldApart(state: RootState, signature: GivenSignature, guarantee: Guarantee): boolean {
  const signed = selectGuarantee(state, signature);
  const isShown = signed !== null && listDepositAddresses(signed).some((each) => signature.addresses.includes(each));
  return isShown || !canBeMistaken(guarantee.description, signature.description);
}

/**
 * The signatures by a key that matters to the contract, in the order in which they were given. Returns are left out: a release need
 * not exclude them (docs/terms.md#return-dates).
 */
function listByKeysOf(contract: Contract): AppThunk<Promise<GivenSignature[]>> {
  return async (_dispatch, getState) => {
    const ownKey = selectSigner(getState());
    const given = (await listGivenSignatures()).filter(
      (each) => each.kind !== 'return' && isByKeyOf(each, contract, ownKey),
    );
    // Of a transaction that both parties signed on this device, the user's own signature counts.
    const byTxid = new Map(given.map((each) => [each.txid, each]));
    for (const each of given) if (each.publicKey === ownKey) byTxid.set(each.txid, each);
    return [...byTxid.values()].sort((a, b) => a.givenAt.localeCompare(b.givenAt));
  };
}

/** Settles those that are final, opens again those whose coins are back, and returns the open ones. */
function settle(
  signatures: readonly GivenSignature[],
  guarantee: Guarantee,
  given: readonly GivenSignature[],
): AppThunk<Promise<GivenSignature[]>> {
  return async (dispatch) => {
    const reopened = await dispatch(listReopened(signatures.filter(({ settledAt }) => settledAt !== null)));
    const open: GivenSignature[] = [];
    for (const signature of signatures) {
      const isReopened = reopened.includes(signature);
      if (signature.settledAt !== null && !isReopened) continue;
      if (isReopened) await settleSignatures([signature], null);
      if (!isReopened && (await isFinal(signature, await dispatch(isPaid(signature, guarantee, given)))))
        await settleSignatures([signature], new Date().toISOString());
      else open.push(signature);
    }
    return open;
  };
}

/** As `isShownAsPaid`. For a payment from another guarantee, whose records may be old or not loaded, the backend is asked. Never rejects. */
function isPaid(
  signature: GivenSignature,
  guarantee: Guarantee,
  given: readonly GivenSignature[],
): AppThunk<Promise<boolean>> {
  return async (_dispatch, getState) => {
    if (isShownAsPaid(getState(), signature, guarantee, given)) return true;
    if (isOfGuarantee(signature, guarantee)) return false;
    try {
      return isRecorded(signature, { withdrawals: await withTimeout(listCurrentWithdrawals(signature)) }, given);
    } catch (error) {
      logger.warn(`Whether a payment is recorded is unknown: ${toErrorData(error).message}`);
      return false;
    }
  };
}

/** The word of an explorer without raw transactions counts only with the backend's record. Never rejects. */
function isMade(...of: Parameters<typeof isPaid>): AppThunk<Promise<boolean>> {
  return async (dispatch) => (await dispatch(isPaid(...of))) && dispatch(isSaidMined(of[0]));
}

/** Whether the backend shows the payment as made, in the guarantee that it was made from. */
function isShownAsPaid(
  state: RootState,
  signature: GivenSignature,
  guarantee: Guarantee,
  given: readonly GivenSignature[],
): boolean {
  // The parties see it without a record.
  if (signature.kind !== undefined) return true;
  const own = isOfGuarantee(signature, guarantee) ? guarantee : selectGuarantee(state, signature);
  return own !== null && isRecorded(signature, own, given);
}

function isIndependent(signature: GivenSignature, outpoints: readonly string[]): boolean {
  return findIndependent([toSpending(signature)], { txid: '', outpoints }).length > 0;
}

function toSpending({ txid, spends, replaces }: GivenSignature): Spending {
  return { txid, outpoints: spends.map(({ outpoint }) => outpoint), replaces };
}
