import { userToStored } from '@/services/schemas/stored.schema';
import { isSameUser } from '@/store/auth/auth.selectors';
import { matchesStoredUser, ownsStorage } from '@/store/auth/storage-owner';
import { type ContractsWriter, createContractsWriter } from '@/store/boot/contracts-writer';
import {
  intentToStored,
  outboxEntryToStored,
  ownKeyToStored,
  parseClauses,
  parseIntents,
  parseOutbox,
} from '@/store/boot/stored-state';
import { clausesMerged } from '@/store/clauses/clauses.slice';
import type { AppStore, RootState } from '@/store/core/store-types';
import type { StorageKey } from '@/store/device/read-storage';
import { createSharedList, type SharedList, type SharedListSpec } from '@/store/device/shared-list';
import { probeStorage, type StorageHealth, saveText, serialize, setStorageHealth } from '@/store/device/write-storage';
import { outboxMerged } from '@/store/outbox/outbox.slice';

const OUTBOX = defineList({
  key: 'outbox',
  select: ({ outbox }) => outbox.entries,
  parse: parseOutbox,
  toStored: outboxEntryToStored,
  getKey: ({ txid }) => txid,
  setItems: (entries) => outboxMerged({ entries }),
});

const INTENTS = defineList({
  key: 'intents',
  select: ({ outbox }) => outbox.intents,
  parse: parseIntents,
  toStored: intentToStored,
  getKey: ({ key }) => key,
  setItems: (intents) => outboxMerged({ intents }),
});

const CLAUSES = defineList({
  key: 'clauses',
  select: ({ clauses }) => clauses.own,
  parse: parseClauses,
  toStored: (clause) => clause,
  getKey: ({ id }) => id,
  setItems: clausesMerged,
});

/** Infers the type of the entries. */
function defineList<Item>(spec: SharedListSpec<Item>): SharedListSpec<Item> {
  return spec;
}

type Key = Exclude<StorageKey, 'contracts' | 'keys' | 'imports'>;

/**
 * The keys that are written at once, most important first. The user comes last: a tab that sees another user reads the other keys
 * as that user's.
 */
const PARTS: readonly [key: Key, select: (state: RootState) => unknown][] = [
  ['outbox', OUTBOX.select],
  ['intents', INTENTS.select],
  ['ownKey', ({ ownKey }) => ownKey],
  ['clauses', CLAUSES.select],
  ['user', ({ auth }) => auth.user],
];

/** The functions for following other tabs (tabs.ts). */
export interface Persistence {
  /** Applies a state change that is not written, because it came from storage. */
  withoutWriting: (change: () => void) => void;
  mergeContracts: ContractsWriter['mergeFrom'];
  lists: Record<'outbox' | 'intents' | 'clauses', SharedList>;
}

/**
 * Writes each persisted part of the state when it changes; contracts follow when the page is idle. Without a user, only
 * the data of a registration that the first login needs is kept.
 */
export function persistChanges(store: AppStore): Persistence {
  let previous = store.getState();
  let isSuspended = false;
  setStorageHealth(probeStorage());
  const contracts = createContractsWriter(store, setStorageHealth);
  const lists: Persistence['lists'] = {
    outbox: createSharedList(store, withoutWriting, OUTBOX),
    intents: createSharedList(store, withoutWriting, INTENTS),
    clauses: createSharedList(store, withoutWriting, CLAUSES),
  };

  function withoutWriting(change: () => void): void {
    const before = isSuspended;
    isSuspended = true;
    try {
      change();
    } finally {
      isSuspended = before;
    }
  }

  function writeChanged(state: RootState, last: RootState): void {
    // After a change of user everything is overwritten, including what a closed tab left.
    const isTakeover = !isSameUser(state.auth.user, last.auth.user) && !ownsStorage(state);
    const changed = PARTS.filter(([, select]) => isTakeover || select(state) !== select(last));
    if (changed.length === 0) return;
    // Never restore data that another tab has cleared by a logout of which this tab has no event yet.
    const mayWrite = isTakeover || matchesStoredUser(state);
    const results = mayWrite ? changed.map(([key]) => write(key, isTakeover)) : [probeStorage()];
    const failure = results.find((result) => result !== 'works');
    if (failure !== undefined) setStorageHealth(failure);
  }

  function write(key: Key, isTakeover: boolean): StorageHealth {
    const { auth, ownKey } = store.getState();
    if (key === 'ownKey') return saveText(key, serialize(ownKeyToStored(ownKey)));
    if (auth.user === null) return saveText(key, null);
    if (key === 'user') return saveText(key, serialize(userToStored(auth.user)));
    return isTakeover ? lists[key].replace() : lists[key].merge();
  }

  store.subscribe(() => {
    const [state, last] = [store.getState(), previous];
    previous = state;
    if (!isSameUser(state.auth.user, last.auth.user)) {
      for (const list of Object.values(lists)) list.reset();
      isSuspended ? contracts.skipWrite() : contracts.writeNow();
    } else if (!isSuspended && state.contracts.contracts !== last.contracts.contracts) contracts.scheduleWrite();
    if (!isSuspended) writeChanged(state, last);
  });
  return { withoutWriting, mergeContracts: contracts.mergeFrom, lists };
}
