import { type Id, toIdKey } from '@/domain/primitives/ids';
import type { RootState } from '@/store/core/store-types';
import { selectSigner } from '@/store/keys/own-key.selectors';

/* For the list of contracts, which needs nothing else of the signed terms. */

/** True if the terms of a listed contract have changed after both signed, or since the user accepted them. */
export function selectIsChanged(state: RootState, contractId: Id): boolean {
  return selectChangedContracts(state).includes(toIdKey(contractId));
}

/** Keys of those contracts. */
export function selectChangedContracts(state: RootState): readonly string[] {
  const { signed } = state.seals;
  return signed?.signer === selectSigner(state) ? (signed?.changed ?? NONE) : NONE;
}

const NONE: readonly string[] = [];
