import { settings } from '@/config/settings';
import type { ConfirmationRule } from '@/domain/deposits/deposits';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import { computeDebt, planRefresh, type RefreshCandidate } from '@/domain/deposits/refresh-plan';
import type { Guarantee } from '@/domain/models';
import { getCreationTime } from '@/domain/primitives/dates';
import { toIdKey } from '@/domain/primitives/ids';
import { getTipHeight } from '@/services/explorer.service';
import { type CoinMemory, getCoinMemory } from '@/store/balances/coin-memory';
import { fetchCoins } from '@/store/balances/fetch-coins';
import { isGuaranteeShown } from '@/store/contracts/visible-guarantees';
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
  /** Charges the cost of the round to the budget. */
  end(): void;
  memory: CoinMemory;
  signal: AbortSignal | undefined;
}

/** Plans which addresses are looked up in this round (docs/architecture.md#polling). */
export function startRound(guarantees: readonly Guarantee[], signal?: AbortSignal): AppThunk<Round> {
  return (dispatch) => {
    const memory = dispatch(getCoinMemory());
    memory.round += 1;
    const number = memory.round;
    for (const guarantee of guarantees) forgetSpent(memory, guarantee);
    const candidates = listCandidates(memory, guarantees);
    const planned = new Set(planRefresh(candidates, memory.debt));
    const before = memory.requests;
    let rule: Promise<ConfirmationRule> | null = null;
    const running = new Map<string, Promise<void>>();
    return {
      number,
      isDue: (guarantee) => {
        const addresses = listDepositAddresses(guarantee);
        return addresses.length === 0 || addresses.some((address) => planned.has(address));
      },
      partial: planned.size < candidates.length,
      lookUp: async (address) => {
        if (!planned.has(address)) return;
        // Several guarantees may list one address.
        const look = running.get(address) ?? dispatch(lookUpAddress(memory, address, number, signal));
        running.set(address, look);
        await look;
      },
      getConfirmationRule: () => {
        rule ??= loadConfirmationRule(memory, signal);
        return rule;
      },
      end: () => {
        memory.debt = computeDebt(memory.debt, memory.requests - before);
      },
      memory,
      signal,
    };
  };
}

/** The newest block is requested only if more than one confirmation is required. */
async function loadConfirmationRule(memory: CoinMemory, signal?: AbortSignal): Promise<ConfirmationRule> {
  const { minConfirmations: required } = settings();
  if (required <= 1) return { required, tip: null };
  memory.requests += 1;
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

function listCandidates({ looks }: CoinMemory, guarantees: readonly Guarantee[]): RefreshCandidate[] {
  const candidates = new Map<string, RefreshCandidate>();
  for (const guarantee of guarantees) {
    const shown = isGuaranteeShown(guarantee.id);
    for (const deposit of guarantee.deposits ?? []) {
      const { address, txid } = deposit;
      if (address === null) continue;
      const look = looks.get(address);
      const urgent = shown || look?.coins === null || (txid === null && isRecent(deposit));
      const before = candidates.get(address);
      candidates.set(address, {
        address,
        visited: look?.round ?? null,
        urgent: urgent || before?.urgent === true,
      });
    }
  }
  return [...candidates.values()];
}

/** Milliseconds. A deposit address that was just given out is about to be paid. */
const RECENT = 3_600_000;

function isRecent(deposit: { createdAt: string | null }): boolean {
  const since = getCreationTime(deposit);
  return since !== null && Math.abs(Date.now() - since) < RECENT;
}
