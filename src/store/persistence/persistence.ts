import { userToStored } from '@/services/schemas/stored-user';
import { accountToStore } from '@/store/account/stored-account';
import { isSameUser } from '@/store/auth/same-user';
import { clausesAdopted } from '@/store/clauses/clauses.slice';
import { storedClauses } from '@/store/clauses/stored-clauses';
import { type StorageState, storageFound } from '@/store/device/device.slice';
import { outboxMerged } from '@/store/outbox/outbox.slice';
import { probeStorage } from '@/store/persistence/browser-storage';
import { type ContractsWriter, contractsWriter } from '@/store/persistence/contracts-writer';
import { isOwnStorage, isStoredUser } from '@/store/persistence/is-stored-user';
import { save } from '@/store/persistence/save-part';
import { type SharedList, type SharedListSpec, sharedList } from '@/store/persistence/shared-list';
import { KEYS } from '@/store/persistence/storage-keys';
import { intentToStored, outboxEntryToStored, storedIntents, storedOutbox } from '@/store/persistence/stored-shapes';
import { textOf } from '@/store/persistence/stored-text';
import { writePins } from '@/store/pins/write-pins';
import type { AppStore } from '@/store/setup/base-store';
import type { RootState } from '@/store/setup/store-types';

/*
 * The lists that this device alone holds, each entry with a name: tabs merge them, entry by entry.
 */

const OUTBOX = spec({
  key: KEYS.outbox,
  of: ({ outbox }) => outbox.entries,
  read: storedOutbox,
  write: outboxEntryToStored,
  nameOf: ({ txid }) => txid,
  adopted: (entries) => outboxMerged({ entries }),
});

const INTENTS = spec({
  key: KEYS.intents,
  of: ({ outbox }) => outbox.intents,
  read: storedIntents,
  write: intentToStored,
  nameOf: ({ key }) => key,
  adopted: (intents) => outboxMerged({ intents }),
});

const CLAUSES = spec({
  key: KEYS.clauses,
  of: ({ clauses }) => clauses.own,
  read: storedClauses,
  write: (clause) => clause,
  nameOf: ({ id }) => id,
  adopted: clausesAdopted,
});

/** Lets the entries' type follow from the slice. */
function spec<Item>(list: SharedListSpec<Item>): SharedListSpec<Item> {
  return list;
}

type Key = Exclude<keyof typeof KEYS, 'contracts'>;

/**
 * Each part that is written at once, with its key; the one that can least be done without first. The user comes last: a
 * tab that hears of somebody else reads the other parts as theirs.
 */
const PARTS: readonly [key: Key, part: (state: RootState) => unknown][] = [
  ['outbox', OUTBOX.of],
  ['intents', INTENTS.of],
  ['pins', ({ pins }) => pins.pinned],
  ['account', ({ account }) => account],
  ['clauses', CLAUSES.of],
  ['user', ({ auth }) => auth.user],
];

/** What the other tabs' writing has to do with this tab's. */
export interface Persistence {
  /** Makes a change that is not written, because storage is where it came from. */
  quietly: (change: () => void) => void;
  /** The contracts of the state, once another tab wrote these (contracts-writer.ts). */
  adopted: ContractsWriter['adopted'];
  /** What tabs merge, by its key in storage. */
  lists: SharedLists;
}

type SharedLists = Record<'outbox' | 'intents' | 'clauses', SharedList>;

/**
 * Writes each persisted part when, and only when, it changed, the contracts a little later; what a signed-out page still
 * gets to know is not kept.
 */
export function persistChanges(store: AppStore): Persistence {
  let before = store.getState();
  let quiet = false;
  const contracts = contractsWriter(store, (storage) => found(store, storage));
  const lists: SharedLists = {
    outbox: sharedList(store, quietly, OUTBOX),
    intents: sharedList(store, quietly, INTENTS),
    clauses: sharedList(store, quietly, CLAUSES),
  };

  function quietly(change: () => void): void {
    const was = quiet;
    quiet = true;
    try {
      change();
    } finally {
      quiet = was;
    }
  }

  function writeChanged(state: RootState, last: RootState): void {
    // Of anybody else nothing stays, be it of a tab that was closed.
    const another = !isSameUser(state.auth.user, last.auth.user) && !isStoredUser(state);
    const changed = PARTS.filter(([, part]) => another || part(state) !== part(last));
    if (changed.length === 0) return;
    // What another tab cleared, of whose logout this one has not heard yet, must not come back.
    const isOurs = another || isOwnStorage(state);
    const results = isOurs ? changed.map(([key]) => write(key, another)) : [probeStorage()];
    const failure = results.find((result) => result !== 'works');
    if (failure !== undefined) found(store, failure);
  }

  /** Signed out, nothing is kept but what the first login needs of the registration before it. */
  function write(key: Key, another: boolean): StorageState {
    const { auth, account } = store.getState();
    if (key === 'account') return save(KEYS.account, textOf(accountToStore(account)));
    if (auth.user === null) return save(KEYS[key], null);
    if (key === 'user') return save(KEYS.user, textOf(userToStored(auth.user)));
    if (key === 'pins') return writePins(store, quietly);
    return another ? lists[key].replace() : lists[key].merge();
  }

  store.subscribe(() => {
    const [state, last] = [store.getState(), before];
    before = state;
    if (!isSameUser(state.auth.user, last.auth.user)) {
      for (const list of Object.values(lists)) list.begin();
      quiet ? contracts.sessionAdopted() : contracts.sessionChanged();
    } else if (!quiet && state.contracts.contracts !== last.contracts.contracts) contracts.changed();
    if (!quiet) writeChanged(state, last);
  });
  return { quietly, adopted: contracts.adopted, lists };
}

function found(store: AppStore, storage: StorageState): void {
  if (store.getState().device.storage !== storage) store.dispatch(storageFound(storage));
}
