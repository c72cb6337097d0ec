import { createGate } from '@tests/gate';
import { hostileStages, PASSWORD, type Stage } from '@tests/hostile/stage';
import { leavePage } from '@tests/unit/store/leave-page';
import { IDBFactory } from 'fake-indexeddb';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as client from '@/bitcoin/client';
import type { WireUser } from '@/services/schemas/wire';
import { refreshMemory } from '@/store/boot/refresh-memory.thunks';
import { createAppStore } from '@/store/boot/store';
import type { AppStore } from '@/store/core/store-types';
import { selectKeyWarning, selectPayBlock } from '@/store/keys/pay-block.selectors';
import { stopAttempt } from '@/store/login/attempt';
import { login } from '@/store/login/login.thunks';

vi.mock('@/bitcoin/client', async (original) => {
  const module = await original<typeof client>();
  return { ...module, isBitcoinLoaded: vi.fn(() => true) };
});

const open = hostileStages();
const WRONG = 'another passphrase for the tests';

beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.mocked(client.isBitcoinLoaded).mockReturnValue(true);
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

describe('the first login of an account on a device', () => {
  test('is over once the key is checked, so that a reload cannot interrupt the check', async () => {
    const stage = await open('pending', 'berto');
    const store = arrive();
    const { gate, spy } = await holdKeys();
    const signingIn = logIn(store, stage);
    await vi.waitFor(() => expect(spy).toHaveBeenCalled());
    expect(store.getState().auth.user).toBeNull();
    gate.open();
    expect(await signingIn).toBe(true);
    expect(selectPayBlock(store.getState())).toBeNull();
    expect(selectPayBlock((await reload()).getState())).toBeNull();
  });

  test('does not wait for the check if its code would have to be fetched first', async () => {
    const stage = await open('pending', 'berto');
    vi.mocked(client.isBitcoinLoaded).mockReturnValue(false);
    const store = arrive();
    const { gate } = await holdKeys();
    expect(await logIn(store, stage)).toBe(true);
    expect(selectPayBlock(store.getState())).toBe('checking');
    gate.open();
    await vi.waitFor(() => expect(selectPayBlock(store.getState())).toBeNull());
  });

  test('asks for the password again after a reload that interrupts the check', async () => {
    const stage = await open('pending', 'berto');
    vi.mocked(client.isBitcoinLoaded).mockReturnValue(false);
    await holdKeys();
    expect(await logIn(arrive(), stage)).toBe(true);
    const again = await reload();
    expect(selectPayBlock(again.getState())).toBe('unchecked');
    // Nothing is asked until money is about to move.
    expect(selectKeyWarning(again.getState())).toBeNull();
  });

  test('tells the verdict at once if the password does not open the key', async () => {
    const stage = await open('pending', 'berto');
    tellAccount(stage, {});
    const store = arrive();
    expect(await logIn(store, stage, WRONG)).toBe(true);
    expect(selectPayBlock(store.getState())).toBe('unopened');
    expect(selectPayBlock((await reload()).getState())).toBe('unopened');
  });

  test('signs nobody in if the user stops waiting during the check', async () => {
    const stage = await open('pending', 'berto');
    const store = arrive();
    const { gate, spy } = await holdKeys();
    const signingIn = logIn(store, stage);
    await vi.waitFor(() => expect(spy).toHaveBeenCalled());
    stopAttempt(store);
    gate.open();
    expect(await signingIn).toBe(false);
    expect(store.getState().auth.user).toBeNull();
  });
});

describe('a later login', () => {
  /** Logs in once, with the key checked, and then again with the check held up. */
  async function logInAgain(stage: Stage): Promise<void> {
    await logIn(arrive(), stage);
    leavePage();
    await holdKeys();
    expect(await logIn(createAppStore(), stage)).toBe(true);
  }

  test('does not wait, and a reload during the check goes on without a question', async () => {
    const stage = await open('pending', 'berto');
    await logInAgain(stage);
    const again = await reload();
    expect(selectPayBlock(again.getState())).toBeNull();
    expect(localStorage.getItem('ownKey')).toContain('"keyVerdict":"good"');
  });

  test.each<[string, (stage: Stage, other: WireUser) => Partial<WireUser>]>([
    ['another envelope', ({ user }) => ({ encrypted_key: `${user.encrypted_key} ` })],
    ['no envelope', () => ({ encrypted_key: null })],
    ['the envelope of another account', (_stage, other) => ({ encrypted_key: other.encrypted_key })],
    ['key and envelope of another account', (_stage, { encrypted_key, public_key }) => ({ encrypted_key, public_key })],
  ])('that brings %s is not taken for one that was checked', async (_what, change) => {
    const stage = await open('pending', 'berto');
    const other = stage.backend.store.state.users.find(({ username }) => username === 'ana') as unknown as WireUser;
    await logIn(arrive(), stage);
    tellAccount(stage, change(stage, other));
    leavePage();
    vi.mocked(client.isBitcoinLoaded).mockReturnValue(false);
    await holdKeys();
    await logIn(createAppStore(), stage);
    const again = await reload();
    expect(selectPayBlock(again.getState())).not.toBeNull();
    expect(again.getState().ownKey.keyVerdict).not.toBe('good');
  });

  test('of another account on the same device is checked by itself', async () => {
    const stage = await open('pending', 'berto');
    const ana = stage.backend.store.state.users.find(({ username }) => username === 'ana') as unknown as WireUser;
    await logIn(arrive(), stage);
    leavePage();
    vi.mocked(client.isBitcoinLoaded).mockReturnValue(false);
    await holdKeys();
    await logIn(createAppStore(), { ...stage, user: ana });
    expect(selectPayBlock((await reload()).getState())).toBe('unchecked');
  });
});
