import { createSelector } from '@reduxjs/toolkit';
import { formatCoin } from '@/domain/kit/kit';
import type { KitRecord } from '@/domain/kit/kit-state';
import { listRecordedCoins } from '@/domain/kit/recorded-coins';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { RootState } from '@/store/core/store-types';

/** `null` until this device's memory was read. */
export function selectKitRecord(state: RootState, contractId: Id): KitRecord | null {
  return state.kit.kits[toIdKey(contractId)] ?? null;
}

/** Outpoints that are unspent at the contract's verified addresses; until they are known, the recorded ones. */
export const selectVerifiedCoins = createSelector(
  [(state: RootState) => state.balances.coins, selectContract],
  (coins, contract) => {
    const listed = (contract?.guarantees ?? []).flatMap(
      (guarantee) => coins[toIdKey(guarantee.id)] ?? listRecordedCoins(guarantee).map(formatCoin),
    );
    return [...new Set(listed)];
  },
);
