import { type Id, isSameId } from '@/domain/primitives/ids';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { RootState } from '@/store/core/store-types';
import { selectName } from '@/store/people/people.thunks';

/** Name of the contractor who is not the user; `null` while it is not known. */
export function selectOtherName(state: RootState, contractId: Id): string | null {
  const userId = selectUserId(state);
  const other = selectContract(state, contractId)?.contractors.find((id) => !isSameId(id, userId));
  return other === undefined ? null : selectName(state, other);
}
