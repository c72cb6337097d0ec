import { arbitratorExtendedKey } from '@mocks/chain/deposit-script';
import { makeContract } from '@tests/unit/domain/make';
import { type BrowserTab, openBrowser } from '@tests/unit/store/browser';
import { userText } from '@tests/unit/store/stored';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadBitcoin } from '@/bitcoin/client';
import { loginSuccess } from '@/store/auth/auth.slice';
import { getStorageHealth } from '@/store/persistence/write-storage';
import { selectKeyFinding, selectKeysChanged, selectOwnPin } from '@/store/pins/pins.selectors';
import { checkKeys, trustKeys } from '@/store/pins/pins.thunks';

const ana = { id: 1, email: 'ana@example.com', username: 'ana', encryptedKey: '{"v":1}', publicKey: '02aa' };
const carla = { ...ana, id: 3, email: 'carla@example.com' };
const [GENUINE, SWAPPED] = ['02bb', '02ee'];

/** The contract as fetched from the backend, with this key for the counterparty. */
function contractWith(counterparty: string | null, id = 7) {
  const keys = ['02aa', counterparty].map((publicKey) => ({ publicKey, encryptedKey: null }));
  return makeContract({ id, contractors: [1, 2], keys });
}

function check(tab: BrowserTab, counterparty: string) {
  return tab.dispatch(checkKeys(contractWith(counterparty), null));
}

/** Two tabs in which Ana is signed in; neither has seen a key yet. */
function openTwoTabs() {
  const browser = openBrowser();
  browser.storage.setItem('user', userText(ana));
  const stored = () => JSON.parse(browser.storage.getItem('pins') ?? '{}');
  return { browser, a: browser.open(), b: browser.open(), stored };
}

function selectPinnedKey(tab: BrowserTab) {
  return selectOwnPin(tab.getState(), 7)?.counterparty;
}

function trustCurrentKeys(tab: BrowserTab): void {
  const finding = selectKeyFinding(tab.getState(), 7);
  if (finding !== null) tab.dispatch(trustKeys(7, finding.current));
}

beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('keys pinned by another tab', () => {
  it('apply in a tab that was open before, even before its storage event', async () => {
    const { browser, a, b, stored } = openTwoTabs();
    expect(await check(a, GENUINE)).toBe('first-seen');
    expect(await check(b, SWAPPED)).toBe('changed');
    expect(selectKeysChanged(b.getState(), 7)).toBe(true);
    expect(stored()).toEqual({ '1/7': { ownPlace: 0, counterparty: GENUINE, arbitrator: null } });
    const reloaded = browser.open();
    expect(await check(reloaded, GENUINE)).toBe('unchanged');
    expect(await check(reloaded, SWAPPED)).toBe('changed');
  });

  it('apply when they are pinned while this tab is checking', async () => {
    const { a, b, stored } = openTwoTabs();
    const [first, second] = [check(a, GENUINE), check(b, SWAPPED)];
    expect([await first, await second]).toEqual(['first-seen', 'changed']);
    expect(stored()['1/7'].counterparty).toBe(GENUINE);
  });

  it('are taken over with the storage event', async () => {
    const { browser, a, b } = openTwoTabs();
    await check(a, GENUINE);
    browser.tell();
    expect(selectPinnedKey(b)).toBe(GENUINE);
  });

  it('apply even if the backend now hides the second contractor', async () => {
    const { a, b } = openTwoTabs();
    await check(a, GENUINE);
    const alone = { ...contractWith(SWAPPED), contractors: [1] };
    expect(await b.dispatch(checkKeys(alone, null))).toBe('changed');
  });

  it('are completed by keys that another tab sees first', async () => {
    const { browser, a, b, stored } = openTwoTabs();
    await check(a, GENUINE);
    const half = { ...stored()['1/7'], arbitrator: 'xpub' };
    browser.storage.setItem('pins', JSON.stringify({ '1/7': half }));
    expect(await b.dispatch(checkKeys(contractWith(GENUINE), null))).toBe('unchanged');
    expect(selectOwnPin(b.getState(), 7)).toEqual(half);
  });

  it('are kept by user', async () => {
    const { browser, a, b, stored } = openTwoTabs();
    await check(a, GENUINE);
    a.dispatch(loginSuccess(carla));
    browser.tell();
    const contract = { ...contractWith(SWAPPED), contractors: [3, 2] };
    expect(await b.dispatch(checkKeys(contract, null))).toBe('first-seen');
    expect(Object.keys(stored()).sort()).toEqual(['1/7', '3/7']);
    b.dispatch(loginSuccess(ana));
    browser.tell();
    expect(await check(a, SWAPPED)).toBe('changed');
  });
});

describe('keys that the user trusts', () => {
  it('end the alarm in the other tab too, and survive a reload', async () => {
    const { browser, a, b } = openTwoTabs();
    for (const tab of [a, b]) await check(tab, GENUINE);
    for (const tab of [a, b]) await check(tab, SWAPPED);
    trustCurrentKeys(a);
    expect(selectKeysChanged(b.getState(), 7)).toBe(true);
    browser.tell();
    expect(selectKeysChanged(b.getState(), 7)).toBe(false);
    for (const tab of [a, b, browser.open()]) expect(await check(tab, SWAPPED)).toBe('unchanged');
    for (const tab of [a, b, browser.open()]) expect(await check(tab, GENUINE)).toBe('changed');
  });

  it('apply in the tab that pinned the old ones', async () => {
    const { a, b } = openTwoTabs();
    await check(a, GENUINE);
    await check(b, SWAPPED);
    trustCurrentKeys(b);
    expect(await check(a, SWAPPED)).toBe('unchanged');
  });

  it('apply in the other tab before its storage event, and are not overwritten by its pins', async () => {
    const { a, b, stored } = openTwoTabs();
    for (const tab of [a, b]) await check(tab, GENUINE);
    await check(a, SWAPPED);
    trustCurrentKeys(a);
    await b.dispatch(checkKeys(contractWith(GENUINE, 8), null));
    expect(stored()['1/7'].counterparty).toBe(SWAPPED);
    expect(await check(b, SWAPPED)).toBe('unchanged');
  });
});

describe('keys that cannot be checked', () => {
  const arbitrator = arbitratorExtendedKey(new Uint8Array(32).fill(9));

  it('are not pinned: the check fails', async () => {
    const { a, stored } = openTwoTabs();
    const engine = await loadBitcoin();
    vi.spyOn(engine, 'deriveDepositAddress').mockRejectedValue(new Error('The worker is gone'));
    await expect(a.dispatch(checkKeys(contractWith(GENUINE), arbitrator))).rejects.toThrow('The worker is gone');
    expect(selectKeyFinding(a.getState(), 7)).toBeNull();
    expect(stored()).toEqual({});
  });

  it('because they are no keys are a fault', async () => {
    const { a } = openTwoTabs();
    await a.dispatch(checkKeys(contractWith(GENUINE), arbitrator));
    expect(selectKeyFinding(a.getState(), 7)).toMatchObject({ fault: 'invalid-key' });
  });
});

describe('storage', () => {
  it('that is full: each tab keeps its own first keys', async () => {
    const { browser, a, b } = openTwoTabs();
    const full = vi.spyOn(browser.storage, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    expect(await check(a, GENUINE)).toBe('first-seen');
    expect(await check(a, SWAPPED)).toBe('changed');
    full.mockRestore();
    // What another tab stores later does not replace this tab's own pin.
    expect(await check(b, SWAPPED)).toBe('first-seen');
    browser.tell();
    expect(await check(a, SWAPPED)).toBe('changed');
  });

  it('that has room again gets the missing pin with the next write', async () => {
    const { browser, a, stored } = openTwoTabs();
    const full = vi.spyOn(browser.storage, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await check(a, GENUINE);
    full.mockRestore();
    await a.dispatch(checkKeys(contractWith(GENUINE, 8), null));
    expect(Object.keys(stored())).toEqual(['1/7', '1/8']);
  });

  it('that is blocked: the pins of this tab still apply', async () => {
    const { browser, a } = openTwoTabs();
    await check(a, GENUINE);
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(browser.storage, method).mockImplementation(() => {
        throw new DOMException('', 'SecurityError');
      });
    }
    expect(await check(a, GENUINE)).toBe('unchanged');
    expect(await check(a, SWAPPED)).toBe('changed');
    trustCurrentKeys(a);
    expect(await check(a, SWAPPED)).toBe('unchanged');
    expect(getStorageHealth()).toBe('blocked');
  });

  it.each(['{not json', '[]', '7', '{"1/7":{"counterparty":5}}'])(
    'with the content %s removes no pin',
    async (text) => {
      const { browser, a } = openTwoTabs();
      await check(a, GENUINE);
      browser.storage.setItem('pins', text);
      expect(await check(a, SWAPPED)).toBe('changed');
      await a.dispatch(checkKeys(contractWith(GENUINE, 8), null));
      expect(await check(browser.open(), SWAPPED)).toBe('changed');
    },
  );

  it('with one invalid pin keeps the others', async () => {
    const { browser, a, stored } = openTwoTabs();
    await check(a, GENUINE);
    browser.storage.setItem('pins', JSON.stringify({ ...stored(), '1/9': { counterparty: 5 } }));
    expect(await check(browser.open(), SWAPPED)).toBe('changed');
  });
});
