import { createEmptyChainState } from '@mocks/chain/chain-state';
import type { State } from '@mocks/store/entities';

const LISTS = ['users', 'contracts', 'guarantees', 'transactions', 'messages'] as const;

export function createEmptyState(): State {
  return {
    version: 1,
    counters: {},
    users: [],
    contracts: [],
    guarantees: [],
    transactions: [],
    messages: [],
    chain: createEmptyChainState(),
  };
}

/** Whether a parsed file has the shape of a state; the chain is checked when it is opened. */
export function isState(value: unknown): value is State {
  if (!isObject(value) || value.version !== 1 || !isObject(value.counters) || !isObject(value.chain)) return false;
  const { blocks, txs } = value.chain;
  return Array.isArray(blocks) && Array.isArray(txs) && LISTS.every((name) => isEntityList(value[name]));
}

function isEntityList(value: unknown): boolean {
  return Array.isArray(value) && value.every((entry) => isObject(entry) && 'id' in entry);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
