import { type Id, toIdKey } from '@/domain/primitives/ids';
import { findMissingText } from '@/domain/terms/checked-line';
import { mergeRecords, NO_SEALS, type SealRecord } from '@/domain/terms/seal-record';
import { logger } from '@/lib/logger';
import { selectSigner } from '@/store/account/own-key.selectors';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { isSameJson } from '@/store/persistence/merge-changes';
import { selectKnownArbitratorKey } from '@/store/pins/pins.selectors';
import { readChat } from '@/store/seals/read-chat';
import { type KeptRecord, keepRecord, recallRecord } from '@/store/seals/seal-memory';
import { listKnownHashes, type SealOwner } from '@/store/seals/seal-store';
import { selectContractSeals, selectTermsRole, toTermsSource } from '@/store/seals/seals.selectors';
import { type ContractSeals, sealsRead } from '@/store/seals/seals.slice';
import type { AppThunk } from '@/store/setup/store-types';

/**
 * Brings the signed terms of a contract up to date: what this device remembers, and the signatures in the chat as far as it
 * is loaded. Never rejects.
 * @param added signatures that were verified elsewhere, to remember
 */
export function syncSeals(contractId: Id, added?: SealRecord): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const publicKey = selectSigner(getState());
    if (publicKey === null) return;
    try {
      const seals = await dispatch(lookUpSeals({ publicKey, contractId }, added));
      const before = selectContractSeals(getState(), contractId);
      if (seals === null || selectSigner(getState()) !== publicKey || isSameSeals(before, seals)) return;
      dispatch(sealsRead({ contractId, seals }));
    } catch (error) {
      logger.error(`Reading the signed terms failed: ${String(error)}`);
    }
  };
}

function lookUpSeals(owner: SealOwner, added: SealRecord | undefined): AppThunk<Promise<ContractSeals | null>> {
  return async (_dispatch, getState) => {
    const { contractId } = owner;
    const before = selectContractSeals(getState(), contractId);
    const recalled = await (added === undefined
      ? recallRecord(owner, before)
      : keepRecord(owner, mergeRecords(before?.record ?? NO_SEALS, added)));
    const contract = selectContract(getState(), contractId);
    const role = contract === null ? null : selectTermsRole(getState(), contract);
    if (contract === null || role === null) return null;
    const arbitratorKey = selectKnownArbitratorKey(getState(), contractId);
    const source = toTermsSource(contract, recalled.record, arbitratorKey);
    const messages = getState().chat.byContract[toIdKey(contractId)]?.messages ?? [];
    const elsewhere = await listKnownHashes().catch(() => new Set<string>());
    const { record, lines } = await readChat({ source, role }, messages, recalled.record, elsewhere);
    const kept: KeptRecord = record === recalled.record ? recalled : await keepRecord(owner, record);
    return { ...kept, arbitratorKey, lines, missing: findMissingText(Object.values(lines), kept.record) };
  };
}

/** Avoids rendering for an unchanged result. */
function isSameSeals(before: ContractSeals | null, now: ContractSeals): boolean {
  return before !== null && isSameJson(before, now);
}
