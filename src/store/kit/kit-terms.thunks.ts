import type { KitTerms } from '@/domain/kit/kit';
import type { Id } from '@/domain/primitives/ids';
import type { AppThunk } from '@/store/core/store-types';
import { listCertificates } from '@/store/seals/certificates';
import { selectContractSeals } from '@/store/seals/seals.selectors';
import { syncSeals } from '@/store/seals/sync-seals.thunks';

/** The signed terms on this device, for the recovery kit (docs/exit.md#the-kit). */
export function listKitTerms(contractId: Id): AppThunk<Promise<KitTerms[]>> {
  return async (dispatch, getState) => {
    await dispatch(syncSeals(contractId));
    const seals = selectContractSeals(getState(), contractId);
    const certificates = seals === null ? [] : await listCertificates(seals.record);
    return certificates.map((value) => ({ ok: true, value }));
  };
}
