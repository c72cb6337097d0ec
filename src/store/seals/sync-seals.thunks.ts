import { settings } from '@/config/settings';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { listMissing } from '@/domain/seals/last-signed';
import { keepOwn, mergeRecords, NO_SEALS, type SealRecord } from '@/domain/seals/seal-record';
import { logger } from '@/lib/logger';
import type { AppThunk } from '@/store/core/store-types';
import { isSameJson } from '@/store/device/merge-changes';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { readChat } from '@/store/seals/read-chat';
import { isLoading, isSameInputs, selectInputs } from '@/store/seals/seal-inputs';
import { keepRecord, recallRecord } from '@/store/seals/seal-memory';
import { listKnownHashes, type SealOwner } from '@/store/seals/seal-store';
import { selectTermsRole, toTermsSource } from '@/store/seals/seals.selectors';
import { type ContractSeals, sealsRead } from '@/store/seals/seals.slice';

/**
 * Brings the signed terms of a contract up to date: what this device remembers, and the signatures in the chat as far as it
 * is loaded. Looks again if the contract or the chat changed meanwhile, so that of several looks the last one counts. Never
 * rejects.
 * @param added signatures that were verified elsewhere, to remember
 */
export function syncSeals(contractId: Id, added?: SealRecord): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const publicKey = selectSigner(getState());
    if (publicKey === null) return;
    try {
      const before = selectInputs(getState(), contractId);
      const seals = await dispatch(lookUpSeals({ publicKey, contractId }, added));
      if (seals === null || selectSigner(getState()) !== publicKey) return;
      if (!isSameInputs(before, selectInputs(getState(), contractId))) return dispatch(syncSeals(contractId, added));
      if (!isSameSeals(before.seals, seals)) dispatch(sealsRead({ contractId, seals }));
    } catch (error) {
      logger.error(`Reading the signed terms failed: ${String(error)}`);
    }
  };
}

function lookUpSeals(owner: SealOwner, added: SealRecord | undefined): AppThunk<Promise<ContractSeals | null>> {
  return async (_dispatch, getState) => {
    const { contractId, publicKey } = owner;
    const { contract, messages = [], arbitratorKey, seals: before } = selectInputs(getState(), contractId);
    const role = contract === null ? null : selectTermsRole(getState(), contract);
    if (contract === null || role === null) return null;
    const recalled = await (added === undefined
      ? recallRecord(owner, before)
      : keepRecord(owner, mergeRecords(before?.record ?? NO_SEALS, added)));
    if (isLoading(getState(), contract)) return null;
    const termsOwner = { network: settings().network, contract: toIdKey(contractId), role, key: publicKey };
    const own = { ...recalled, record: keepOwn(recalled.record, termsOwner) };
    const source = toTermsSource(contract, own.record, arbitratorKey);
    const listElsewhere = () => listKnownHashes(publicKey).catch(() => new Set<string>());
    const { record, lines } = await readChat({ source, owner: termsOwner }, messages, own.record, listElsewhere);
    const kept = record === own.record ? own : await keepRecord(owner, record);
    const missing = listMissing(Object.values(lines), kept.record);
    return { ...kept, signer: publicKey, record: keepOwn(kept.record, termsOwner), arbitratorKey, lines, missing };
  };
}

/** Avoids rendering for an unchanged result. */
function isSameSeals(before: ContractSeals | null, now: ContractSeals): boolean {
  return before !== null && isSameJson(before, now);
}
