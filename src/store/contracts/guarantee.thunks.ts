import { checkGuaranteeForm, type GuaranteeForm } from '@/domain/guarantees/guarantee-form';
import type { Guarantee } from '@/domain/models';
import { AppError, type Result, toErrorData } from '@/domain/primitives/errors';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { addGuarantee, getContract } from '@/services/contracts.service';
import type { NewGuarantee } from '@/services/schemas/records.writer';
import { isSignedIn, requireUser } from '@/store/auth/auth.selectors';
import { createOne, toResult } from '@/store/calls/requests';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { guaranteeAdded, guaranteeFailed, guaranteeFailureCleared } from '@/store/contracts/contracts.slice';
import { findById } from '@/store/contracts/entities';
import type { AppThunk } from '@/store/core/store-types';

/** Adds a pending guarantee (docs/specification.md#7-calls). A failure leaves `Guarantee update failed` in the state. */
export function addContractGuarantee(contractId: Id, form: GuaranteeForm): AppThunk<Promise<Result<Guarantee>>> {
  return async (dispatch, getState) => {
    dispatch(guaranteeFailureCleared());
    const result = await toResult('Adding the guarantee', async () => {
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
    if (!result.ok) {
      const { code, detail } = result.error;
      const about = { ...detail, id: contractId, cause: code };
      dispatch(guaranteeFailed(toErrorData(new AppError('guarantee-update-failed', 'Guarantee update failed', about))));
    }
    return result;
  };
}

/** After a lost response, looks for the guarantee instead of adding another one. A twin, which nothing can delete, is named. */
export function addGuaranteeOnce(contractId: Id, sent: NewGuarantee): AppThunk<Promise<Guarantee>> {
  return async (dispatch, getState) => {
    const user = requireUser(getState());
    const known = selectContract(getState(), contractId)?.guarantees ?? [];
    const guarantee = await createOne(
      () => addGuarantee(contractId, sent),
      async () => {
        const { guarantees } = await getContract(contractId);
        return guarantees.filter((found) => findById(known, found.id) === null && isCreatedFrom(sent, found));
      },
      (twins) => {
        if (!isSignedIn(getState(), user) || !twins.some((twin) => isEqual(sent, twin))) return;
        dispatch(guaranteeFailed({ code: 'recorded-twice', message: sent.description, detail: { id: contractId } }));
      },
    );
    return withNewLists(guarantee);
  };
}

/** A guarantee that was just created has no deposits and withdrawals, even if the answer does not say so. */
export function withNewLists(guarantee: Guarantee): Guarantee {
  return { ...guarantee, deposits: guarantee.deposits ?? [], withdrawals: guarantee.withdrawals ?? [] };
}

function isCreatedFrom(sent: NewGuarantee, { description, amount, status, depositorId }: Guarantee): boolean {
  const isSame = description === sent.description && amount === sent.amount && status === sent.status;
  return isSame && (depositorId === sent.depositorId || isSameId(depositorId, sent.depositorId));
}

/** Templates may have guarantees that differ in these fields alone. */
function isEqual(sent: NewGuarantee, { validUntil, conditions, verificationProcess }: Guarantee): boolean {
  const isSame = conditions === sent.conditions && verificationProcess === sent.verificationProcess;
  return isSame && validUntil === sent.validUntil;
}
