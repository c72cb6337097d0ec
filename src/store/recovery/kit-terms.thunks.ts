import type { KitTerms } from '@/domain/kit/recovery-kit';
import type { Id } from '@/domain/primitives/ids';
import { listCertificates } from '@/store/seals/certificates';
import { selectContractSeals } from '@/store/seals/seals.selectors';
import { syncSeals } from '@/store/seals/sync-seals.thunks';
import type { AppThunk } from '@/store/setup/store-types';

/** What this device remembers of the signed terms, for the recovery kit (docs/exit.md#the-kit). */
export function listKitTerms(contractId: Id): AppThunk<Promise<KitTerms[]>> {
  return async (dispatch, getState) => {
    await dispatch(syncSeals(contractId));
    const seals = selectContractSeals(getState(), contractId);
    const certificates = seals === null ? [] : await listCertificates(seals.record);
    return certificates.map((value) => ({ ok: true, value }));
  };
}
