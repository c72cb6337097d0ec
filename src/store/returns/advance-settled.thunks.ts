import { computeWithdrawn, getNextGuaranteeStatus } from '@/domain/guarantees/guarantee-status';
import { toErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import type { ReturnRecord } from '@/domain/returns/return-record';
import { logger } from '@/lib/logger';
import { selectKnownBalance } from '@/store/balances/balances.selectors';
import { saveStatus } from '@/store/balances/save-status.thunks';
import { selectContract, selectGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { selectPaid } from '@/store/returns/returns.selectors';

/**
 * Moves settled guarantees to *executed* by the rules of docs/specification.md#guarantee-status, here and at the backend: no record of a
 * withdrawal does it. A failure is logged, and the next look tries again.
 */
export function advanceSettled(contractId: Id, record: ReturnRecord): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    for (const { id } of selectContract(getState(), contractId)?.guarantees ?? []) {
      // As they are now: an earlier one of this list took time.
      const contract = selectContract(getState(), contractId);
      const guarantee = selectGuarantee(getState(), { contractId, guaranteeId: id });
      if (contract === null || guarantee === null) continue;
      const { status, amount } = guarantee;
      const { withdrawals } = selectPaid(getState(), contract, guarantee, record);
      const balance = selectKnownBalance(getState(), guarantee.id)?.total ?? null;
      if (withdrawals === guarantee.withdrawals || status !== 'active') continue;
      const next = getNextGuaranteeStatus({
        status,
        amount,
        balance,
        withdrawn: computeWithdrawn(withdrawals, guarantee.deposits),
      });
      if (next === null) continue;
      await dispatch(saveStatus({ contractId, guaranteeId: id }, guarantee, next)).catch((error: unknown) =>
        logger.error(`Updating a settled guarantee failed: ${toErrorData(error).message}`),
      );
    }
  };
}
