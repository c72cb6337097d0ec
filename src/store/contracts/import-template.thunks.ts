import { settings } from '@/config/settings';
import type { ContractText } from '@/domain/contract/contract-form';
import type { GuaranteeForm } from '@/domain/guarantee/guarantee-form';
import type { Contract } from '@/domain/models';
import { formatBtc } from '@/domain/primitives/amount';
import type { ErrorData, Result } from '@/domain/primitives/errors';
import type { GuaranteeChoice } from '@/domain/template/guarantee-choice';
import { toResult } from '@/store/calls/requests';
import { addContract } from '@/store/contracts/contracts.thunks';
import { addContractGuarantee } from '@/store/contracts/guarantee.thunks';
import type { AppThunk } from '@/store/setup/store-types';

/** Guarantees that could not be added, and why; empty and `null` when all are added. */
export interface ImportedGuarantees {
  missing: readonly GuaranteeChoice[];
  error: ErrorData | null;
}

export interface ImportedTemplate extends ImportedGuarantees {
  contract: Contract;
}

/**
 * Creates a draft of the current user with the arbitrator of template imports
 * (docs/specification.md#9-business-constants-and-limits), then adds its guarantees one by one. Fails only if no
 * contract was created.
 */
export function importTemplate(
  { title, description }: ContractText,
  guarantees: readonly GuaranteeChoice[],
): AppThunk<Promise<Result<ImportedTemplate>>> {
  return (dispatch) =>
    toResult('Importing the template', async () => {
      const draft = { title, description, pdfUrl: null, status: 'draft' } as const;
      const contract = await dispatch(addContract(draft, settings().templateArbitratorId));
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
      const result = await dispatch(addContractGuarantee(contract.id, toForm(guarantee)));
      if (!result.ok) return { missing: guarantees.slice(index), error: result.error };
    }
    return { missing: [], error: null };
  };
}

function toForm({ description, amount, validUntil, conditions, verificationProcess }: GuaranteeChoice): GuaranteeForm {
  return { description, amount: formatBtc(amount), validUntil, conditions, verificationProcess };
}
