import type { Store } from '@reduxjs/toolkit';
import { sameId } from '@/domain/ids';
import { accountAdopted } from '@/store/account/account.slice';
import { storedAccount } from '@/store/account/stored-account';
import { signedIn } from '@/store/auth/auth.slice';
import { storedUser } from '@/store/auth/stored-user';
import { contractsSet } from '@/store/contracts/contracts.slice';
import { sameKept } from '@/store/contracts/same-kept';
import { outboxAdopted } from '@/store/outbox/outbox.slice';
import { loadPersisted, type Persistence } from '@/store/persistence';
import { loggedOut, sessionAdopted } from '@/store/session.actions';
import { KEYS } from '@/store/storage-keys';
import type { RootState } from '@/store/store-types';
import { storedContracts, storedIntents, storedOutbox } from '@/store/stored-shapes';

/*
 * Tabs of one browser agree through the storage events that one tab's writing raises in the others. What comes from
 * there is taken over without being written again, so that nothing echoes. A contract that was changed here, and is not
 * written yet, wins over the other tab's: it is written next, and the other tab takes it over.
 */

/** Follows login, logout, contracts, what is known of the own key and what is under way in other tabs. */
export function followTabs(store: Store<RootState>, persistence: Persistence): void {
  globalThis.window?.addEventListener('storage', (event) => {
    if (event.storageArea !== null && event.storageArea !== undefined && event.storageArea !== ownStorage()) return;
    const change = changeOf(store, persistence, event);
    if (change !== null) persistence.quietly(change);
  });
}

function ownStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

function changeOf(
  store: Store<RootState>,
  { adopted }: Persistence,
  { key, oldValue, newValue }: StorageEvent,
): (() => void) | null {
  const { auth, outbox, contracts } = store.getState();
  // `null`: everything was cleared, which is how a logout looks from here.
  if (key === null || key === KEYS.user) return sessionChange(store, key === null ? null : newValue);
  if (auth.user === null) return null;
  switch (key) {
    case KEYS.contracts: {
      const fresh = parsed(newValue, storedContracts);
      return fresh === null ? null : () => store.dispatch(contractsSet(adopted(sameKept(fresh, contracts.contracts))));
    }
    case KEYS.account: {
      const account = parsed(newValue, storedAccount);
      return account === null ? null : () => store.dispatch(accountAdopted(account));
    }
    case KEYS.outbox: {
      const entries = merged(outbox.entries, listOf(oldValue, storedOutbox), listOf(newValue, storedOutbox), byTxid);
      return () => store.dispatch(outboxAdopted({ entries }));
    }
    case KEYS.intents: {
      const intents = merged(outbox.intents, listOf(oldValue, storedIntents), listOf(newValue, storedIntents), byKey);
      return () => store.dispatch(outboxAdopted({ intents }));
    }
    default:
      return null;
  }
}

/** Signed out there: signed out here. Somebody else signed in there: this tab is theirs as well. */
function sessionChange(store: Store<RootState>, newValue: string | null): (() => void) | null {
  const before = store.getState().auth.user;
  const user = parsed(newValue, storedUser);
  if (user === null) return before === null ? null : () => store.dispatch(loggedOut());
  if (sameId(user.id, before?.id)) return null;
  return () => store.dispatch(sessionAdopted({ ...loadPersisted(), auth: signedIn(user) }));
}

/** Three-way: what the other tab added or settled, without losing what only this one knows of. */
function merged<Item>(
  own: readonly Item[],
  before: readonly Item[],
  after: readonly Item[],
  nameOf: (item: Item) => string,
): Item[] {
  const [was, is] = [new Set(before.map(nameOf)), new Set(after.map(nameOf))];
  return [...after, ...own.filter((item) => !is.has(nameOf(item)) && !was.has(nameOf(item)))];
}

const byTxid = ({ txid }: { txid: string }) => txid;
const byKey = ({ key }: { key: string }) => key;

function listOf<Item>(text: string | null, read: (value: unknown) => Item[] | null): Item[] {
  return parsed(text, read) ?? [];
}

function parsed<Value>(text: string | null, read: (value: unknown) => Value | null): Value | null {
  try {
    return text === null ? null : read(JSON.parse(text));
  } catch {
    return null;
  }
}
