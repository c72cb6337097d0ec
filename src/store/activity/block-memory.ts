import type { ChainTransaction } from '@/domain/activity/chain-transaction';
import type { AppThunk } from '@/store/core/store-types';

/** Answers of the explorer on this page. Safe to lose: events in a block are recorded. */
export interface BlockMemory {
  /** Transactions in blocks, by txid. */
  found: Map<string, ChainTransaction>;
  /** How often each txid was looked up. */
  tries: Map<string, number>;
}

const memories = new WeakMap<WeakKey, BlockMemory>();

/** The memory of this store. */
export function getBlockMemory(): AppThunk<BlockMemory> {
  return (_dispatch, getState) => {
    const memory = memories.get(getState) ?? { found: new Map(), tries: new Map() };
    memories.set(getState, memory);
    return memory;
  };
}
