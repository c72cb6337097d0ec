import { settings } from '@/config/settings';
import type { ConfirmationRule } from '@/domain/deposits/deposits';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import type { Guarantee } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import { getTipHeight } from '@/services/explorer.service';
import { type CoinMemory, getCoinMemory } from '@/store/balances/coin-memory';
import { fetchCoins } from '@/store/balances/fetch-coins';
import type { AppThunk } from '@/store/core/store-types';

/** One refresh of some guarantees. */
export interface Round {
  number: number;
  /** Some address of the guarantee is looked up in this round, or it has none. */
  isDue(guarantee: Guarantee): boolean;
  /** Not all addresses are looked up. */
  partial: boolean;
  /** Looks up the address if it is its turn. */
  lookUp(address: string): Promise<void>;
  /** The confirmations that outputs need. */
  getConfirmationRule(): Promise<ConfirmationRule>;
  memory: CoinMemory;
  signal: AbortSignal | undefined;
}

/** A larger contract is refreshed in turns, the addresses that have waited longest first (docs/architecture.md#polling). */
const MOST_ADDRESSES = 20;

/** Plans which addresses are looked up in this round. */
export function startRound(guarantees: readonly Guarantee[], signal?: AbortSignal): AppThunk<Round> {
  return (dispatch) => {
    const memory = dispatch(getCoinMemory());
    memory.round += 1;
    const number = memory.round;
    for (const guarantee of guarantees) forgetSpent(memory, guarantee);
    const addresses = [...new Set(guarantees.flatMap(listDepositAddresses))];
    const getVisit = (address: string) => memory.looks.get(address)?.round ?? 0;
    const planned = new Set(addresses.toSorted((a, b) => getVisit(a) - getVisit(b)).slice(0, MOST_ADDRESSES));
    let rule: Promise<ConfirmationRule> | null = null;
    const running = new Map<string, Promise<void>>();
    return {
      number,
      isDue: (guarantee) => {
        const own = listDepositAddresses(guarantee);
        return own.length === 0 || own.some((address) => planned.has(address));
      },
      partial: planned.size < addresses.length,
      lookUp: async (address) => {
        if (!planned.has(address)) return;
        // Several guarantees may list one address.
        const look = running.get(address) ?? dispatch(lookUpAddress(memory, address, number, signal));
        running.set(address, look);
        await look;
      },
      getConfirmationRule: () => {
        rule ??= loadConfirmationRule(signal);
        return rule;
      },
      memory,
      signal,
    };
  };
}

/** The newest block is requested only if more than one confirmation is required. */
async function loadConfirmationRule(signal?: AbortSignal): Promise<ConfirmationRule> {
  const { minConfirmations: required } = settings();
  if (required <= 1) return { required, tip: null };
  return { required, tip: await getTipHeight(signal) };
}

/** After a withdrawal, the known outputs may be spent. */
function forgetSpent(memory: CoinMemory, guarantee: Guarantee): void {
  const key = toIdKey(guarantee.id);
  const txids = joinTxids(guarantee);
  if ((memory.withdrawn.get(key) ?? txids) !== txids)
    for (const address of listDepositAddresses(guarantee)) memory.looks.delete(address);
  memory.withdrawn.set(key, txids);
}

export function joinTxids(guarantee: Guarantee | null): string {
  return (guarantee?.withdrawals ?? []).map(({ txid }) => txid).join();
}

function lookUpAddress(
  memory: CoinMemory,
  address: string,
  round: number,
  signal?: AbortSignal,
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      memory.looks.set(address, { round, at: Date.now(), coins: await dispatch(fetchCoins(address, signal)) });
    } catch (error) {
      if (!signal?.aborted) memory.looks.set(address, { round, at: Date.now(), coins: null });
      throw error;
    }
  };
}
