import type { ErrorData } from '@/domain/errors';
import { type Id, sameId } from '@/domain/ids';
import type { Contract, Guarantee, Transaction } from '@/domain/models';
import { pendingWithdrawals } from '@/domain/withdrawal-notice';
import { selectUserId } from '@/store/auth/auth.selectors';
import { findById } from '@/store/contracts/by-id';
import type { ContractsState, GuaranteePlace } from '@/store/contracts/contracts.slice';
import { selectIsSending } from '@/store/outbox/outbox.selectors';
import type { RootState } from '@/store/store-types';

export function selectContractsState(state: RootState): ContractsState {
  return state.contracts;
}

export function selectContract(state: RootState, id: Id): Contract | null {
  return findById(state.contracts.contracts, id);
}

export function selectGuarantee(state: RootState, { contractId, guaranteeId }: GuaranteePlace): Guarantee | null {
  const contract = selectContract(state, contractId);
  return contract === null ? null : findById(contract.guarantees, guaranteeId);
}

/**
 * The withdrawals of the contract that wait for the user's signature (spec, section 4); one that has it and is on its
 * way to the network is none.
 */
export function selectPendingWithdrawals(state: RootState, contract: PendingContract): Transaction[] {
  const pending = pendingWithdrawals(contract, selectUserId(state));
  return pending.filter((withdrawal) => !selectIsSending(state, withdrawal));
}

type PendingContract = Pick<Contract, 'contractors' | 'guarantees'>;

/** How many of them there are. */
export function selectPendingSignatures(state: RootState, contractId: Id): number {
  const contract = selectContract(state, contractId);
  return contract === null ? 0 : selectPendingWithdrawals(state, contract).length;
}

/** Why the last guarantee could not be added to the contract, or `null`. */
export function selectGuaranteeFailure(state: RootState, contractId: Id): ErrorData | null {
  const { error } = state.contracts;
  return error?.code === 'guarantee-update-failed' && sameId(error.detail.id, contractId) ? error : null;
}
