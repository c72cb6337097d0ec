import type { Contract } from '@/domain/models';
import { isSameId } from '@/domain/primitives/ids';
import { createContract, deleteContract, listContracts } from '@/services/contracts.service';
import type { NewContract } from '@/services/schemas/records.writer';
import { isSignedIn, requireUser } from '@/store/auth/auth.selectors';
import { createOne, requireAllRead } from '@/store/calls/requests';
import { selectContractsState } from '@/store/contracts/contracts.selectors';
import { contractDeleted, guaranteeFailed } from '@/store/contracts/contracts.slice';
import { findById } from '@/store/contracts/entities';
import { withNewLists } from '@/store/contracts/guarantee.thunks';
import type { AppThunk } from '@/store/core/store-types';

type ContractParts = Pick<NewContract, 'title' | 'description' | 'pdfUrl' | 'status' | 'arbitrator' | 'guarantees'>;

/**
 * Creates a contract whose only contractor is the current user. After a lost response, looks for it instead of creating
 * another one. A twin is deleted, or named if that fails or if its age is unknown. Throws AppError.
 */
export function createOnce(parts: ContractParts): AppThunk<Promise<Contract>> {
  return async (dispatch, getState) => {
    const user = requireUser(getState());
    const { id: owner } = user;
    const known = selectContractsState(getState()).contracts;
    const now = new Date().toISOString();
    const dates = { createdAt: now, updatedAt: now };
    const draft: NewContract = { ...parts, ...dates, contractOrder: 0, contractors: [owner], keys: [] };
    const contract = await createOne(
      () => createContract(draft),
      async () => {
        const { items, unread } = await listContracts(owner);
        const alike = items.filter((each) => findById(known, each.id) === null && isCreatedFrom(draft, each));
        if (alike.length === 0) requireAllRead(unread);
        return alike;
      },
      async (twins, { id, createdAt }) => {
        for (const twin of twins) {
          const apart = Math.abs(Date.parse(twin.createdAt ?? '') - Date.parse(createdAt ?? ''));
          if (apart >= SOON) continue;
          // If a date is missing, this may be an older draft with the same text.
          const isDeleted =
            apart < SOON &&
            (await deleteContract(twin.id).then(
              () => true,
              () => false,
            ));
          if (!isSignedIn(getState(), user)) return;
          dispatch(
            isDeleted
              ? contractDeleted(twin.id)
              : guaranteeFailed({ code: 'recorded-twice', message: draft.title, detail: { id } }),
          );
        }
      },
    );
    return { ...contract, guarantees: contract.guarantees.map(withNewLists) };
  };
}

/** Milliseconds in which a browser sends a request again: an older draft may have the same text. */
const SOON = 60_000;

function isCreatedFrom(draft: NewContract, { title, description, status, contractors, guarantees }: Contract): boolean {
  const isSameText = title === draft.title && description === draft.description && status === draft.status;
  const isUntouched = contractors.length === 1 && guarantees.length <= draft.guarantees.length;
  return isSameText && isUntouched && isSameId(contractors[0], draft.contractors[0]);
}
