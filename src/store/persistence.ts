import type { Store } from '@reduxjs/toolkit';
import { logger } from '@/lib/logger';
import { SIGNED_OUT, signedIn } from '@/store/auth/auth.slice';
import { readStored, writeStored } from '@/store/browser-storage';
import { NO_CLAUSES } from '@/store/clauses/clauses.slice';
import { storedClauses } from '@/store/clauses/stored-clauses';
import { NO_CONTRACTS } from '@/store/contracts/contracts.slice';
import { EMPTY_OUTBOX } from '@/store/outbox/outbox.slice';
import type { RootState } from '@/store/store-types';
import { storedContracts, storedOutbox, storedUser } from '@/store/stored-shapes';

/**
 * Keys in local storage (spec, section 3); `outbox` holds broadcasts that are not on record yet, `clauses` the clauses
 * that the user wrote.
 */
const KEYS = { user: 'user', contracts: 'contracts', outbox: 'outbox', clauses: 'clauses' } as const;

/** The part of the state that a reload brings back. What fails to parse is logged and ignored. */
export function loadPersisted(): Pick<RootState, 'auth' | 'contracts' | 'outbox' | 'clauses'> {
  const user = restore(KEYS.user, storedUser);
  const contracts = restore(KEYS.contracts, storedContracts);
  const entries = restore(KEYS.outbox, storedOutbox);
  const own = restore(KEYS.clauses, storedClauses);
  return {
    auth: user === null ? SIGNED_OUT : signedIn(user),
    contracts: user === null || contracts === null ? NO_CONTRACTS : { ...NO_CONTRACTS, contracts },
    outbox: user === null || entries === null ? EMPTY_OUTBOX : { entries },
    clauses: user === null || own === null ? NO_CLAUSES : { own },
  };
}

/** Writes each persisted part when, and only when, it changed. */
export function persistChanges(store: Store<RootState>): void {
  let before = store.getState();
  store.subscribe(() => {
    const state = store.getState();
    if (state.auth.user !== before.auth.user) save(KEYS.user, state.auth.user);
    if (state.contracts.contracts !== before.contracts.contracts) save(KEYS.contracts, state.contracts.contracts);
    if (state.outbox.entries !== before.outbox.entries) save(KEYS.outbox, state.outbox.entries);
    if (state.clauses.own !== before.clauses.own) save(KEYS.clauses, state.clauses.own);
    before = state;
  });
}

function save(key: string, value: unknown): void {
  const empty = value === null || (Array.isArray(value) && value.length === 0);
  writeStored(key, empty ? null : JSON.stringify(value));
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
