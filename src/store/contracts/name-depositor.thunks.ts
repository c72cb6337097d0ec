import { getDepositor } from '@/domain/guarantees/depositor';
import type { GuaranteeRef } from '@/domain/models';
import type { Result } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { BACKGROUND, type Intent } from '@/lib/intent';
import { updateGuarantee } from '@/services/contracts.service';
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
      await withRetry(() => updateGuarantee(contractId, { ...guarantee, depositorId }), intent);
      dispatch(guaranteeUpdated({ ...guaranteeRef, changes: { depositorId } }));
    });
}
