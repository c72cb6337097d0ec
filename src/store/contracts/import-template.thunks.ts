import { settings } from '@/config/settings';
import type { ContractText } from '@/domain/contract/contract-form';
import type { GuaranteeForm } from '@/domain/guarantee/guarantee-form';
import type { Contract } from '@/domain/models';
import { formatBtc } from '@/domain/primitives/amount';
import type { ErrorData, Result } from '@/domain/primitives/errors';
import type { GuaranteeChoice } from '@/domain/template/guarantee-choice';
import type { NewContract } from '@/services/schemas/records.writer';
import { toResult } from '@/store/calls/requests';
import { contractAdded } from '@/store/contracts/contracts.slice';
import { createContractOnce } from '@/store/contracts/create-once.thunks';
import { addContractGuarantee } from '@/store/contracts/guarantee.thunks';
import { requireUser } from '@/store/contracts/require';
import type { AppThunk } from '@/store/setup/store-types';

/** Guarantees that an import or its continuation could not add, and why; none when all is done. */
export interface ImportedGuarantees {
  missing: readonly GuaranteeChoice[];
  error: ErrorData | null;
}

export interface ImportedTemplate extends ImportedGuarantees {
  contract: Contract;
}

/**
 * Creates a draft whose only contractor is the current user, with the arbitrator of template imports (docs/specification.md#9-business-constants-and-limits),
 * then adds its guarantees one by one. Fails only where no contract was created.
 */
export function importTemplate(
  text: ContractText,
  guarantees: readonly GuaranteeChoice[],
): AppThunk<Promise<Result<ImportedTemplate>>> {
  return (dispatch) =>
    toResult('Importing the template', async () => {
      const contract = await dispatch(createDraft(text));
      return { contract, ...(await dispatch(importGuarantees(contract, guarantees))) };
    });
}

/** Adds guarantees to an imported draft in their order, up to the first that fails. */
export function importGuarantees(
  contract: Contract,
  guarantees: readonly GuaranteeChoice[],
): AppThunk<Promise<ImportedGuarantees>> {
  return async (dispatch) => {
    for (const [index, guarantee] of guarantees.entries()) {
      const outcome = await dispatch(addContractGuarantee(contract.id, formOf(guarantee)));
      if (!outcome.ok) return { missing: guarantees.slice(index), error: outcome.error };
    }
    return { missing: [], error: null };
  };
}

function createDraft(text: ContractText): AppThunk<Promise<Contract>> {
  return async (dispatch, getState) => {
    const now = new Date().toISOString();
    const draft: NewContract = {
      ...text,
      contractOrder: 0,
      status: 'draft',
      pdfUrl: null,
      createdAt: now,
      updatedAt: now,
      contractors: [requireUser(getState()).id],
      arbitrator: settings().templateArbitratorId,
      keys: [],
      guarantees: [],
    };
    const contract = await dispatch(createContractOnce(draft));
    dispatch(contractAdded(contract));
    return contract;
  };
}

function formOf({ description, amount, validUntil, conditions, verificationProcess }: GuaranteeChoice): GuaranteeForm {
  return { description, amount: formatBtc(amount), validUntil, conditions, verificationProcess };
}
