import type { RootState } from '@/store/core/store-types';
import { selectSigner } from '@/store/keys/own-key.selectors';

/* For the list of contracts, which needs nothing else of the signed terms. */

/** Keys of the contracts whose terms have changed after both signed, or since the user accepted them. */
export function selectChangedContracts(state: RootState): readonly string[] {
  const { signed } = state.seals;
  return signed?.signer === selectSigner(state) ? (signed?.changed ?? NONE) : NONE;
}

const NONE: readonly string[] = [];
