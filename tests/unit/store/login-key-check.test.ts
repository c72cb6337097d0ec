import type { WireUser } from '@mocks/wire';
import { createGate } from '@tests/gate';
import { hostileStages, PASSWORD, type Stage } from '@tests/hostile/stage';
import { leavePage } from '@tests/unit/store/leave-page';
import { IDBFactory } from 'fake-indexeddb';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as client from '@/bitcoin/client';
import { refreshMemory } from '@/store/boot/refresh-memory.thunks';
import { createAppStore } from '@/store/boot/store';
import type { AppStore } from '@/store/core/store-types';
import { selectKeyWarning, selectPayBlock } from '@/store/keys/pay-block.selectors';
import { login } from '@/store/login/login.thunks';

const open = hostileStages();
const WRONG = 'another passphrase for the tests';

beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** The login screen in a browser that has stored nothing. */
function arrive(): AppStore {
  leavePage();
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  return createAppStore();
}

function logIn(store: AppStore, { user }: Stage, password = PASSWORD): Promise<boolean> {
  return store.dispatch(login({ email: user.email, password }));
}

/** From now on the account is told with these fields, whatever password is sent. */
function tellAccount({ server, user }: Stage, change: Partial<WireUser>): void {
  server.use(http.post('*/api/auth/login', () => HttpResponse.json({ user: { ...user, ...change } })));
}

/** Holds up the opening of keys until the gate is opened: never, where a reload has to come first. */
async function holdKeys() {
  const gate = createGate();
  const engine = await client.loadBitcoin('keys');
  const openKey = engine.openKey.bind(engine);
  const spy = vi.spyOn(engine, 'openKey').mockImplementation(async (...args) => {
    await gate.opened;
    return openKey(...args);
  });
  return { gate, spy };
}

/** Reloads the page and looks up the remembered keys, as every screen does. */
async function reload(): Promise<AppStore> {
  leavePage();
  const store = createAppStore();
  // Nothing is reported before the memory was read.
  expect(selectKeyWarning(store.getState())).not.toBe('unchecked');
  await store.dispatch(refreshMemory());
  return store;
}

test('a login does not wait for the check of the key', async () => {
  const stage = await open('pending', 'berto');
  const store = arrive();
  const { gate } = await holdKeys();
  expect(await logIn(store, stage)).toBe(true);
  expect(selectPayBlock(store.getState())).toBe('checking');
  gate.open();
  await vi.waitFor(() => expect(selectPayBlock(store.getState())).toBeNull());
  expect(selectPayBlock((await reload()).getState())).toBeNull();
});

test('a reload that interrupts the check leaves the key unchecked, whatever was checked before', async () => {
  const stage = await open('pending', 'berto');
  const first = arrive();
  await logIn(first, stage);
  await vi.waitFor(() => expect(selectPayBlock(first.getState())).toBeNull());
  leavePage();
  await holdKeys();
  expect(await logIn(createAppStore(), stage)).toBe(true);
  const again = await reload();
  expect(selectPayBlock(again.getState())).toBe('unchecked');
  // Nothing is asked until money is about to move.
  expect(selectKeyWarning(again.getState())).toBeNull();
});

test('a password that does not open the key is told', async () => {
  const stage = await open('pending', 'berto');
  tellAccount(stage, {});
  const store = arrive();
  expect(await logIn(store, stage, WRONG)).toBe(true);
  await vi.waitFor(() => expect(selectPayBlock(store.getState())).toBe('unopened'));
  expect(selectPayBlock((await reload()).getState())).toBe('unopened');
});
