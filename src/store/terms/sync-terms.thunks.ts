import { createSelector } from '@reduxjs/toolkit';
import { settings } from '@/config/settings';
import { hasBothParties } from '@/domain/keys/current-keys';
import type { Contract } from '@/domain/models';
import type { Result } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { keepOwn, mergeRecords, NO_TERMS, type TermsRecord } from '@/domain/terms/record';
import { listMissing } from '@/domain/terms/revisions';
import { followContract } from '@/domain/terms/state';
import { logger } from '@/lib/logger';
import { toResult } from '@/store/calls/requests';
import { loadMessages } from '@/store/chat/chat.thunks';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { loadContract } from '@/store/contracts/load.thunks';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { isSameJson } from '@/store/device/merge-changes';
import { selectKeyFinding, selectKnownArbitratorKey } from '@/store/keys/keys.selectors';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { checkPayout, selectPayoutPlace, syncPayouts } from '@/store/payout-addresses/payout-addresses.thunks';
import { readStatements } from '@/store/statements/read-statements';
import { checkSeal, readSealLines } from '@/store/terms/read-chat';
import { selectContractTerms, selectTermsRole, toTermsSource } from '@/store/terms/terms.selectors';
import { type ContractTerms, termsRead } from '@/store/terms/terms.slice';
import { changeRecord, keepRecord, type RecordOwner, recallRecord } from '@/store/terms/terms-store';

/**
 * Brings the signed terms and the payout addresses of a contract up to date, with what this device remembers and the chat as far as it is loaded.
 * Looks again if the contract or the chat changed meanwhile, so that of several looks the last one counts.
 * @param added signatures that were verified elsewhere, to remember
 */
export function lookAtTerms(contractId: Id, added?: TermsRecord): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const publicKey = selectSigner(getState());
    if (publicKey === null) return;
    const before = selectInputs(getState(), contractId);
    const look = await dispatch(lookUpTerms({ publicKey, contractId }, added));
    if (look === null || selectSigner(getState()) !== publicKey) return;
    if (selectInputs(getState(), contractId) !== before) return dispatch(lookAtTerms(contractId, added));
    // An unchanged result would render the screens again.
    if (!isSameJson(before.contractTerms, look)) dispatch(termsRead({ contractId, known: look }));
  };
}

/** As `lookAtTerms`, for the screens: it never rejects. A failure is logged, and the next look tries again. */
export function syncTerms(...look: Parameters<typeof lookAtTerms>): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      await dispatch(lookAtTerms(...look));
    } catch (error) {
      logger.error(`Reading the signed terms failed: ${String(error)}`);
    }
  };
}

function lookUpTerms(owner: RecordOwner, added: TermsRecord | undefined): AppThunk<Promise<ContractTerms | null>> {
  return async (dispatch, getState) => {
    const { contractId, publicKey } = owner;
    const { contract, messages = [], arbitratorKey, contractTerms: before } = selectInputs(getState(), contractId);
    const role = contract === null ? null : selectTermsRole(getState(), contract);
    if (contract === null || role === null) return null;
    const recalled = await (added === undefined
      ? recallRecord(owner, before)
      : keepRecord(owner, mergeRecords(before?.record ?? NO_TERMS, added)));
    if (isLoading(getState(), contract)) return null;
    const termsOwner = { network: settings().network, contract: toIdKey(contractId), role, key: publicKey };
    const own = { ...recalled, record: keepOwn(recalled.record, termsOwner) };
    const source = toTermsSource(contract, own.record, arbitratorKey);
    const look = { source, owner: termsOwner };
    const place = selectPayoutPlace(getState(), contract);
    const checks = { seal: checkSeal(look, own.record), payout: checkPayout(place) };
    const found = await readStatements(messages, contract.contractors, checks);
    await dispatch(syncPayouts(publicKey, contractId, place, found));
    const { record, lines } = await readSealLines(look, found, own.record);
    const at = new Date().toISOString();
    const kept = await settle(owner, record === own.record ? own : await keepRecord(owner, record), (known) =>
      followContract({ source, record: known, ownRole: role }, own.record, at),
    );
    const missing = listMissing(Object.values(lines), kept.record);
    return { ...kept, signer: publicKey, record: keepOwn(kept.record, termsOwner), arbitratorKey, lines, missing };
  };
}

/** Remembers what follows from the contract as it is, if that is new. */
async function settle<Kept extends { record: TermsRecord }>(
  owner: RecordOwner,
  kept: Kept,
  change: (record: TermsRecord) => TermsRecord,
) {
  return change(kept.record) === kept.record ? kept : changeRecord(owner, kept.record, change);
}

/** The state that a look-up depends on. The same object while nothing of it changes. */
const selectInputs = createSelector(
  [
    selectContract,
    (state: RootState, contractId: Id) => state.chat.byContract[toIdKey(contractId)]?.messages,
    selectKnownArbitratorKey,
    selectContractTerms,
  ],
  (contract, messages, arbitratorKey, contractTerms) => ({ contract, messages, arbitratorKey, contractTerms }),
);

/** Terms with parts that were not asked for yet differ from what was signed, which is no reason for an alarm. */
export function isLoading(state: RootState, contract: Contract): boolean {
  const { id, keys, arbitrator } = contract;
  if (keys.length === 0) return true;
  const isAsked = selectKnownArbitratorKey(state, id) !== null || selectKeyFinding(state, id) !== null;
  // Before somebody has joined, the arbitrator's key is not asked for.
  return arbitrator !== null && hasBothParties(contract) && !isAsked;
}

/**
 * Brings the signed terms up to date without the polls of the contract's page. What this device remembers counts even
 * if neither contract nor chat can be loaded. Errors: those of a look at the contract.
 */
export function loadTerms(contractId: Id, signal: AbortSignal): AppThunk<Promise<Result<void>>> {
  return async (dispatch) => {
    const loaded = await toResult('Loading what the parties have signed', async () => {
      await dispatch(loadContract(contractId, signal));
      // The arbitrator's key is part of the terms.
      await Promise.allSettled([dispatch(verifyContract(contractId)), dispatch(loadMessages(contractId, signal))]);
    });
    await dispatch(syncTerms(contractId));
    return loaded;
  };
}
