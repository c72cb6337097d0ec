// @vitest-environment jsdom

import { makeContract, makeWithdrawal } from '@tests/unit/domain/make';
import { leavePage } from '@tests/unit/store/leave-page';
import { contractsText, userText } from '@tests/unit/store/stored';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Contract } from '@/domain/models';
import { loginSuccess } from '@/store/auth/auth.slice';
import { createAppStore } from '@/store/boot/store';
import { parseContracts } from '@/store/boot/stored-state';
import { contractAdded, contractDeleted, contractsSet, contractUpdated } from '@/store/contracts/contracts.slice';
import { storageHealth } from '@/store/device/write-storage';
import { logout } from '@/store/login/login.thunks';
import { broadcastPrepared } from '@/store/outbox/outbox.slice';

const ana = { id: 1, email: 'ana@example.com', username: 'ana', encryptedKey: '{"v":1}', publicKey: '02ab' };
const berto = { ...ana, id: 2, email: 'berto@example.com' };
const entry = { contractId: 1, guaranteeId: 'g1', withdrawal: makeWithdrawal(), txid: 'a', txHex: '02' };

/** The store of a tab in which Ana is logged in, with contracts 1 to 3 in storage. */
function openTabOfAna() {
  const store = createAppStore();
  store.dispatch(loginSuccess(ana));
  store.dispatch(contractsSet([1, 2, 3].map((id) => makeContract({ id }))));
  leavePage();
  const titles = () => store.getState().contracts.contracts.map(({ id, title }) => `${id} ${title}`);
  const rename = (id: number, title: string) => store.dispatch(contractUpdated({ id, changes: { title } }));
  return { ...store, titles, rename };
}

function readStored(): Contract[] | null {
  return parseContracts(JSON.parse(localStorage.getItem('contracts') ?? 'null'));
}

function writes(): string[] {
  return vi.mocked(Storage.prototype.setItem).mock.calls.map(([key]) => key);
}

/** Another tab writes contracts, and this one gets the event. */
function writeElsewhere(contracts: Contract[]): void {
  const [oldValue, newValue] = [localStorage.getItem('contracts'), contractsText(contracts)];
  localStorage.setItem('contracts', newValue);
  const fields = { key: 'contracts', oldValue, newValue, storageArea: localStorage };
  window.dispatchEvent(new StorageEvent('storage', fields));
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});

afterEach(() => {
  // Signed out, nothing is written into the storage of the next test.
  localStorage.clear();
  leavePage();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('changed contracts', () => {
  it('are written once for several changes, after the action', () => {
    const { rename, getState } = openTabOfAna();
    vi.spyOn(Storage.prototype, 'setItem');
    for (const id of [1, 2, 3, 2]) rename(id, `Renamed ${id}`);
    expect(writes()).toEqual([]);
    vi.runAllTimers();
    expect(writes()).toEqual(['contracts']);
    expect(localStorage.getItem('contracts')).toBe(contractsText(getState().contracts.contracts));
    vi.runAllTimers();
    leavePage();
    expect(writes()).toEqual(['contracts']);
  });

  it('are written early when the page is left, and removed when none remain', () => {
    const { dispatch } = openTabOfAna();
    for (const id of [1, 2, 3]) dispatch(contractDeleted(id));
    leavePage();
    expect(readStored()).toBeNull();
  });

  it('do not delay writes that cannot be fetched again', () => {
    const { rename, dispatch } = openTabOfAna();
    rename(1, 'Renamed');
    dispatch(broadcastPrepared({ ...entry, stage: 'signed' }));
    expect(localStorage.getItem('outbox')).toContain('"txid":"a"');
    expect(readStored()?.[0]?.title).toBe(makeContract().title);
  });
});

describe('contracts of a signed-out user are not written again', () => {
  it.each([
    ['later', () => vi.runAllTimers()],
    ['when the page goes', leavePage],
  ])('after a logout here, %s', (_, pass) => {
    const { rename, dispatch } = openTabOfAna();
    rename(1, 'Renamed');
    dispatch(logout());
    pass();
    expect(localStorage.length).toBe(0);
  });

  it('after a logout in another tab, even before its event', () => {
    const { rename } = openTabOfAna();
    rename(1, 'Renamed');
    localStorage.clear();
    vi.runAllTimers();
    expect(localStorage.length).toBe(0);
    rename(1, 'Renamed again');
    window.dispatchEvent(new StorageEvent('storage', { key: null, oldValue: null, newValue: null }));
    vi.runAllTimers();
    expect(localStorage.length).toBe(0);
  });

  it('for the next user, in another tab or here', () => {
    const { rename, dispatch } = openTabOfAna();
    rename(1, 'Renamed');
    localStorage.clear();
    localStorage.setItem('user', userText(berto));
    vi.runAllTimers();
    expect(readStored()).toBeNull();
    localStorage.setItem('contracts', contractsText([makeContract({ title: 'Of Ana' })]));
    dispatch(loginSuccess(berto));
    expect(readStored()).toBeNull();
  });
});

describe('contracts written by another tab while some changed here', () => {
  it('are adopted except for those changed here, which are written next', () => {
    const { rename, titles, dispatch } = openTabOfAna();
    rename(1, 'Mine');
    dispatch(contractAdded(makeContract({ id: 4, title: 'Added here' })));
    writeElsewhere([
      makeContract({ id: 1, title: 'Theirs' }),
      makeContract({ id: 2, title: 'Theirs' }),
      makeContract({ id: 5, title: 'Added there' }),
    ]);
    const expected = ['1 Mine', '2 Theirs', '5 Added there', '4 Added here'];
    expect(titles()).toEqual(expected);
    vi.runAllTimers();
    expect(readStored()?.map(({ id, title }) => `${id} ${title}`)).toEqual(expected);
  });

  it('are not written again when no change made here remains', () => {
    const { rename } = openTabOfAna();
    rename(1, 'Both say so');
    vi.spyOn(Storage.prototype, 'setItem');
    writeElsewhere([makeContract({ id: 1, title: 'Both say so' }), makeContract({ id: 2, title: 'Theirs' })]);
    vi.runAllTimers();
    leavePage();
    expect(writes()).toEqual(['contracts']);
    expect(readStored()?.map(({ title }) => title)).toEqual(['Both say so', 'Theirs']);
  });
});

describe('full storage', () => {
  it('drops contracts, reports it, and stores them again once there is room', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { rename } = openTabOfAna();
    const write = Storage.prototype.setItem;
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (key === 'contracts') throw new DOMException('', 'QuotaExceededError');
      write.call(this, key, text);
    });
    rename(1, 'Renamed');
    expect(storageHealth.get()).toBe('works');
    vi.runAllTimers();
    expect(storageHealth.get()).toBe('full');
    expect(readStored()).toBeNull();
    full.mockRestore();
    rename(1, 'Renamed again');
    vi.runAllTimers();
    expect(storageHealth.get()).toBe('works');
    expect(readStored()?.[0]?.title).toBe('Renamed again');
  });
});
