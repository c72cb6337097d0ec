import type { Store } from '@reduxjs/toolkit';
import { NO_ACCOUNT } from '@/store/account/account.slice';
import { accountToStore, storedAccount } from '@/store/account/stored-account';
import { SIGNED_OUT, signedIn } from '@/store/auth/auth.slice';
import { isStoredUser } from '@/store/auth/is-stored-user';
import { isSameUser } from '@/store/auth/same-user';
import { storedUser } from '@/store/auth/stored-user';
import { NO_CLAUSES } from '@/store/clauses/clauses.slice';
import { storedClauses } from '@/store/clauses/stored-clauses';
import { NO_CONTRACTS } from '@/store/contracts/contracts.slice';
import { type ContractsWriter, contractsWriter } from '@/store/contracts-writer';
import { type StorageState, storageFound } from '@/store/device/device.slice';
import { EMPTY_OUTBOX } from '@/store/outbox/outbox.slice';
import { NO_PINS } from '@/store/pins/pins.slice';
import { mergedPins, storedPins } from '@/store/pins/stored-pins';
import { restore } from '@/store/restore';
import { save } from '@/store/save-part';
import { KEYS } from '@/store/storage-keys';
import type { RootState } from '@/store/store-types';
import { storedContracts, storedIntents, storedOutbox } from '@/store/stored-shapes';

export type Persisted = Pick<RootState, 'auth' | 'account' | 'contracts' | 'outbox' | 'clauses' | 'pins'>;

/** The part of the state that a reload brings back. What fails to parse is logged and ignored. */
export function loadPersisted(): Persisted {
  const user = restore(KEYS.user, storedUser);
  const account = restore(KEYS.account, storedAccount);
  const contracts = restore(KEYS.contracts, storedContracts);
  const entries = restore(KEYS.outbox, storedOutbox);
  const intents = restore(KEYS.intents, storedIntents);
  const own = restore(KEYS.clauses, storedClauses);
  const pinned = restore(KEYS.pins, storedPins);
  return {
    auth: user === null ? SIGNED_OUT : signedIn(user),
    // Of the registration before the first login, too.
    account: { ...NO_ACCOUNT, ...account, ...(user === null && { keyVerdict: null }) },
    contracts: user === null || contracts === null ? NO_CONTRACTS : { ...NO_CONTRACTS, contracts },
    outbox: user === null ? EMPTY_OUTBOX : { ...EMPTY_OUTBOX, entries: entries ?? [], intents: intents ?? [] },
    clauses: user === null || own === null ? NO_CLAUSES : { own },
    pins: user === null || pinned === null ? NO_PINS : { ...NO_PINS, pinned },
  };
}

/**
 * Each part that is written at once, with its key; the one that can least be done without first. The user comes last: a
 * tab that hears of somebody else reads the other parts as theirs.
 */
const PARTS: readonly [key: string, part: (state: RootState) => unknown][] = [
  [KEYS.outbox, ({ outbox }) => outbox.entries],
  [KEYS.intents, ({ outbox }) => outbox.intents],
  [KEYS.pins, ({ pins }) => pins.pinned],
  [KEYS.account, ({ account }) => account],
  [KEYS.clauses, ({ clauses }) => clauses.own],
  [KEYS.user, ({ auth }) => auth.user],
];

/** What the other tabs' writing has to do with this tab's. */
export interface Persistence {
  /** Makes a change that is not written, because storage is where it came from. */
  quietly: (change: () => void) => void;
  /** The contracts of the state, once another tab wrote these (contracts-writer.ts). */
  adopted: ContractsWriter['adopted'];
}

/**
 * Writes each persisted part when, and only when, it changed, the contracts a little later; what a signed-out page still
 * gets to know is not kept.
 */
export function persistChanges(store: Store<RootState>): Persistence {
  const contracts = contractsWriter(store, (storage) => found(store, storage));
  let before = store.getState();
  let quiet = false;
  store.subscribe(() => {
    const [state, last] = [store.getState(), before];
    before = state;
    if (!isSameUser(state.auth.user, last.auth.user)) quiet ? contracts.sessionAdopted() : contracts.sessionChanged();
    else if (!quiet && state.contracts.contracts !== last.contracts.contracts) contracts.changed();
    if (!quiet) writeChanged(store, state, last);
  });
  return {
    quietly: (change) => {
      quiet = true;
      change();
      quiet = false;
    },
    adopted: contracts.adopted,
  };
}

function writeChanged(store: Store<RootState>, state: RootState, last: RootState): void {
  // Of anybody else nothing stays, be it of a tab that was closed.
  const another = !isSameUser(state.auth.user, last.auth.user) && !isStoredUser(state);
  const changed = PARTS.filter(([, part]) => another || part(state) !== part(last));
  const results = changed.map(([key, part]) => save(key, textOf(toStore(key, state, part(state)))));
  const failure = results.find((result) => result !== 'works');
  if (failure !== undefined) found(store, failure);
}

function found(store: Store<RootState>, storage: StorageState): void {
  if (store.getState().device.storage !== storage) store.dispatch(storageFound(storage));
}

/** Signed out, nothing is kept but what the first login needs of the registration before it. */
function toStore(key: string, { auth, account, pins }: RootState, value: unknown): unknown {
  if (key === KEYS.account) return accountToStore(account);
  if (auth.user === null) return null;
  // Another tab may have pinned further contracts meanwhile.
  return key === KEYS.pins ? mergedPins(restore(KEYS.pins, storedPins), pins.pinned) : value;
}

function textOf(value: unknown): string | null {
  const isEmpty = typeof value === 'object' && Object.keys(value ?? {}).length === 0;
  return isEmpty ? null : JSON.stringify(value);
}
