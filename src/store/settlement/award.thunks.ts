import type { DepositKeys } from '@/bitcoin/api';
import { loadBitcoin } from '@/bitcoin/client';
import type { Contract, Guarantee, GuaranteeRef, Transaction } from '@/domain/models';
import { toSats } from '@/domain/primitives/amount';
import { AppError, type Result } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { getOtherRole, type TermsRole } from '@/domain/seals/terms';
import type { Award } from '@/domain/settlement/award';
import { type AwardFault, findAwardFault, findPlaceFault, listUnstated } from '@/domain/settlement/award-rules';
import { listRivalAwards } from '@/domain/settlement/award-state';
import { getOfferFee } from '@/domain/settlement/offer';
import { toDecided } from '@/domain/settlement/settled';
import type { KnownAward, SettlementRecord } from '@/domain/settlement/settlement-record';
import { listStated } from '@/domain/settlement/stated';
import type { Consent } from '@/domain/withdrawals/consent';
import type { Intent } from '@/lib/intent';
import { MAX_AWARD_FILE, parseAwardFile } from '@/services/schemas/award';
import { toResult } from '@/store/calls/requests';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { listContractAddresses } from '@/store/deposits/address-memory.thunks';
import { verifyGuarantee } from '@/store/deposits/verify.thunks';
import type { PartyPlace } from '@/store/seals/party-place';
import { readStated } from '@/store/seals/payouts.thunks';
import { broadcastSettlement } from '@/store/settlement/broadcast-settlement';
import { loadSettlementCoins } from '@/store/settlement/load-coins.thunks';
import { keepSettlement } from '@/store/settlement/send-lines.thunks';
import {
  selectAwardGuarantees,
  selectDepositKeys,
  selectSettlementPlace,
} from '@/store/settlement/settlement.selectors';
import { syncSettlements } from '@/store/settlement/sync-settlements.thunks';
import type { TermsConsent } from '@/store/signing/gate';
import { type Review, readDraft, type TransactionDraft } from '@/store/signing/review.thunks';
import { requireComplete, signTransaction, withSigner } from '@/store/signing/sign.thunks';

/** Bytes. A longer file is no decision. */
export const MAX_FILE = 2 * MAX_AWARD_FILE;

/** A decision that was opened here. */
export interface AwardRef {
  contractId: Id;
  hash: string;
}

function refuse(rule: AwardFault): AppError {
  return new AppError('award-refused', `The decision breaks a rule: ${rule}`, { rule });
}

/**
 * Takes the arbitrator's decision from its file, verifies that it is by this contract's arbitrator and about one of its guarantees, and
 * keeps it, so that the payment is known on both sides. Fails with `award-refused` and the rule.
 */
export function openAward(contractId: Id, text: string): AppThunk<Promise<Result<KnownAward>>> {
  return (dispatch, getState) =>
    toResult('Opening a decision', async () => {
      const contract = requireContract(getState(), contractId);
      const { party, keys } = requireParty(getState(), contract);
      const signed = parseAwardFile(text);
      if (signed === null) throw refuse('no-award');
      const { network, contract: id } = party.place;
      const fault = findPlaceFault(signed.award, { network, contract: id, guarantees: null });
      if (fault !== null) throw refuse(fault);
      await dispatch(findGuarantee(contract, signed.award, keys));
      const verdict = await (await loadBitcoin()).verifyAward(signed, keys);
      if ('fault' in verdict) throw refuse(verdict.fault);
      const known = { ...signed, hash: verdict.hash, txid: verdict.txid };
      await dispatch(keepSettlement(contractId, { awards: [known] }));
      await dispatch(syncSettlements(contractId));
      return known;
    });
}

function requireParty(state: RootState, contract: Contract) {
  const [party, keys] = [selectSettlementPlace(state, contract), selectDepositKeys(state, contract)];
  if (party === null || keys === null) throw new AppError('keys-changed', 'A key of the contract is unknown');
  return { party, keys };
}

/** The guarantee that the coins are of, by addresses that are verified now. Throws `award-refused` if it is none or not one. */
function findGuarantee(contract: Contract, award: Award, { arbitratorKey }: DepositKeys): AppThunk<Promise<Guarantee>> {
  return async (dispatch, getState) => {
    for (const each of contract.guarantees) await dispatch(verifyGuarantee(contract, each, arbitratorKey));
    const [guarantee, ...others] = selectAwardGuarantees(getState(), contract, award);
    if (others.length > 0) throw refuse('several-guarantees');
    if (guarantee === undefined) throw refuse('other-contract');
    return guarantee;
  };
}

/** Reads a decision against the chain before the password is asked. Fails with `award-refused` and the rule. */
export function reviewAward(ref: AwardRef, signal?: AbortSignal): AppThunk<Promise<Result<Review>>> {
  return (dispatch) =>
    toResult('Reading a decision', async () => {
      const { draft } = await dispatch(draftAward(ref, signal));
      return dispatch(readDraft(draft, signal));
    });
}

interface AwardDraft {
  draft: TransactionDraft;
  toRecord: () => Transaction;
}

/**
 * The transaction of a decision with the arbitrator's half, built from its text, after checking the text against the contract and the
 * chain. The file is verified again: keys may have changed since it was opened.
 */
function draftAward({ contractId, hash }: AwardRef, signal?: AbortSignal): AppThunk<Promise<AwardDraft>> {
  return async (dispatch, getState) => {
    const record = await dispatch(keepSettlement(contractId, {}));
    const known = record.awards.find((each) => each.hash === hash);
    if (known === undefined) throw refuse('no-award');
    const contract = requireContract(getState(), contractId);
    const { party, keys } = requireParty(getState(), contract);
    const { award } = known;
    const guarantee = await dispatch(findGuarantee(contract, award, keys));
    const verdict = await (await loadBitcoin()).verifyAward(known, keys);
    if ('fault' in verdict) throw refuse(verdict.fault);
    const guaranteeRef: GuaranteeRef = { contractId, guaranteeId: guarantee.id };
    const { coins, fastestFee, minimumFee } = await dispatch(loadSettlementCoins(guaranteeRef, signal));
    const stated = await dispatch(listAllStated(contract, party, record));
    const deposits = await dispatch(listContractAddresses(contract));
    const rule = findAwardFault(award, { coins, deposits, stated, fastestFee, minimumFee });
    if (rule !== null) throw refuse(rule);
    const settlement = { coins: award.coins, outputs: award.outputs, locktime: 0, keys };
    // The output that leaves the user's side; the first one if the other party gets nothing.
    const paid = award.outputs.find(({ to }) => to === getOtherRole(party.own)) ?? award.outputs[0];
    if (paid === undefined) throw refuse('no-award');
    const pays = { address: paid.address, amount: paid.value };
    const isUnstated = listUnstated(award, stated).length > 0;
    const shownFee = toSats(getOfferFee(award));
    const [rival = null] = listRivalAwards(award, hash, record.awards);
    const about = { award, isUnstated, rival: rival?.award.number ?? null };
    const draft = { guaranteeRef, psbt: verdict.psbt, pays, shownFee, settlement, award: about };
    return {
      draft: { ...draft, kind: 'award' },
      toRecord: () => toDecided(hash, guarantee.id, { ...pays, txid: null }),
    };
  };
}

/** Payout addresses, and those of offers and return dates: each is signed by its party. */
function listAllStated(
  contract: Contract,
  { place }: PartyPlace,
  record: SettlementRecord,
): AppThunk<Promise<Record<TermsRole, string[]>>> {
  return async (dispatch) => {
    const [stated, payouts] = [listStated(record, place), await dispatch(readStated(contract))];
    return {
      owner: [...stated.owner, ...payouts.owner],
      counterparty: [...stated.counterparty, ...payouts.counterparty],
    };
  };
}

export interface AwardOrder extends TermsConsent {
  ref: AwardRef;
  guaranteeId: Id;
  password: string;
  consent: Consent;
}

/**
 * Adds the user's signature to a decision and broadcasts it; resolves to the txid. It may be repeated: the same transaction is made
 * again. Errors: those of a co-signature, and `award-refused`.
 */
export function completeAward(
  { ref, guaranteeId, password, consent, acceptedTerms }: AwardOrder,
  intent: Intent,
): AppThunk<Promise<Result<string>>> {
  return (dispatch) =>
    toResult('Completing a decision', () => {
      const { contractId } = ref;
      const request = { contractId, guaranteeId, action: 'settle', acceptedTerms, password, intent } as const;
      return dispatch(
        withSigner(request, async (signer) => {
          const { draft, toRecord } = await intent.call(() => dispatch(draftAward(ref)));
          const order = { ...draft, consent, isLast: true, toRecord };
          const final = requireComplete(await dispatch(signTransaction(signer, order)));
          intent.progress('sending');
          await broadcastSettlement(final, intent);
          await dispatch(keepSettlement(contractId, { settled: [final.txid] }));
          await dispatch(syncSettlements(contractId));
          return final.txid;
        }),
      );
    });
}
