import type { Guarantee, GuaranteeRef } from '@/domain/models';
import { AppError, toErrorData } from '@/domain/primitives/errors';
import { toIdKey } from '@/domain/primitives/ids';
import { changeGuarantee } from '@/services/contract-record.service';
import { getCoinMemory } from '@/store/balances/coin-memory';
import { saveOnce } from '@/store/calls/with-timeout';
import { requireContract, selectGuarantee, selectGuaranteeFailure } from '@/store/contracts/contracts.selectors';
import { guaranteeFailed, guaranteeFailureCleared, guaranteeUpdated } from '@/store/contracts/contracts.slice';
import type { AppThunk } from '@/store/core/store-types';

/** Saves a guarantee's next status, unless the backend has another by now. Rejects, and says so on screen, if it is refused. */
export function saveStatus(ref: GuaranteeRef, from: Guarantee, next: Guarantee['status']): AppThunk<Promise<void>> {
  return (dispatch, getState) =>
    saveOnce(dispatch(getCoinMemory()).saves, `guarantee ${toIdKey(from.id)}`, async () => {
      const { contractId } = ref;
      let status = next;
      try {
        await changeGuarantee(requireContract(getState(), contractId), from.id, (record) => {
          if (record.status === from.status) return { status: next };
          status = record.status;
          return null;
        });
      } catch (error) {
        const { code, detail } = toErrorData(error);
        const failure = new AppError('status-not-saved', 'The status was not saved', { id: contractId, cause: code });
        const isRefused = code === 'http' && detail.call?.startsWith('PUT ');
        if (isRefused && selectGuarantee(getState(), ref) !== null) dispatch(guaranteeFailed(toErrorData(failure)));
        throw error;
      }
      dispatch(guaranteeUpdated({ ...ref, changes: { status } }));
      if (selectGuaranteeFailure(getState(), contractId)?.code === 'status-not-saved')
        dispatch(guaranteeFailureCleared());
    });
}
