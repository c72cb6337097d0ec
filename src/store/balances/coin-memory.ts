import type { Utxo } from '@/domain/chain';
import type { HistoryMemory } from '@/services/address-coins';
import { selectUserId } from '@/store/auth/auth.selectors';
import type { AppThunk } from '@/store/core/store-types';

/** The last look-up of an address. */
interface Look {
  round: number;
  /** Milliseconds since 1970. */
  at: number;
  /** `null`: it failed. */
  coins: readonly Utxo[] | null;
}

/** The check is repeated only when something changed, or after a while. */
interface ExecutionCheck {
  /** The withdrawals and balance that were checked. */
  subject: string;
  at: number;
  finding: string;
}

/** The explorer's earlier answers, for the next request. It is not part of the state, and may be lost at any time. */
export interface CoinMemory extends HistoryMemory {
  userId: unknown;
  /** Number of refreshes so far. */
  round: number;
  /** By address. */
  looks: Map<string, Look>;
  /** Txids of the withdrawals of each guarantee at its last refresh: a new one makes the guarantee's coins outdated. */
  withdrawn: Map<string, string>;
  /** Round in which the explorer first did not know a recorded payment, by txid. */
  absent: Map<string, number>;
  /** The last execution check of each guarantee. */
  executionChecks: Map<string, ExecutionCheck>;
  /** Saves of polls that are still running, by record. */
  saves: Map<string, Promise<void>>;
  /** Confirmed transactions that paid a deposit which was spent since. */
  settled: Set<string>;
}

const memories = new WeakMap<WeakKey, CoinMemory>();

/** The memory of this store and user. */
export function getCoinMemory(): AppThunk<CoinMemory> {
  return (_dispatch, getState) => {
    const userId = selectUserId(getState());
    const known = memories.get(getState);
    if (known !== undefined && known.userId === userId) return known;
    const memory: CoinMemory = {
      userId,
      histories: new Map(),
      round: 0,
      looks: new Map(),
      withdrawn: new Map(),
      absent: new Map(),
      executionChecks: new Map(),
      saves: new Map(),
      settled: new Set(),
    };
    memories.set(getState, memory);
    return memory;
  };
}
