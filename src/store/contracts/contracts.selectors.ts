import type { ErrorData } from '@/domain/errors';
import { type Id, sameId } from '@/domain/ids';
import type { Contract, Guarantee } from '@/domain/models';
import { pendingForUser } from '@/domain/withdrawal-stage';
import { selectUserId } from '@/store/auth/auth.selectors';
import type { ContractsState, GuaranteePlace } from '@/store/contracts/contracts.slice';
import type { RootState } from '@/store/store-types';

export function selectContractsState(state: RootState): ContractsState {
  return state.contracts;
}

export function selectContract(state: RootState, id: Id): Contract | null {
  return state.contracts.contracts.find((contract) => sameId(contract.id, id)) ?? null;
}

export function selectGuarantee(state: RootState, { contractId, guaranteeId }: GuaranteePlace): Guarantee | null {
  const contract = selectContract(state, contractId);
  return contract?.guarantees.find((guarantee) => sameId(guarantee.id, guaranteeId)) ?? null;
}

/** How many withdrawals of the contract wait for the user's signature (spec, section 4). */
export function selectPendingSignatures(state: RootState, contractId: Id): number {
  const userId = selectUserId(state);
  const guarantees = selectContract(state, contractId)?.guarantees ?? [];
  return guarantees.filter((guarantee) => pendingForUser(guarantee, userId) !== null).length;
}

/** Why the last guarantee could not be added to the contract, or `null`. */
export function selectGuaranteeFailure(state: RootState, contractId: Id): ErrorData | null {
  const { error } = state.contracts;
  return error?.code === 'guarantee-update-failed' && sameId(error.detail.id, contractId) ? error : null;
}
