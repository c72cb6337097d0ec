import { loadBitcoin } from '@/bitcoin/client';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import { toSats } from '@/domain/primitives/amount';
import { AppError, type Result } from '@/domain/primitives/errors';
import { getOtherRole } from '@/domain/seals/terms';
import { fillOutputs, getOfferFee } from '@/domain/settlement/offer';
import { findOfferFault } from '@/domain/settlement/offer-rules';
import { canAccept, getOfferTask, type OfferView } from '@/domain/settlement/offer-state';
import { toWithdrawal } from '@/domain/settlement/settled';
import { toResult } from '@/store/calls/requests';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { listContractAddresses } from '@/store/deposits/address-memory.thunks';
import { loadSettlementCoins } from '@/store/settlement/load-coins.thunks';
import { keepSettlement } from '@/store/settlement/send-lines.thunks';
import { selectDepositKeys, selectOffer, selectSettlementPlace } from '@/store/settlement/settlement.selectors';
import { syncSettlements } from '@/store/settlement/sync-settlements.thunks';
import { type Review, readDraft, type TransactionDraft } from '@/store/signing/review.thunks';

/** An offer that the user is about to accept, or to complete. */
export interface SettlementRef {
  guaranteeRef: GuaranteeRef;
  /** Of the offer. */
  hash: string;
  /** Where the party that accepts is paid; empty if it gets nothing. */
  address: string;
}

/** Reads an offer before the password is asked. Fails with `offer-not-open`, or with `offer-refused` and the rule. */
export function reviewSettlement(ref: SettlementRef, signal?: AbortSignal): AppThunk<Promise<Result<Review>>> {
  return (dispatch) =>
    toResult('Reading a settlement', async () => {
      const { draft } = await dispatch(draftSettlement(ref, signal));
      return dispatch(readDraft(draft, signal));
    });
}

interface SettlementDraft {
  draft: TransactionDraft;
  txid: string;
  toRecord: () => Transaction;
}

/**
 * The transaction of an offer, after checking the offer against the contract and the chain: without signatures for the party that
 * accepts, with theirs for its maker. Throws AppError `offer-not-open`, `offer-refused`,
 * `settlements-not-kept`, and those of `loadSettlementCoins`.
 */
export function draftSettlement(
  { guaranteeRef, hash, address }: SettlementRef,
  signal?: AbortSignal,
): AppThunk<Promise<SettlementDraft>> {
  return async (dispatch, getState) => {
    // Nothing is signed that could not be kept.
    await dispatch(keepSettlement(guaranteeRef.contractId, {}));
    await dispatch(syncSettlements(guaranteeRef.contractId));
    const view = await dispatch(requireOffer(guaranteeRef, hash));
    const contract = requireContract(getState(), guaranteeRef.contractId);
    const [party, keys] = [selectSettlementPlace(getState(), contract), selectDepositKeys(getState(), contract)];
    if (party === null || keys === null) throw new AppError('keys-changed', 'A key of the contract is unknown');
    const { coins, fastestFee, minimumFee } = await dispatch(loadSettlementCoins(guaranteeRef, signal));
    const { offer, acceptance, isOwn } = view;
    const answer = isOwn ? (acceptance?.address ?? '') : address;
    const deposits = await dispatch(listContractAddresses(contract));
    const ground = { place: party.place, coins, deposits, answer, fastestFee, minimumFee };
    const rule = findOfferFault(offer, ground);
    if (rule !== null) throw new AppError('offer-refused', `The offer ${hash} breaks a rule: ${rule}`, { rule });
    const outputs = fillOutputs(offer, answer);
    const settlement = { coins: offer.coins, outputs, locktime: 0, keys };
    const signed =
      isOwn && acceptance !== null ? { publicKey: party.place[getOtherRole(party.own)], ...acceptance } : undefined;
    const { psbt, txid } = await (await loadBitcoin()).buildSpend(settlement, signed);
    // The other party's output, or the user's if the other party gets nothing.
    const paid = outputs.find(({ to }) => to === getOtherRole(party.own)) ?? outputs[0];
    if (paid === undefined) throw new AppError('unexpected', 'The offer has no output');
    const pays = { address: paid.address, amount: paid.value };
    const shownFee = isOwn ? null : toSats(getOfferFee(offer));
    return {
      txid,
      draft: { guaranteeRef, psbt, pays, shownFee, settlement, offer },
      toRecord: () => toWithdrawal(view, guaranteeRef.guaranteeId, { ...pays, txid: null }),
    };
  };
}

/** An offer that the user can still accept, or complete if it is their own and accepted. */
function requireOffer({ contractId, guaranteeId }: GuaranteeRef, hash: string): AppThunk<Promise<OfferView>> {
  return async (_dispatch, getState) => {
    const contract = requireContract(getState(), contractId);
    const view = selectOffer(getState(), contract, guaranteeId, hash);
    if (view !== null && (getOfferTask(view) !== null || canAccept(view))) return view;
    throw new AppError('offer-not-open', `The offer ${hash} is ${view?.state ?? 'not known'}`);
  };
}
