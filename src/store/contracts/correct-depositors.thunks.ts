import { canDo } from '@/domain/contracts/permissions';
import { toErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { listToCorrect } from '@/domain/templates/template-import';
import { logger } from '@/lib/logger';
import { changeGuarantee } from '@/services/contract-record.service';
import { selectUserId } from '@/store/auth/auth.selectors';
import { withRetry } from '@/store/calls/requests';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { guaranteeUpdated } from '@/store/contracts/contracts.slice';
import { depositorCorrected } from '@/store/contracts/imports.slice';
import type { AppThunk } from '@/store/core/store-types';

/**
 * Once the counterparty has joined, records them as depositor of the imported guarantees that were waiting for them. Until the
 * backend has accepted that, no deposit is requested. Never rejects; a failure is logged, and the next refresh tries
 * again.
 */
export function correctDepositors(contractId: Id): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const contract = selectContract(getState(), contractId);
    const depositorId = contract?.contractors[1];
    if (!contract || depositorId === undefined || !canDo(contract, selectUserId(getState()), 'edit')) return;
    for (const guarantee of listToCorrect(contract, selectUserId(getState()), getState().imports.corrected)) {
      try {
        await withRetry(() => changeGuarantee(contract, guarantee.id, () => ({ depositorId })));
        dispatch(depositorCorrected(guarantee.id));
        dispatch(guaranteeUpdated({ contractId, guaranteeId: guarantee.id, changes: { depositorId } }));
      } catch (error) {
        logger.error(`Recording the depositor failed: ${toErrorData(error).message}`);
      }
    }
  };
}
