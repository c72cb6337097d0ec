import type { Contract, Guarantee, GuaranteeRef } from '@/domain/models';
import { AppError, type ErrorData } from '@/domain/primitives/errors';
import { type Id, isSameId } from '@/domain/primitives/ids';
import type { ContractsState } from '@/store/contracts/contracts.slice';
import { findById } from '@/store/contracts/entities';
import type { RootState } from '@/store/core/store-types';

export function selectContractsState(state: RootState): ContractsState {
  return state.contracts;
}

export function selectContract(state: RootState, id: Id): Contract | null {
  return findById(state.contracts.contracts, id);
}

export function selectGuarantee(state: RootState, { contractId, guaranteeId }: GuaranteeRef): Guarantee | null {
  const contract = selectContract(state, contractId);
  return contract === null ? null : findById(contract.guarantees, guaranteeId);
}

const FAILURES: readonly (string | undefined)[] = ['guarantee-update-failed', 'status-not-saved', 'recorded-twice'];

/** The latest failure with a guarantee: not added, its status not saved, or recorded twice; or `null`. */
export function selectGuaranteeFailure(state: RootState, contractId: Id): ErrorData | null {
  const { error } = state.contracts;
  return error !== null && FAILURES.includes(error.code) && isSameId(error.detail.id, contractId) ? error : null;
}

/** Throws AppError `unexpected` if it is not loaded. */
export function requireContract(state: RootState, id: Id): Contract {
  const contract = selectContract(state, id);
  if (contract === null) throw new AppError('unexpected', `Contract ${id} is not loaded`);
  return contract;
}

/** Throws AppError `unexpected` if it is not loaded. */
export function requireGuarantee(state: RootState, guaranteeRef: GuaranteeRef): Guarantee {
  const guarantee = selectGuarantee(state, guaranteeRef);
  if (guarantee === null) throw new AppError('unexpected', `Guarantee ${guaranteeRef.guaranteeId} is not loaded`);
  return guarantee;
}
