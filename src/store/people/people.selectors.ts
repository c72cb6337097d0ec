import { type Id, isSameId } from '@/domain/primitives/ids';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { RootState } from '@/store/core/store-types';
import { selectName } from '@/store/people/people.thunks';

/** Name of the contractor who is not the user; `null` while it is not known. */
export function selectOtherName(state: RootState, contractId: Id): string | null {
  const other = selectOther(state, contractId);
  return other === null ? null : selectName(state, other);
}

/** The other party of the contract. */
export function selectOther(state: RootState, contractId: Id): Id | null {
  const userId = selectUserId(state);
  return selectContract(state, contractId)?.contractors.find((id) => !isSameId(id, userId)) ?? null;
}
