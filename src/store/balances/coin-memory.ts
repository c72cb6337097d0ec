import type { AddressHistory } from '@/domain/deposit/address-history';
import type { AddressActivity } from '@/domain/models';
import { selectUserId } from '@/store/auth/auth.selectors';
import type { AppThunk } from '@/store/setup/store-types';

/** What is known of an address that has too many unspent outputs to be listed. */
export interface KnownHistory extends AddressHistory {
  /** For which it has to add up. */
  activity: AddressActivity;
  /** Number of pages that were read for it. */
  pages: number;
  /** There are no older pages. */
  ended: boolean;
}

/** What the explorer has said, for the next question to it. No component renders it, and it may be lost at any time. */
export interface CoinMemory {
  userId: unknown;
  /** By address. */
  histories: Map<string, KnownHistory>;
}

const memories = new WeakMap<object, CoinMemory>();

/** The memory of this store and user. */
export function getCoinMemory(): AppThunk<CoinMemory> {
  return (_dispatch, getState) => {
    const userId = selectUserId(getState());
    const known = memories.get(getState);
    if (known !== undefined && known.userId === userId) return known;
    const memory: CoinMemory = { userId, histories: new Map() };
    memories.set(getState, memory);
    return memory;
  };
}
