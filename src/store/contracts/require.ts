import type { Contract, Guarantee, GuaranteeRef, User } from '@/domain/models';
import { AppError } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { selectUser } from '@/store/auth/auth.selectors';
import { selectContract, selectGuarantee } from '@/store/contracts/contracts.selectors';
import type { RootState } from '@/store/setup/store-types';

/* What a thunk can't do without; each throws AppError `unexpected` when it is not there. */

export function requireUser(state: RootState): User {
  return required(selectUser(state), 'No user is signed in');
}

export function requireContract(state: RootState, id: Id): Contract {
  return required(selectContract(state, id), `Contract ${id} is not loaded`);
}

export function requireGuarantee(state: RootState, place: GuaranteeRef): Guarantee {
  return required(selectGuarantee(state, place), `Guarantee ${place.guaranteeId} is not loaded`);
}

function required<Value>(value: Value | null, otherwise: string): Value {
  if (value === null) throw new AppError('unexpected', otherwise);
  return value;
}
