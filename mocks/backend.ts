import type { RequestHandler } from 'msw';
import type { Id } from '@/domain/primitives/ids';
import { sha256 } from './chain/bytes';
import { createChain } from './chain/chain';
import { arbitratorExtendedKey } from './chain/deposit-script';
import { DEFAULT_FEES, type RecommendedFees } from './chain/fees';
import { type Documents, documentsInMemory } from './documents/documents';
import { documentsHandlers } from './documents/documents.handlers';
import { explorerHandlers } from './explorer/explorer.handlers';
import { explorerPageHandlers } from './explorer/pages.handlers';
import { arbitratorsHandlers } from './handlers/arbitrators.handlers';
import { authHandlers } from './handlers/auth.handlers';
import { broadcastHandlers } from './handlers/broadcast.handlers';
import { chatHandlers } from './handlers/chat.handlers';
import { contractsHandlers } from './handlers/contracts.handlers';
import { guaranteesHandlers } from './handlers/guarantees.handlers';
import { transactionsHandlers } from './handlers/transactions.handlers';
import type { Services } from './services';
import type { State } from './store/entities';
import type { IdStyle } from './store/identifiers';
import type { Persistence } from './store/persistence';
import { emptyState } from './store/state';
import { createStore } from './store/store';

export interface BackendOptions {
  /** Where the state survives; without it the backend lives in memory alone. */
  persistence?: Persistence;
  /** The state to begin with; without it an empty one. */
  state?: State;
  /** Milliseconds since 1970. */
  clock?: () => number;
  ids?: IdStyle;
  /** Where uploaded PDFs lie; without it in memory. */
  documents?: Documents;
  fees?: RecommendedFees;
  /** scrypt's N for new passwords. */
  scryptCost?: number;
  /** The ids that `GET /arbitrators/{id}` knows. */
  arbitrators?: readonly Id[];
}

export interface Backend extends Services {
  handlers: RequestHandler[];
  /** Resolves when every change so far is on disk. */
  saved(): Promise<void>;
}

const DEFAULT_ARBITRATORS: readonly Id[] = ['1', 'aval-template-arbitrator'];

/**
 * The whole backend: handlers for every call (docs/specification.md#7-calls) and for the explorer, over one store and one chain.
 * Throws when the state's chain cannot be read.
 */
export function createBackend(options: BackendOptions = {}): Backend {
  const { persistence, clock = Date.now, state = emptyState() } = options;
  const changed = () => persistence?.save(state);
  const services: Services = {
    store: createStore(state, options.ids ?? 'random', changed),
    chain: createChain(state.chain, { now: clock, changed }),
    fees: { ...(options.fees ?? DEFAULT_FEES) },
    documents: options.documents ?? documentsInMemory(),
    clock,
    scryptCost: options.scryptCost,
    arbitratorKey: arbitratorBook(options.arbitrators ?? DEFAULT_ARBITRATORS),
  };
  return { ...services, handlers: handlersOver(services), saved: async () => persistence?.flush() };
}

function handlersOver(services: Services): RequestHandler[] {
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
    ...explorerPageHandlers(services),
  ];
}

function arbitratorBook(ids: readonly Id[]): (id: Id) => string | null {
  const known = new Set(ids.map(String));
  const keys = new Map<string, string>();
  return (id) => {
    const name = String(id);
    if (!known.has(name)) return null;
    const key = keys.get(name) ?? arbitratorExtendedKey(sha256(`aval regtest arbitrator ${name}`));
    keys.set(name, key);
    return key;
  };
}
