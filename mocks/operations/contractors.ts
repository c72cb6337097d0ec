import { refuse } from '@mocks/handlers/refusal';
import type { StoredContract } from '@mocks/store/entities';
import { type Id, isSameId } from '@/domain/primitives/ids';

/** The user's id as stored, for what the arbitrator may do as well. Throws Refusal 403. */
export function requireParticipant(contract: StoredContract, userId: Id): Id {
  return isSameId(contract.arbitrator, userId) ? contract.arbitrator : requireContractor(contract, userId);
}

/** The user's id as stored in the contract. Throws Refusal 403 if the user is not a contractor. */
export function requireContractor(contract: StoredContract, userId: Id): Id {
  const own = contract.contractors.find((id) => isSameId(id, userId));
  return own ?? refuse(403, 'Only contractors of this contract may do this');
}
