import { refuse } from '@mocks/handlers/refusal';
import type { StoredContract } from '@mocks/store/entities';
import { type Id, isSameId } from '@/domain/primitives/ids';

/** The contractor's id as the contract has it. Throws Refusal 403 for anybody else. */
export function requireContractor(contract: StoredContract, userId: Id): Id {
  const own = contract.contractors.find((id) => isSameId(id, userId));
  return own ?? refuse(403, 'Only contractors of this contract may do this');
}
