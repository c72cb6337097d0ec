import { settings } from '@/config/settings';
import { toIdKey } from '@/domain/primitives/ids';
import { keepOwn, type TermsRecord } from '@/domain/terms/record';
import { type SignedContract, toSignedContract } from '@/domain/terms/signed-contracts';
import { isAlarm, viewTerms } from '@/domain/terms/state';
import { logger } from '@/lib/logger';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { isSameJson } from '@/store/device/merge-changes';
import { selectKnownArbitratorKey } from '@/store/keys/keys.selectors';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { selectTermsRole, toTermsSource } from '@/store/terms/terms.selectors';
import { signedContractsRead } from '@/store/terms/terms.slice';
import { changeTermsRecord, listTermsRecords } from '@/store/terms/terms-store';

/**
 * Reads which contracts both have signed, on this device, and which of the contracts in the state differ from
 * the user's reference. Never rejects.
 */
export function readSignedContracts(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const signer = selectSigner(getState());
    if (signer === null || settings().seals === 'off') return;
    try {
      const stored = await listTermsRecords(signer);
      if (selectSigner(getState()) !== signer) return;
      const contracts = stored.flatMap((record) => toSignedContract(record) ?? []);
      const read = { signer, contracts, changed: listChanged(getState(), stored, signer) };
      if (!isSameJson(getState().terms.signed, read)) dispatch(signedContractsRead(read));
    } catch (error) {
      logger.warn(`The signed contracts cannot be read: ${String(error)}`);
    }
  };
}

/** A list may lack keys, deposits and guarantees: what is not there is no change. */
function listChanged(state: RootState, stored: readonly TermsRecord[], key: string): string[] {
  const records = new Map(stored.map((record) => [getContract(record), record]));
  return state.contracts.contracts.flatMap((contract) => {
    const record = records.get(toIdKey(contract.id));
    const role = record === undefined ? null : selectTermsRole(state, contract);
    if (record === undefined || role === null || contract.guarantees.length === 0) return [];
    const owner = { network: settings().network, contract: toIdKey(contract.id), role, key };
    const own = keepOwn(record, owner);
    const source = toTermsSource(contract, own, selectKnownArbitratorKey(state, contract.id));
    return isAlarm(viewTerms({ source, record: own, ownRole: role })) ? [owner.contract] : [];
  });
}

function getContract({ signed, reference }: TermsRecord): string | undefined {
  return (signed[0]?.terms ?? reference?.terms)?.contract;
}

/** The user has read that the server does not send these contracts. */
export function hideUnsent(contracts: readonly SignedContract[]): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const publicKey = selectSigner(getState());
    if (publicKey === null) return;
    const hide = (record: TermsRecord) => ({ ...record, isHidden: true });
    for (const { contract } of contracts) await changeTermsRecord({ publicKey, contractId: contract }, hide);
    await dispatch(readSignedContracts());
  };
}
