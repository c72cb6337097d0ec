import { arbitratorExtendedKey } from '@mocks/chain/deposit-script';
import { eventually } from '@tests/eventually';
import { makeContract } from '@tests/unit/domain/make';
import { type Browser, type BrowserTab, openBrowser } from '@tests/unit/store/browser';
import { changeRecord } from '@tests/unit/store/device-records';
import { userText } from '@tests/unit/store/stored';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadBitcoin } from '@/bitcoin/client';
import { MAX_SEEN_CONTRACTS } from '@/domain/keys/learn-keys';
import type { User } from '@/domain/models';
import { loginSuccess } from '@/store/auth/auth.slice';
import { changeMemory, readMemory, rememberOwnKey, startMemoryAgain } from '@/store/keys/key-memory.thunks';
import {
  selectIsOwnKeyReplaced,
  selectKeyFinding,
  selectKeysChanged,
  selectRememberedKeys,
} from '@/store/keys/keys.selectors';
import { checkKeys, requireUnchangedKeys, trustKeys } from '@/store/keys/keys.thunks';
import { keyChecked } from '@/store/keys/own-key.slice';
import { selectPayBlock } from '@/store/keys/pay-block.selectors';
import { logout } from '@/store/login/login.thunks';

const ana = { id: 1, email: 'ana@example.com', username: 'ana', encryptedKey: '{"v":1}', publicKey: '02aa' };
const carla = { ...ana, id: 3, email: 'carla@example.com' };
const [GENUINE, SWAPPED] = ['02bb', '02ee'];

/** The contract as fetched from the backend, with this key for the counterparty. */
function contractWith(counterparty: string | null, id = 7, person = 2) {
  const keys = ['02aa', counterparty].map((publicKey) => ({ publicKey, encryptedKey: null }));
  return makeContract({ id, contractors: [1, person], keys });
}

function check(tab: BrowserTab, counterparty: string) {
  return tab.dispatch(checkKeys(contractWith(counterparty), null));
}

/** The session of a reloaded page whose key was opened. */
function keepSession({ storage }: Browser): void {
  storage.setItem('user', userText(ana));
  storage.setItem('ownKey', JSON.stringify({ keyVerdict: 'good' }));
}

function signIn(tab: BrowserTab, user: User): void {
  tab.dispatch(loginSuccess(user));
  tab.dispatch(keyChecked('good'));
}

/** Two tabs in which Ana is signed in, with her key opened; neither has seen a key yet. */
function openTwoTabs() {
  const browser = openBrowser();
  keepSession(browser);
  return { browser, a: browser.open(), b: browser.open() };
}

function selectCounterpartyKey(tab: BrowserTab, id = 7) {
  return selectRememberedKeys(tab.getState(), id)?.counterparty;
}

async function trustCurrentKeys(tab: BrowserTab): Promise<void> {
  const finding = selectKeyFinding(tab.getState(), 7);
  if (finding !== null) await tab.dispatch(trustKeys(7, finding.current));
}

/** From now on the browser has no IndexedDB, or one that refuses writes. Returns a function that ends it. */
function breakDatabases(how: 'blocked' | 'full'): () => void {
  const error = new DOMException('', how === 'full' ? 'QuotaExceededError' : 'SecurityError');
  const spy =
    how === 'full'
      ? vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
          throw error;
        })
      : vi.spyOn(indexedDB, 'open').mockImplementation(() => {
          throw error;
        });
  return () => spy.mockRestore();
}

/** The effect of `Clear-Site-Data: "storage"`, except on caches. */
function clearDatabases(): void {
  globalThis.indexedDB = new IDBFactory();
}

/** A browser with cache storage; the returned set has the names of its caches. */
function stubCaches(): Set<string> {
  const names = new Set<string>();
  const has = async (name: string) => names.has(name);
  const open = async (name: string) => void names.add(name);
  vi.stubGlobal('caches', { has, open });
  return names;
}

beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('keys remembered by another tab', () => {
  it('apply in a tab that was open before, even before its storage event', async () => {
    const { browser, a, b } = openTwoTabs();
    expect(await check(a, GENUINE)).toBe('first-seen');
    expect(await check(b, SWAPPED)).toBe('changed');
    expect(selectKeysChanged(b.getState(), 7)).toBe(true);
    expect(selectCounterpartyKey(b)).toBe(GENUINE);
    const reloaded = browser.open();
    expect(await check(reloaded, GENUINE)).toBe('unchanged');
    expect(await check(reloaded, SWAPPED)).toBe('changed');
  });

  it('apply when they are remembered while this tab is checking', async () => {
    const { a, b } = openTwoTabs();
    const verdicts = await Promise.all([check(a, GENUINE), check(b, SWAPPED)]);
    expect(verdicts).toContain('first-seen');
    expect(verdicts).toContain('changed');
  });

  it('apply even if the backend now hides the second contractor', async () => {
    const { a, b } = openTwoTabs();
    await check(a, GENUINE);
    const alone = { ...contractWith(SWAPPED), contractors: [1] };
    expect(await b.dispatch(checkKeys(alone, null))).toBe('changed');
  });

  it('apply to another account of the device, for the same person', async () => {
    const { browser, a, b } = openTwoTabs();
    await check(a, GENUINE);
    signIn(a, carla);
    browser.tell();
    const contract = { ...contractWith(SWAPPED), contractors: [3, 2] };
    expect(await b.dispatch(checkKeys(contract, null))).toBe('changed');
    signIn(b, ana);
    browser.tell();
    expect(await check(a, SWAPPED)).toBe('changed');
  });

  it('are not lost when two tabs write at the same moment', async () => {
    const { browser, a, b } = openTwoTabs();
    await Promise.all([check(a, GENUINE), b.dispatch(checkKeys(contractWith('02cc', 8, 5), null))]);
    const reloaded = browser.open();
    await reloaded.dispatch(readMemory());
    expect([selectCounterpartyKey(reloaded), selectCounterpartyKey(reloaded, 8)]).toEqual([GENUINE, '02cc']);
  });
});

describe('keys that the user trusts', () => {
  it('end the alarm in the other tab too, and survive a reload', async () => {
    const { browser, a, b } = openTwoTabs();
    for (const tab of [a, b]) await check(tab, GENUINE);
    for (const tab of [a, b]) await check(tab, SWAPPED);
    await trustCurrentKeys(a);
    expect(selectKeysChanged(b.getState(), 7)).toBe(true);
    browser.tell();
    await eventually(() => expect(selectKeysChanged(b.getState(), 7)).toBe(false));
    for (const tab of [a, b, browser.open()]) expect(await check(tab, SWAPPED)).toBe('unchanged');
    for (const tab of [a, b, browser.open()]) expect(await check(tab, GENUINE)).toBe('changed');
  });

  it('apply in the other tab before its storage event, and are not overwritten by the keys it remembers', async () => {
    const { browser, a, b } = openTwoTabs();
    for (const tab of [a, b]) await check(tab, GENUINE);
    await check(a, SWAPPED);
    await trustCurrentKeys(a);
    await b.dispatch(checkKeys(contractWith('02cc', 8, 5), null));
    expect(await check(b, SWAPPED)).toBe('unchanged');
    expect(await check(browser.open(), SWAPPED)).toBe('unchanged');
  });
});

describe('a logout', () => {
  it('clears local storage and keeps the remembered keys', async () => {
    const { browser, a } = openTwoTabs();
    await check(a, GENUINE);
    a.dispatch(logout());
    expect(browser.storage.length).toBe(0);
    const next = browser.open();
    signIn(next, ana);
    expect(await check(next, SWAPPED)).toBe('changed');
  });
});

describe('keys that cannot be checked', () => {
  const arbitrator = arbitratorExtendedKey(new Uint8Array(32).fill(9));

  it('are not remembered: the check fails', async () => {
    const { a } = openTwoTabs();
    const engine = await loadBitcoin();
    vi.spyOn(engine, 'deriveDepositAddress').mockRejectedValue(new Error('The worker is gone'));
    await expect(a.dispatch(checkKeys(contractWith(GENUINE), arbitrator))).rejects.toThrow('The worker is gone');
    expect(selectKeyFinding(a.getState(), 7)).toBeNull();
    await a.dispatch(readMemory());
    expect(a.getState().keys.memory).toEqual({});
  });

  it('because they are invalid cause an error', async () => {
    const { a } = openTwoTabs();
    await a.dispatch(checkKeys(contractWith(GENUINE), arbitrator));
    expect(selectKeyFinding(a.getState(), 7)).toMatchObject({ fault: 'invalid-key' });
    // No money is locked under them, and the person may have the right key elsewhere.
    expect(a.getState().keys.memory).toEqual({});
  });
});

describe('a browser that stores nothing', () => {
  it.each(['full', 'blocked'] as const)(
    '(%s): keys seen by this tab still apply, and paying is refused',
    async (how) => {
      const { browser, a } = openTwoTabs();
      const mend = breakDatabases(how);
      expect(await check(a, GENUINE)).toBe('first-seen');
      expect(await check(a, SWAPPED)).toBe('changed');
      const refusal = { code: 'keys-not-kept' };
      await expect(a.dispatch(requireUnchangedKeys(contractWith(GENUINE), null))).rejects.toMatchObject(refusal);
      mend();
      await a.dispatch(requireUnchangedKeys(contractWith(GENUINE), null));
      expect(await check(browser.open(), SWAPPED)).toBe('changed');
    },
  );
});

describe('remembered keys that are deleted', () => {
  it('while a tab is open are stored again by it, which is reported', async () => {
    const { browser, a } = openTwoTabs();
    await check(a, GENUINE);
    clearDatabases();
    browser.storage.clear();
    expect(await check(a, SWAPPED)).toBe('changed');
    expect(a.getState().keys.restored).toBe(true);
    keepSession(browser);
    expect(await check(browser.open(), SWAPPED)).toBe('changed');
  });

  it.each([
    ['local storage still has a mark', keepSession],
    ['only the caches have a mark, after a logout', (browser: Browser) => browser.storage.clear()],
  ])(
    'while no tab is open are reported as missing, and paying is refused until the user starts again: %s',
    async (_, end) => {
      stubCaches();
      const { browser, a } = openTwoTabs();
      await check(a, GENUINE);
      end(browser);
      clearDatabases();
      const next = browser.open();
      if (next.getState().auth.user === null) signIn(next, ana);
      const refusal = { code: 'keys-lost' };
      for (const tab of [next, browser.open()]) {
        await expect(tab.dispatch(requireUnchangedKeys(contractWith(SWAPPED), null))).rejects.toMatchObject(refusal);
      }
      expect(next.getState().keys.memory).toEqual({});
      await next.dispatch(startMemoryAgain());
      await next.dispatch(requireUnchangedKeys(contractWith(GENUINE), null));
      expect(await check(browser.open(), SWAPPED)).toBe('changed');
    },
  );

  it('are not reported as missing on a device that never had any', async () => {
    stubCaches();
    const { a } = openTwoTabs();
    await a.dispatch(readMemory());
    expect(a.getState().keys).toMatchObject({ keeping: 'kept', restored: false });
  });

  it('and unreadable ones are reported as missing too', async () => {
    const { browser, a } = openTwoTabs();
    await check(a, GENUINE);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await changeRecord('keys', () => 7);
    const next = browser.open();
    await next.dispatch(readMemory());
    expect(next.getState().keys.keeping).toBe('lost');
  });
});

describe('a session whose key was not opened', () => {
  it('compares keys, and learns none until the key is opened', async () => {
    const { browser, a } = openTwoTabs();
    await check(a, GENUINE);
    browser.storage.setItem('ownKey', JSON.stringify({ keyVerdict: 'unchecked' }));
    const next = browser.open();
    expect(await check(next, SWAPPED)).toBe('changed');
    expect(await next.dispatch(checkKeys(contractWith('02cc', 8, 5), null))).toBe('unchanged');
    expect(selectCounterpartyKey(next, 8)).toBeUndefined();
    next.dispatch(keyChecked('good'));
    expect(await next.dispatch(checkKeys(contractWith('02cc', 8, 5), null))).toBe('first-seen');
  });

  it('starts the memory again without a key that nobody has opened', async () => {
    const { browser } = openTwoTabs();
    browser.storage.setItem('ownKey', JSON.stringify({ keyVerdict: 'unopened' }));
    browser.storage.setItem('keys', '"2026-11-21T10:00:00.000Z"');
    const next = browser.open();
    await next.dispatch(readMemory());
    expect(next.getState().keys.keeping).toBe('lost');
    await next.dispatch(startMemoryAgain());
    expect(next.getState().keys.keeping).toBe('kept');
    expect(Object.values(next.getState().keys.memory)).not.toContain(ana.publicKey);
  });
});

describe('a backend that names new contracts without end', () => {
  it('does not make the memory grow, and a contract that the user acts on is remembered', async () => {
    const { a } = openTwoTabs();
    await a.dispatch(
      changeMemory(() =>
        Object.fromEntries(
          Array.from({ length: MAX_SEEN_CONTRACTS }, (_, at) => [JSON.stringify(['place', '1', `c${at}`]), '0']),
        ),
      ),
    );
    await check(a, GENUINE);
    expect(Object.keys(a.getState().keys.memory)).toHaveLength(MAX_SEEN_CONTRACTS);
    await a.dispatch(requireUnchangedKeys(contractWith(GENUINE), null));
    expect(await check(a, SWAPPED)).toBe('changed');
  });
});

describe("the account's own key", () => {
  it('is remembered for the device, and a different one raises an alarm', async () => {
    const { browser, a } = openTwoTabs();
    await a.dispatch(rememberOwnKey(ana));
    expect(selectIsOwnKeyReplaced(a.getState())).toBe(false);
    a.dispatch(logout());
    const next = browser.open();
    next.dispatch(loginSuccess({ ...ana, publicKey: '02ff' }));
    await next.dispatch(rememberOwnKey({ ...ana, publicKey: '02ff' }));
    next.dispatch(keyChecked('good'));
    expect(selectIsOwnKeyReplaced(next.getState())).toBe(true);
    expect(selectPayBlock(next.getState())).toBe('replaced');
  });
});
