import { makeContract } from '@tests/unit/domain/make';
import { type BrowserTab, openBrowser } from '@tests/unit/store/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loginSuccess } from '@/store/auth/auth.slice';
import { getStorageHealth } from '@/store/persistence/write-storage';
import { selectKeyFinding, selectKeysChanged, selectOwnPin } from '@/store/pins/pins.selectors';
import { checkKeys, trustKeys } from '@/store/pins/pins.thunks';

const ana = { id: 1, email: 'ana@example.com', username: 'ana', encryptedKey: '{"v":1}', publicKey: '02aa' };
const carla = { ...ana, id: 3, email: 'carla@example.com' };
const [GENUINE, SWAPPED] = ['02bb', '02ee'];

/** The contract as the backend tells it, with this key in the counterparty's place. */
function told(counterparty: string | null, id = 7) {
  const keys = ['02aa', counterparty].map((publicKey) => ({ publicKey, encryptedKey: null }));
  return makeContract({ id, contractors: [1, 2], keys });
}

function check(tab: BrowserTab, counterparty: string) {
  return tab.dispatch(checkKeys(told(counterparty), null));
}

/** Two tabs of Ana's, neither of which has seen a key yet. */
function twoTabs() {
  const browser = openBrowser();
  browser.storage.setItem('user', JSON.stringify(ana));
  const stored = () => JSON.parse(browser.storage.getItem('pins') ?? '{}');
  return { browser, a: browser.open(), b: browser.open(), stored };
}

function pinned(tab: BrowserTab) {
  return selectOwnPin(tab.getState(), 7)?.counterparty;
}

function trustWhatIsSeen(tab: BrowserTab): void {
  const finding = selectKeyFinding(tab.getState(), 7);
  if (finding !== null) tab.dispatch(trustKeys(7, finding.seen));
}

beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('keys that another tab saw first', () => {
  it('count in a tab that was open before, even before it hears of them', async () => {
    const { browser, a, b, stored } = twoTabs();
    expect(await check(a, GENUINE)).toBe('first-seen');
    expect(await check(b, SWAPPED)).toBe('changed');
    expect(selectKeysChanged(b.getState(), 7)).toBe(true);
    expect(stored()).toEqual({ '1/7': { ownPlace: 0, counterparty: GENUINE, arbitrator: null } });
    const reloaded = browser.open();
    expect(await check(reloaded, GENUINE)).toBe('unchanged');
    expect(await check(reloaded, SWAPPED)).toBe('changed');
  });

  it('count when they are pinned there while this tab is checking', async () => {
    const { a, b, stored } = twoTabs();
    const [first, second] = [check(a, GENUINE), check(b, SWAPPED)];
    expect([await first, await second]).toEqual(['first-seen', 'changed']);
    expect(stored()['1/7'].counterparty).toBe(GENUINE);
  });

  it('raise the alarm over a contract that is open here already, once the browser tells', async () => {
    const { browser, a, b } = twoTabs();
    await check(a, GENUINE);
    browser.tell();
    expect(pinned(b)).toBe(GENUINE);
  });

  it('count though the backend hides now that there are two parties', async () => {
    const { a, b } = twoTabs();
    await check(a, GENUINE);
    const alone = { ...told(SWAPPED), contractors: [1] };
    expect(await b.dispatch(checkKeys(alone, null))).toBe('changed');
  });

  it('are completed by what this tab sees of them for the first time', async () => {
    const { browser, a, b, stored } = twoTabs();
    await check(a, GENUINE);
    const half = { ...stored()['1/7'], arbitrator: 'xpub' };
    browser.storage.setItem('pins', JSON.stringify({ '1/7': half }));
    expect(await b.dispatch(checkKeys(told(GENUINE), null))).toBe('unchanged');
    expect(selectOwnPin(b.getState(), 7)).toEqual(half);
  });

  it('are each user’s own', async () => {
    const { browser, a, b, stored } = twoTabs();
    await check(a, GENUINE);
    a.dispatch(loginSuccess(carla));
    browser.tell();
    const contract = { ...told(SWAPPED), contractors: [3, 2] };
    expect(await b.dispatch(checkKeys(contract, null))).toBe('first-seen');
    expect(Object.keys(stored()).sort()).toEqual(['1/7', '3/7']);
    b.dispatch(loginSuccess(ana));
    browser.tell();
    expect(await check(a, SWAPPED)).toBe('changed');
  });
});

describe('new keys that the user trusts', () => {
  it('end the alarm in the other tab too, and outlive both', async () => {
    const { browser, a, b } = twoTabs();
    for (const tab of [a, b]) await check(tab, GENUINE);
    for (const tab of [a, b]) await check(tab, SWAPPED);
    trustWhatIsSeen(a);
    expect(selectKeysChanged(b.getState(), 7)).toBe(true);
    browser.tell();
    expect(selectKeysChanged(b.getState(), 7)).toBe(false);
    for (const tab of [a, b, browser.open()]) expect(await check(tab, SWAPPED)).toBe('unchanged');
    for (const tab of [a, b, browser.open()]) expect(await check(tab, GENUINE)).toBe('changed');
  });

  it('count in the very tab that pinned the old ones', async () => {
    const { a, b } = twoTabs();
    await check(a, GENUINE);
    await check(b, SWAPPED);
    trustWhatIsSeen(b);
    expect(await check(a, SWAPPED)).toBe('unchanged');
  });

  it('count in the other tab before it hears of them, and are not undone by what it pins', async () => {
    const { a, b, stored } = twoTabs();
    for (const tab of [a, b]) await check(tab, GENUINE);
    await check(a, SWAPPED);
    trustWhatIsSeen(a);
    await b.dispatch(checkKeys(told(GENUINE, 8), null));
    expect(stored()['1/7'].counterparty).toBe(SWAPPED);
    expect(await check(b, SWAPPED)).toBe('unchanged');
  });
});

describe('storage', () => {
  it('that takes nothing: each tab goes by what it saw first itself', async () => {
    const { browser, a, b } = twoTabs();
    const full = vi.spyOn(browser.storage, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    expect(await check(a, GENUINE)).toBe('first-seen');
    expect(await check(a, SWAPPED)).toBe('changed');
    full.mockRestore();
    // What another tab sees later, and can store, does not push out what this one has seen.
    expect(await check(b, SWAPPED)).toBe('first-seen');
    browser.tell();
    expect(await check(a, SWAPPED)).toBe('changed');
  });

  it('that took a pin late has it from then on', async () => {
    const { browser, a, stored } = twoTabs();
    const full = vi.spyOn(browser.storage, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await check(a, GENUINE);
    full.mockRestore();
    await a.dispatch(checkKeys(told(GENUINE, 8), null));
    expect(Object.keys(stored())).toEqual(['1/7', '1/8']);
  });

  it('that refuses to be read changes nothing', async () => {
    const { browser, a } = twoTabs();
    await check(a, GENUINE);
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(browser.storage, method).mockImplementation(() => {
        throw new DOMException('', 'SecurityError');
      });
    }
    expect(await check(a, GENUINE)).toBe('unchanged');
    expect(await check(a, SWAPPED)).toBe('changed');
    trustWhatIsSeen(a);
    expect(await check(a, SWAPPED)).toBe('unchanged');
    expect(getStorageHealth()).toBe('blocked');
  });

  it.each(['{not json', '[]', '7', '{"1/7":{"counterparty":5}}'])('that holds %s makes no tab forget', async (text) => {
    const { browser, a } = twoTabs();
    await check(a, GENUINE);
    browser.storage.setItem('pins', text);
    expect(await check(a, SWAPPED)).toBe('changed');
    await a.dispatch(checkKeys(told(GENUINE, 8), null));
    expect(await check(browser.open(), SWAPPED)).toBe('changed');
  });

  it('that holds one pin which cannot be read still holds the others', async () => {
    const { browser, a, stored } = twoTabs();
    await check(a, GENUINE);
    browser.storage.setItem('pins', JSON.stringify({ ...stored(), '1/9': { counterparty: 5 } }));
    expect(await check(browser.open(), SWAPPED)).toBe('changed');
  });
});
