import { sha256 } from '@mocks/chain/bytes';
import { createChain } from '@mocks/chain/chain';
import { arbitratorExtendedKey } from '@mocks/chain/deposit-script';
import { DEFAULT_FEES, type RecommendedFees } from '@mocks/chain/fees';
import { createMemoryDocuments, type Documents } from '@mocks/documents/documents';
import { documentsHandlers } from '@mocks/documents/documents.handlers';
import { explorerHandlers } from '@mocks/explorer/explorer.handlers';
import { explorerPageHandlers } from '@mocks/explorer/pages.handlers';
import { priceHandlers } from '@mocks/explorer/prices.handlers';
import { arbitratorsHandlers } from '@mocks/handlers/arbitrators.handlers';
import { authHandlers } from '@mocks/handlers/auth.handlers';
import { broadcastHandlers } from '@mocks/handlers/broadcast.handlers';
import { chatHandlers } from '@mocks/handlers/chat.handlers';
import { contractsHandlers } from '@mocks/handlers/contracts.handlers';
import { guaranteesHandlers } from '@mocks/handlers/guarantees.handlers';
import { transactionsHandlers } from '@mocks/handlers/transactions.handlers';
import type { Services } from '@mocks/services';
import type { State } from '@mocks/store/entities';
import type { Persistence } from '@mocks/store/persistence';
import { createEmptyState } from '@mocks/store/state';
import type { IdStyle } from '@mocks/store/store';
import { createStore } from '@mocks/store/store';
import type { RequestHandler } from 'msw';
import type { Id } from '@/domain/primitives/ids';

export interface BackendOptions {
  /** Where the state is stored; in memory only by default. */
  persistence?: Persistence;
  /** Initial state; empty by default. */
  state?: State;
  /** Milliseconds since 1970. */
  clock?: () => number;
  ids?: IdStyle;
  /** Store of uploaded PDFs; in memory by default. */
  documents?: Documents;
  fees?: RecommendedFees;
  /** scrypt's N for new passwords. */
  scryptCost?: number;
  /** Ids served by `GET /arbitrators/{id}`. */
  arbitrators?: readonly Id[];
}

export interface Backend extends Services {
  handlers: RequestHandler[];
  /** Resolves when every change so far is on disk. */
  flush(): Promise<void>;
}

const DEFAULT_ARBITRATORS: readonly Id[] = ['1', 'aval-template-arbitrator'];

/**
 * The whole backend: handlers for every call (docs/specification.md#7-calls) and for the explorer, sharing one store and
 * one chain. Throws if the chain in the state cannot be read.
 */
export function createBackend(options: BackendOptions = {}): Backend {
  const { persistence, clock = Date.now, state = createEmptyState() } = options;
  const onChange = () => persistence?.save(state);
  const services: Services = {
    store: createStore(state, options.ids ?? 'random', onChange),
    chain: createChain(state.chain, { now: clock, onChange }),
    fees: { ...(options.fees ?? DEFAULT_FEES) },
    documents: options.documents ?? createMemoryDocuments(),
    clock,
    scryptCost: options.scryptCost,
    arbitratorKey: createArbitrators(options.arbitrators ?? DEFAULT_ARBITRATORS),
  };
  return { ...services, handlers: createHandlers(services), flush: async () => persistence?.flush() };
}

function createHandlers(services: Services): RequestHandler[] {
  return [
    ...authHandlers(services),
    ...transactionsHandlers(services),
    ...broadcastHandlers(services),
    ...guaranteesHandlers(services),
    ...contractsHandlers(services),
    ...chatHandlers(services),
    ...arbitratorsHandlers(services),
    ...documentsHandlers(services),
    ...explorerHandlers(services),
    ...priceHandlers(),
    ...explorerPageHandlers(services),
  ];
}

/** By id; each is derived once. */
const arbitratorKeys = new Map<string, string>();

function createArbitrators(ids: readonly Id[]): (id: Id) => string | null {
  const known = new Set(ids.map(String));
  return (id) => {
    const name = String(id);
    if (!known.has(name)) return null;
    const key = arbitratorKeys.get(name) ?? arbitratorExtendedKey(sha256(`aval regtest arbitrator ${name}`));
    arbitratorKeys.set(name, key);
    return key;
  };
}
