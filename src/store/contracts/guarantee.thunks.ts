import { checkGuaranteeForm, type GuaranteeForm } from '@/domain/guarantee/guarantee-form';
import type { Guarantee } from '@/domain/models';
import { AppError, type Result, toErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { toResult } from '@/store/calls/requests';
import { guaranteeAdded, guaranteeFailed, guaranteeFailureCleared } from '@/store/contracts/contracts.slice';
import { addGuaranteeOnce } from '@/store/contracts/create-once.thunks';
import { requireUser } from '@/store/contracts/require';
import type { AppThunk } from '@/store/setup/store-types';

/** Adds a guarantee with status pending (docs/specification.md#7-calls). A failure leaves `Guarantee update failed` in the state. */
export function addContractGuarantee(contractId: Id, form: GuaranteeForm): AppThunk<Promise<Result<Guarantee>>> {
  return async (dispatch, getState) => {
    dispatch(guaranteeFailureCleared());
    const outcome = await toResult('Adding the guarantee', async () => {
      const { amount } = checkGuaranteeForm(form);
      if (amount === null) throw new AppError('unexpected', 'The guarantee has no amount');
      const newGuarantee = {
        description: form.description.trim(),
        amount,
        validUntil: form.validUntil,
        conditions: form.conditions.trim(),
        verificationProcess: form.verificationProcess.trim(),
        status: 'pending',
        contractId,
        depositorId: requireUser(getState()).id,
      } as const;
      const guarantee = await dispatch(addGuaranteeOnce(contractId, newGuarantee));
      dispatch(guaranteeAdded({ contractId, guarantee }));
      return guarantee;
    });
    if (!outcome.ok) {
      const { code, detail } = outcome.error;
      const about = { ...detail, id: contractId, cause: code };
      dispatch(guaranteeFailed(toErrorData(new AppError('guarantee-update-failed', 'Guarantee update failed', about))));
    }
    return outcome;
  };
}
