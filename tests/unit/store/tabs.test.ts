// @vitest-environment jsdom

import { makeClause, makeContract, makeWithdrawal } from '@tests/unit/domain/make';
import { type Browser, openBrowser } from '@tests/unit/store/browser';
import { leavePage } from '@tests/unit/store/leave-page';
import { contractsText, outboxText, userText } from '@tests/unit/store/stored';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loginSuccess } from '@/store/auth/auth.slice';
import { createAppStore } from '@/store/boot/store';
import { clauseDeleted, clauseSaved } from '@/store/clauses/clauses.slice';
import { contractAdded } from '@/store/contracts/contracts.slice';
import { storageHealth } from '@/store/device/write-storage';
import { rememberOwnKey } from '@/store/keys/key-memory.thunks';
import { logout } from '@/store/login/login.thunks';
import {
  broadcastPrepared,
  broadcastSettled,
  intentNoted,
  intentSettled,
  workNoted,
} from '@/store/outbox/outbox.slice';

const ana = { id: 1, email: 'ana@example.com', username: 'ana', encryptedKey: '{"v":1}', publicKey: '02ab' };
const berto = { ...ana, id: 2, email: 'berto@example.com' };
const entry = (txid: string) => ({
  contractId: 'c1',
  guaranteeId: 'g1',
  withdrawal: makeWithdrawal({ id: txid }),
  txid,
  txHex: '0200',
  stage: 'signed' as const,
});

/** Another tab writes to storage, and this one gets the event. */
function writeElsewhere(key: string | null, newValue: string | null): void {
  const oldValue = key === null ? null : localStorage.getItem(key);
  if (key === null) localStorage.clear();
  else if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea: localStorage }));
}

/** The store of a tab in which Ana is signed in. */
function openTabOfAna() {
  const store = createAppStore();
  store.dispatch(loginSuccess(ana));
  return store;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('tabs of one browser share', () => {
  it('a login', () => {
    const store = createAppStore();
    writeElsewhere('user', userText(ana));
    expect(store.getState().auth).toMatchObject({ user: ana, isAuthenticated: true });
  });

  it.each([null, 'user'])('a logout (%s)', (key) => {
    const store = openTabOfAna();
    store.dispatch(contractAdded(makeContract()));
    writeElsewhere(key, null);
    expect(store.getState().auth.isAuthenticated).toBe(false);
    expect(store.getState().contracts.contracts).toEqual([]);
  });

  it('a change of user, which resets the state', () => {
    const store = openTabOfAna();
    store.dispatch(contractAdded(makeContract({ id: 'of-ana' })));
    store.dispatch(workNoted({ key: 'k', stage: 'working' }));
    localStorage.removeItem('contracts');
    writeElsewhere('user', userText(berto));
    const { auth, contracts, outbox } = store.getState();
    expect(auth.user).toEqual(berto);
    expect(contracts.contracts).toEqual([]);
    expect(outbox.live).toEqual({});
  });

  it('contracts; unchanged ones keep their identity', () => {
    const store = openTabOfAna();
    store.dispatch(contractAdded(makeContract({ id: 1 })));
    const [before] = store.getState().contracts.contracts;
    writeElsewhere('contracts', contractsText([makeContract({ id: 1 }), makeContract({ id: 2, title: 'Elsewhere' })]));
    const { contracts } = store.getState().contracts;
    expect(contracts.map(({ id }) => id)).toEqual([1, 2]);
    expect(contracts[0]).toBe(before);
  });

  it('the outbox, without losing entries of this tab', () => {
    const store = openTabOfAna();
    for (const txid of ['a', 'b']) store.dispatch(broadcastPrepared(entry(txid)));
    localStorage.setItem('outbox', outboxText([entry('a')]));
    writeElsewhere('outbox', outboxText([entry('c')]));
    expect(store.getState().outbox.entries.map(({ txid }) => txid)).toEqual(['c', 'b']);
  });

  it('without an echo: data from storage is not written again', () => {
    openTabOfAna();
    const write = vi.spyOn(Storage.prototype, 'setItem');
    const remove = vi.spyOn(Storage.prototype, 'removeItem');
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'contracts', oldValue: null, newValue: contractsText([makeContract()]) }),
    );
    leavePage();
    window.dispatchEvent(new StorageEvent('storage', { key: null, oldValue: null, newValue: null }));
    leavePage();
    expect(write).not.toHaveBeenCalled();
    expect(remove).not.toHaveBeenCalled();
  });

  it('nothing of session storage', () => {
    const store = openTabOfAna();
    const event = { key: 'user', oldValue: userText(ana), newValue: null, storageArea: sessionStorage };
    window.dispatchEvent(new StorageEvent('storage', event));
    expect(store.getState().auth.user).toEqual(ana);
  });

  it('nothing that this app did not write', () => {
    const store = openTabOfAna();
    const before = store.getState();
    writeElsewhere('contracts', '[{"id":1}]');
    writeElsewhere('something-else', '"x"');
    expect(store.getState()).toEqual(before);
  });
});

/** Two tabs of one browser in which Ana is signed in. */
function openTwoTabs(): { browser: Browser; a: ReturnType<Browser['open']>; b: ReturnType<Browser['open']> } {
  const browser = openBrowser();
  browser.storage.setItem('user', userText(ana));
  return { browser, a: browser.open(), b: browser.open() };
}

/** Whether storage events arrive after each change, or after both tabs have made theirs. */
const EVENTS = [
  ['at once', true],
  ['late', false],
] as const;

describe.each(EVENTS)('two tabs whose storage events arrive %s keep the changes of both', (_, atOnce) => {
  it('to own clauses: added, edited, deleted', () => {
    const { browser, a, b } = openTwoTabs();
    const next = () => atOnce && browser.tell();
    for (const id of ['1', '2', '3']) a.dispatch(clauseSaved(makeClause({ id })));
    browser.tell();
    a.dispatch(clauseSaved(makeClause({ id: 'of a' })));
    next();
    b.dispatch(clauseSaved(makeClause({ id: 'of b' })));
    next();
    a.dispatch(clauseSaved(makeClause({ id: '1', title: 'Edited in a' })));
    next();
    b.dispatch(clauseSaved(makeClause({ id: '2', title: 'Edited in b' })));
    next();
    b.dispatch(clauseDeleted('3'));
    browser.tell();
    const expected = ['1 Edited in a', '2 Edited in b', 'of a Delay', 'of b Delay'];
    for (const tab of [a, b, browser.open()]) {
      const { own } = tab.getState().clauses;
      expect(own.map(({ id, title }) => `${id} ${title}`).sort()).toEqual(expected);
    }
  });

  it('to the outbox', () => {
    const { browser, a, b } = openTwoTabs();
    const next = () => atOnce && browser.tell();
    for (const txid of ['1', '2']) a.dispatch(broadcastPrepared(entry(txid)));
    browser.tell();
    a.dispatch(broadcastPrepared({ ...entry('1'), stage: 'broadcast' }));
    next();
    b.dispatch(broadcastSettled('2'));
    next();
    a.dispatch(broadcastPrepared(entry('3')));
    next();
    b.dispatch(broadcastPrepared(entry('4')));
    browser.tell();
    for (const tab of [a, b, browser.open()]) {
      const { entries } = tab.getState().outbox;
      expect(entries.map(({ txid, stage }) => `${txid} ${stage}`).sort()).toEqual([
        '1 broadcast',
        '3 signed',
        '4 signed',
      ]);
    }
  });

  it('to intents', () => {
    const { browser, a, b } = openTwoTabs();
    const next = () => atOnce && browser.tell();
    const intent = (key: string, withdrawalId: string | null = null) =>
      intentNoted({
        kind: 'release',
        key,
        contractId: 'c1',
        guaranteeId: 'g1',
        address: 'bcrt1qpayee',
        amount: null,
        known: [],
        withdrawalId,
      });
    for (const key of ['1', '2']) a.dispatch(intent(key));
    browser.tell();
    a.dispatch(intent('1', 'w1'));
    next();
    b.dispatch(intentSettled('2'));
    next();
    a.dispatch(intent('3'));
    next();
    b.dispatch(intent('4'));
    browser.tell();
    for (const tab of [a, b, browser.open()]) {
      const found = tab
        .getState()
        .outbox.intents.map((each) => [each.key, 'withdrawalId' in each && each.withdrawalId]);
      expect(Object.fromEntries(found)).toEqual({ 1: 'w1', 3: null, 4: null });
    }
  });
});

describe('two tabs', () => {
  it('that write at the same moment lose no outbox entry', () => {
    const { browser, a, b } = openTwoTabs();
    a.dispatch(broadcastPrepared(entry('a')));
    browser.storage.removeItem('outbox');
    b.dispatch(broadcastPrepared(entry('b')));
    browser.tell();
    expect(
      b
        .getState()
        .outbox.entries.map(({ txid }) => txid)
        .sort(),
    ).toEqual(['a', 'b']);
    b.dispatch(broadcastPrepared({ ...entry('b'), stage: 'broadcast' }));
    browser.tell();
    expect(browser.open().getState().outbox.entries).toHaveLength(2);
    expect(a.getState().outbox.entries).toHaveLength(2);
  });

  it.each(['{not json', '[{"id":7}]', '7'])('keep their own clauses when storage contains %s', (text) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { browser, a, b } = openTwoTabs();
    a.dispatch(clauseSaved(makeClause({ id: '1' })));
    browser.tell();
    browser.storage.setItem('clauses', text);
    b.dispatch(clauseSaved(makeClause({ id: '2' })));
    expect(
      browser
        .open()
        .getState()
        .clauses.own.map(({ id }) => id),
    ).toEqual(['1', '2']);
  });

  it('leave nothing in storage after a logout in one, even before the event reaches the other', () => {
    const { browser, a, b } = openTwoTabs();
    a.dispatch(clauseSaved(makeClause({ id: '1' })));
    browser.tell();
    a.dispatch(logout());
    b.dispatch(clauseSaved(makeClause({ id: '2' })));
    b.dispatch(broadcastPrepared(entry('b')));
    void b.dispatch(rememberOwnKey(ana));
    expect(browser.storage.length).toBe(0);
    browser.tell();
    expect(browser.storage.length).toBe(0);
    expect(b.getState().clauses.own).toEqual([]);
    expect(b.getState().keys.findings).toEqual({});
  });

  it('never mix the data of two users, even before the event of a login', () => {
    const { browser, a, b } = openTwoTabs();
    a.dispatch(clauseSaved(makeClause({ id: 'of ana' })));
    browser.tell();
    a.dispatch(loginSuccess(berto));
    a.dispatch(clauseSaved(makeClause({ id: 'of berto' })));
    b.dispatch(clauseSaved(makeClause({ id: 'of ana too' })));
    browser.tell();
    for (const tab of [a, b, browser.open()]) {
      expect(tab.getState().auth.user).toEqual(berto);
      expect(tab.getState().clauses.own.map(({ id }) => id)).toEqual(['of berto']);
    }
  });
});

describe('two users of one browser', () => {
  it('never get each other’s data: storage without a user is discarded', () => {
    localStorage.setItem('outbox', outboxText([entry('a')]));
    createAppStore().dispatch(loginSuccess(berto));
    expect(createAppStore().getState().auth.user).toEqual(berto);
    expect(createAppStore().getState().outbox.entries).toEqual([]);
  });

  it('a login as the user of another tab keeps that user’s storage', () => {
    const store = createAppStore();
    openTabOfAna().dispatch(broadcastPrepared(entry('a')));
    store.dispatch(loginSuccess(ana));
    expect(localStorage.getItem('outbox')).toContain('"txid":"a"');
  });

  it('the user is written last, after the data of the first is gone', () => {
    const store = openTabOfAna();
    store.dispatch(contractAdded(makeContract()));
    store.dispatch(broadcastPrepared(entry('a')));
    leavePage();
    const states: (string | null)[][] = [];
    const write = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      write.call(this, key, text);
      if (key === 'user') states.push([this.getItem('contracts'), this.getItem('outbox')]);
    });
    store.dispatch(loginSuccess(berto));
    expect(states).toEqual([[null, null]]);
  });
});

it('full storage drops contracts in favour of the outbox, and reports it', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = openTabOfAna();
  store.dispatch(contractAdded(makeContract()));
  leavePage();
  const write = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (this.getItem('contracts') !== null || key === 'contracts') throw new DOMException('', 'QuotaExceededError');
    write.call(this, key, text);
  });
  store.dispatch(broadcastPrepared(entry('a')));
  expect(storageHealth.get()).toBe('full');
  expect(localStorage.getItem('outbox')).toContain('"txid":"a"');
});
