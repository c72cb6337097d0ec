import type { Store } from '@reduxjs/toolkit';
import { logger } from '@/lib/logger';
import { NO_ACCOUNT } from '@/store/account/account.slice';
import { accountToStore, storedAccount } from '@/store/account/stored-account';
import { SIGNED_OUT, signedIn } from '@/store/auth/auth.slice';
import { readStored, writeStored } from '@/store/browser-storage';
import { NO_CLAUSES } from '@/store/clauses/clauses.slice';
import { storedClauses } from '@/store/clauses/stored-clauses';
import { NO_CONTRACTS } from '@/store/contracts/contracts.slice';
import { type StorageState, storageFound } from '@/store/device/device.slice';
import { EMPTY_OUTBOX } from '@/store/outbox/outbox.slice';
import { NO_PINS } from '@/store/pins/pins.slice';
import { mergedPins, storedPins } from '@/store/pins/stored-pins';
import type { RootState } from '@/store/store-types';
import { storedContracts, storedIntents, storedOutbox, storedUser } from '@/store/stored-shapes';

/**
 * Keys in local storage (spec, section 3); `outbox` holds broadcasts that are not on record yet, `intents` what else was
 * begun, `clauses` the clauses that the user wrote, `pins` the keys of each contract as this device first saw them,
 * `account` what is known of the own key.
 */
export const KEYS = {
  user: 'user',
  outbox: 'outbox',
  intents: 'intents',
  pins: 'pins',
  account: 'account',
  clauses: 'clauses',
  contracts: 'contracts',
} as const;

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

/** Each part with its key, the one that can least be done without first. */
const PARTS: readonly [key: string, part: (state: RootState) => unknown][] = [
  [KEYS.user, ({ auth }) => auth.user],
  [KEYS.outbox, ({ outbox }) => outbox.entries],
  [KEYS.intents, ({ outbox }) => outbox.intents],
  [KEYS.pins, ({ pins }) => pins.pinned],
  [KEYS.account, ({ account }) => account],
  [KEYS.clauses, ({ clauses }) => clauses.own],
  [KEYS.contracts, ({ contracts }) => contracts.contracts],
];

/**
 * Writes each persisted part when, and only when, it changed; what a signed-out page still gets to know is not kept.
 * Answers a function under which changes are not written, because storage is where they came from.
 */
export function persistChanges(store: Store<RootState>): (change: () => void) => void {
  let before = store.getState();
  let quiet = false;
  store.subscribe(() => {
    const [state, last] = [store.getState(), before];
    before = state;
    if (quiet) return;
    const changed = PARTS.filter(([, part]) => part(state) !== part(last));
    const results = changed.map(([key, part]) => save(key, toStore(key, state, part(state))));
    const failure = results.find((result) => result !== 'works');
    const roomAgain = changed.some(([key]) => key === KEYS.contracts);
    if (failure !== undefined || roomAgain) found(store, failure ?? 'works');
  });
  return (change) => {
    quiet = true;
    change();
    quiet = false;
  };
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

function save(key: string, value: unknown): StorageState {
  const text = isEmpty(value) ? null : JSON.stringify(value);
  const result = writeStored(key, text);
  if (result !== 'full') return result;
  // The contracts can be fetched again. What stands under the other keys cannot: it gets their room.
  writeStored(KEYS.contracts, null);
  if (key !== KEYS.contracts) writeStored(key, text);
  return 'full';
}

function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

function restore<Value>(key: string, read: (value: unknown) => Value | null): Value | null {
  const text = readStored(key);
  if (text === null) return null;
  try {
    const value = read(JSON.parse(text));
    if (value === null) logger.warn(`The stored state under "${key}" has another shape and is ignored`);
    return value;
  } catch (error) {
    logger.warn(`The stored state under "${key}" cannot be parsed and is ignored: ${String(error)}`);
    return null;
  }
}
