import { getDepositor } from '@/domain/guarantees/depositor';
import type { GuaranteeRef } from '@/domain/models';
import type { Result } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { BACKGROUND, type Intent } from '@/lib/intent';
import { changeGuarantee } from '@/services/contract-record.service';
import { isSignedIn, requireUser } from '@/store/auth/auth.selectors';
import { toResult, withRetry } from '@/store/calls/requests';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import { guaranteeUpdated } from '@/store/contracts/contracts.slice';
import { loadContract } from '@/store/contracts/load.thunks';
import type { AppThunk } from '@/store/core/store-types';

/**
 * Records who deposits a guarantee whose record names nobody (docs/api.md#depositors). Loads it first: a depositor that was named
 * meanwhile stays.
 */
export function nameDepositor(
  guaranteeRef: GuaranteeRef,
  depositorId: Id,
  intent: Intent = BACKGROUND,
): AppThunk<Promise<Result<void>>> {
  return (dispatch, getState) =>
    toResult('Recording the depositor', async () => {
      const { contractId } = guaranteeRef;
      const user = requireUser(getState());
      await intent.call(() => dispatch(loadContract(contractId)));
      if (!isSignedIn(getState(), user)) return;
      const guarantee = requireGuarantee(getState(), guaranteeRef);
      const depositor = getDepositor(guarantee, requireContract(getState(), contractId));
      if (depositor?.kind !== 'not-stated') return;
      const contract = requireContract(getState(), contractId);
      await withRetry(() => changeGuarantee(contract, guarantee.id, () => ({ depositorId })), intent);
      dispatch(guaranteeUpdated({ ...guaranteeRef, changes: { depositorId } }));
    });
}
