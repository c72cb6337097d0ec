import type { Store } from '@reduxjs/toolkit';
import type { Contract } from '@/domain/models';
import { userToStored } from '@/services/schemas/stored.schema';
import { isSameUser, matchesStoredUser, ownsStorage } from '@/store/auth/auth.selectors';
import {
  intentToStored,
  outboxEntryToStored,
  ownKeyToStored,
  parseClauses,
  parseIntents,
  parseOutbox,
} from '@/store/boot/stored-state';
import { clausesMerged } from '@/store/clauses/clauses.slice';
import { serializeContract } from '@/store/contracts/share-structure';
import type { AppStore, RootState } from '@/store/core/store-types';
import { mergeLocal } from '@/store/device/merge-changes';
import type { StorageKey } from '@/store/device/read-storage';
import { createSharedList, type SharedList, type SharedListSpec } from '@/store/device/shared-list';
import { probeStorage, type StorageHealth, saveText, serialize, storageHealth } from '@/store/device/write-storage';
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

type Key = Exclude<StorageKey, 'contracts' | 'keys'>;

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

/** The functions for following other tabs. */
export type Persistence = ReturnType<typeof persistChanges>;

/**
 * Writes each persisted part of the state when it changes; contracts follow when the page is idle. Without a user, only
 * the data of a registration that the first login needs is kept.
 */
export function persistChanges(store: AppStore) {
  let previous = store.getState();
  let isSuspended = false;
  storageHealth.set(probeStorage());
  const contracts = createContractsWriter(store, storageHealth.set);
  const lists: Record<'outbox' | 'intents' | 'clauses', SharedList> = {
    outbox: createSharedList(store, withoutWriting, OUTBOX),
    intents: createSharedList(store, withoutWriting, INTENTS),
    clauses: createSharedList(store, withoutWriting, CLAUSES),
  };

  /** Applies a state change that is not written, because it came from storage. */
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
    if (failure !== undefined) storageHealth.set(failure);
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

/*
 * Contracts are large and can be fetched again, so they alone are written with a delay. Data that must survive a killed
 * page has its own key (outbox, intents).
 */

/** @param onWritten called after each delayed write */
function createContractsWriter(store: Store<RootState>, onWritten: (result: StorageHealth) => void) {
  const current = () => store.getState().contracts.contracts;
  /** As storage holds them. */
  let written: readonly Contract[] = current();

  function write(): StorageHealth {
    written = current();
    return saveText('contracts', written.length === 0 ? null : `[${written.map(serializeContract).join(',')}]`);
  }

  const scheduleWrite = defer(() => {
    // Never restore data that another tab has cleared by a logout of which this tab has no event yet.
    if (!hasSameItems(written, current()) && ownsStorage(store.getState())) onWritten(write());
  });

  return {
    scheduleWrite,
    /** After the user of this tab changed. */
    writeNow: write,
    /** Takes the state as written, after another tab changed the user and storage. */
    skipWrite: () => {
      written = current();
    },
    /** Merges the contracts that another tab wrote with those changed here and not written yet; returns the new state. */
    mergeFrom: (contracts: Contract[]) => {
      const merged = mergeLocal(contracts, written, current());
      written = contracts;
      return merged;
    },
  };
}

function hasSameItems(a: readonly Contract[], b: readonly Contract[]): boolean {
  return a.length === b.length && a.every((contract, index) => contract === b[index]);
}

/** Combines consecutive changes, and lets the screen update first. */
const DELAY_MS = 50;
/** Limit for a page that is never idle. */
const IDLE_TIMEOUT_MS = 500;

/**
 * Returns a function that schedules `work` for when the page is idle; repeated calls are combined. A page that is left
 * or hidden runs it at once, since it may not get another chance.
 */
export function defer(work: () => void): () => void {
  let isDue = false;

  function runIfDue(): void {
    if (!isDue) return;
    isDue = false;
    work();
  }

  globalThis.addEventListener?.('pagehide', runIfDue);
  globalThis.document?.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') runIfDue();
  });

  return () => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => runWhenIdle(runIfDue), DELAY_MS);
  };
}

function runWhenIdle(task: () => void): void {
  // Safari and Node have no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') task();
  else requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
}
