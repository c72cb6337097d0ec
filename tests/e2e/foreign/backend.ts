import { createChain } from '@mocks/chain/chain';
import { createEmptyChainState } from '@mocks/chain/chain-state';
import { DEFAULT_FEES } from '@mocks/chain/fees';
import { createMemoryDocuments } from '@mocks/documents/documents';
import { explorerHandlers } from '@mocks/explorer/explorer.handlers';
import { explorerPageHandlers } from '@mocks/explorer/pages.handlers';
import { createEmptyState } from '@mocks/store/state';
import { createStore } from '@mocks/store/store';
import { getResponse } from 'msw';
import { contractCalls } from './contract-calls';
import { Ledger } from './ledger';
import { moneyCalls } from './money-calls';
import { DEFAULT_OPTIONS, type ForeignOptions } from './options';
import { peopleCalls } from './people-calls';
import { createRespond, type Pages, type Respond, serve } from './server';
import { createSlowSaves } from './slow-saves';

/** Seconds between blocks, as on the embedded backend. */
const BLOCK_SECONDS = 15;

export interface ForeignBackend {
  chain: Ledger['chain'];
  ledger: Ledger;
  respond: Respond;
}

/**
 * A second backend, which shares nothing with `mocks/` but the regtest chain and its explorer (docs/decisions.md#two-test-backends). Differs in
 * every permitted way, and refuses what docs/api.md does not have.
 */
export function createForeignBackend(changes: Partial<ForeignOptions> = {}): ForeignBackend {
  const options = { ...DEFAULT_OPTIONS, ...changes };
  const chain = createChain(createEmptyChainState(), { now: Date.now, onChange: () => undefined });
  const ledger = new Ledger(chain, options);
  const calls = { ...peopleCalls(ledger), ...moneyCalls(ledger), ...contractCalls(ledger) };
  const respond = createRespond(createSlowSaves(calls, options), explorer(chain));
  return { chain, ledger, respond };
}

/** Serves it at another origin than the app's. */
export async function serveForeignBackend(port: number, changes: Partial<ForeignOptions>): Promise<void> {
  const { chain, respond } = createForeignBackend(changes);
  setInterval(() => chain.mine(), BLOCK_SECONDS * 1000).unref();
  await serve(port, respond);
}

/** The explorer knows the chain only: its store of contracts is empty. */
function explorer(chain: Ledger['chain']): Pages {
  const services = {
    chain,
    store: createStore(createEmptyState(), 'numbers', () => undefined),
    fees: DEFAULT_FEES,
    documents: createMemoryDocuments(),
    clock: Date.now,
    scryptCost: undefined,
    arbitratorKey: () => null,
  };
  const handlers = [...explorerHandlers(services), ...explorerPageHandlers(services)];
  return async (request) => (await getResponse(handlers, request)) ?? null;
}
