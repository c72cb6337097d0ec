import type { Contract } from '@/domain/models';
import { isSameId } from '@/domain/primitives/ids';
import { createContract, listContracts } from '@/services/contracts.service';
import type { NewContract } from '@/services/schemas/records.writer';
import { requireUser } from '@/store/auth/auth.selectors';
import { requireAllRead, sendOnce } from '@/store/calls/requests';
import { selectContractsState } from '@/store/contracts/contracts.selectors';
import { findById } from '@/store/contracts/entities';
import { withNewLists } from '@/store/contracts/guarantee.thunks';
import type { AppThunk } from '@/store/core/store-types';

type ContractParts = Pick<NewContract, 'title' | 'description' | 'pdfUrl' | 'status' | 'arbitrator' | 'guarantees'>;

/**
 * Creates a contract whose only contractor is the current user. After a lost response, looks for it instead of creating
 * another one. Throws AppError.
 */
export function createOnce(parts: ContractParts): AppThunk<Promise<Contract>> {
  return async (_dispatch, getState) => {
    const { id: owner } = requireUser(getState());
    const known = selectContractsState(getState()).contracts;
    const now = new Date().toISOString();
    const dates = { createdAt: now, updatedAt: now };
    const draft: NewContract = { ...parts, ...dates, contractOrder: 0, contractors: [owner], keys: [] };
    const contract = await sendOnce(
      () => createContract(draft),
      async () => {
        const { items, unread } = await listContracts(owner);
        const found = items.findLast(
          (contract) => findById(known, contract.id) === null && isCreatedFrom(draft, contract),
        );
        return found ?? requireAllRead(unread);
      },
    );
    return { ...contract, guarantees: contract.guarantees.map(withNewLists) };
  };
}

function isCreatedFrom(draft: NewContract, { title, description, status, contractors, guarantees }: Contract): boolean {
  const isSameText = title === draft.title && description === draft.description && status === draft.status;
  const isUntouched = contractors.length === 1 && guarantees.length <= draft.guarantees.length;
  return isSameText && isUntouched && isSameId(contractors[0], draft.contractors[0]);
}
