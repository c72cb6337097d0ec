import type { HistoryMemory } from '@/store/balances/coin-memory';
import type { AppThunk } from '@/store/core/store-types';

/** The transactions of deposit addresses that were read on this page. Safe to lose: events in a block are recorded. */
export interface PaymentMemory extends HistoryMemory {
  /** State of the guarantee when the address was last read completely, by address. */
  readFor: Map<string, string>;
  /** How often each address was read. */
  tries: Map<string, number>;
}

const memories = new WeakMap<WeakKey, PaymentMemory>();

/** The memory of this store. */
export function getPaymentMemory(): AppThunk<PaymentMemory> {
  return (_dispatch, getState) => {
    const memory = memories.get(getState) ?? {
      histories: new Map(),
      requests: 0,
      readFor: new Map(),
      tries: new Map(),
    };
    memories.set(getState, memory);
    return memory;
  };
}
