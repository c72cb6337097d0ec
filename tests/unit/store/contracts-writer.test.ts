// @vitest-environment jsdom

import { makeContract, makeWithdrawal } from '@tests/unit/domain/make';
import { leavePage } from '@tests/unit/store/leave-page';
import { contractsText, userText } from '@tests/unit/store/stored';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Contract } from '@/domain/models';
import { loginSuccess } from '@/store/auth/auth.slice';
import { logout } from '@/store/auth/auth.thunks';
import { contractAdded, contractDeleted, contractsSet, contractUpdated } from '@/store/contracts/contracts.slice';
import { broadcastPrepared } from '@/store/outbox/outbox.slice';
import { parseContracts } from '@/store/persistence/stored-state';
import { getStorageHealth } from '@/store/persistence/write-storage';
import { createAppStore } from '@/store/setup/store';

const ana = { id: 1, email: 'ana@example.com', username: 'ana', encryptedKey: '{"v":1}', publicKey: '02ab' };
const berto = { ...ana, id: 2, email: 'berto@example.com' };
const entry = { contractId: 1, guaranteeId: 'g1', withdrawal: makeWithdrawal(), txid: 'a', txHex: '02' };

/** The store of a tab where Ana is logged in, with contracts 1 to 3 in storage. */
function tabOfAna() {
  const store = createAppStore();
  store.dispatch(loginSuccess(ana));
  store.dispatch(contractsSet([1, 2, 3].map((id) => makeContract({ id }))));
  leavePage();
  const titles = () => store.getState().contracts.contracts.map(({ id, title }) => `${id} ${title}`);
  const rename = (id: number, title: string) => store.dispatch(contractUpdated({ id, changes: { title } }));
  return { ...store, titles, rename };
}

function stored(): Contract[] | null {
  return parseContracts(JSON.parse(localStorage.getItem('contracts') ?? 'null'));
}

function writes(): string[] {
  return vi.mocked(Storage.prototype.setItem).mock.calls.map(([key]) => key);
}

/** Another tab writes contracts, and this one hears of it. */
function elsewhere(contracts: Contract[]): void {
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
  // Signed out there is nothing to write: no tab of one test puts anything into the next.
  localStorage.clear();
  leavePage();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('contracts that changed', () => {
  it('are written once for a row of changes, and not within the action', () => {
    const { rename, getState } = tabOfAna();
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

  it('are written when the page goes before that, and removed when none is left', () => {
    const { dispatch } = tabOfAna();
    for (const id of [1, 2, 3]) dispatch(contractDeleted(id));
    leavePage();
    expect(stored()).toBeNull();
  });

  it('do not make what cannot be fetched again wait', () => {
    const { rename, dispatch } = tabOfAna();
    rename(1, 'Renamed');
    dispatch(broadcastPrepared({ ...entry, stage: 'signed' }));
    expect(localStorage.getItem('outbox')).toContain('"txid":"a"');
    expect(stored()?.[0]?.title).toBe(makeContract().title);
  });
});

describe('nothing of somebody who is signed out comes back', () => {
  it.each([
    ['later', () => vi.runAllTimers()],
    ['when the page goes', leavePage],
  ])('after a logout here, %s', (_, pass) => {
    const { rename, dispatch } = tabOfAna();
    rename(1, 'Renamed');
    dispatch(logout());
    pass();
    expect(localStorage.length).toBe(0);
  });

  it('after a logout in another tab, even before this one hears of it', () => {
    const { rename } = tabOfAna();
    rename(1, 'Renamed');
    localStorage.clear();
    vi.runAllTimers();
    expect(localStorage.length).toBe(0);
    rename(1, 'Renamed again');
    window.dispatchEvent(new StorageEvent('storage', { key: null, oldValue: null, newValue: null }));
    vi.runAllTimers();
    expect(localStorage.length).toBe(0);
  });

  it('to whoever signed in after them, in another tab or here', () => {
    const { rename, dispatch } = tabOfAna();
    rename(1, 'Renamed');
    localStorage.clear();
    localStorage.setItem('user', userText(berto));
    vi.runAllTimers();
    expect(stored()).toBeNull();
    localStorage.setItem('contracts', contractsText([makeContract({ title: 'Of Ana' })]));
    dispatch(loginSuccess(berto));
    expect(stored()).toBeNull();
  });
});

describe('contracts that another tab wrote while some were changed here', () => {
  it('are taken over, but for those changed here, which are written next', () => {
    const { rename, titles, dispatch } = tabOfAna();
    rename(1, 'Mine');
    dispatch(contractAdded(makeContract({ id: 4, title: 'Added here' })));
    elsewhere([
      makeContract({ id: 1, title: 'Theirs' }),
      makeContract({ id: 2, title: 'Theirs' }),
      makeContract({ id: 5, title: 'Added there' }),
    ]);
    const expected = ['1 Mine', '2 Theirs', '5 Added there', '4 Added here'];
    expect(titles()).toEqual(expected);
    vi.runAllTimers();
    expect(stored()?.map(({ id, title }) => `${id} ${title}`)).toEqual(expected);
  });

  it('keep what is changed here after that from being taken for theirs', () => {
    const { rename, titles } = tabOfAna();
    rename(1, 'Mine');
    elsewhere([1, 2, 3].map((id) => makeContract({ id, title: 'Theirs' })));
    elsewhere([1, 2, 3].map((id) => makeContract({ id, title: 'Theirs again' })));
    expect(titles()).toEqual(['1 Mine', '2 Theirs again', '3 Theirs again']);
  });

  it('are not written again when nothing changed here is left', () => {
    const { rename } = tabOfAna();
    rename(1, 'Both say so');
    vi.spyOn(Storage.prototype, 'setItem');
    elsewhere([makeContract({ id: 1, title: 'Both say so' }), makeContract({ id: 2, title: 'Theirs' })]);
    vi.runAllTimers();
    leavePage();
    expect(writes()).toEqual(['contracts']);
    expect(stored()?.map(({ title }) => title)).toEqual(['Both say so', 'Theirs']);
  });
});

describe('storage that is full', () => {
  it('keeps no contracts, says so, and takes them again once there is room', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { rename } = tabOfAna();
    const write = Storage.prototype.setItem;
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (key === 'contracts') throw new DOMException('', 'QuotaExceededError');
      write.call(this, key, text);
    });
    rename(1, 'Renamed');
    expect(getStorageHealth()).toBe('works');
    vi.runAllTimers();
    expect(getStorageHealth()).toBe('full');
    expect(stored()).toBeNull();
    full.mockRestore();
    rename(1, 'Renamed again');
    vi.runAllTimers();
    expect(getStorageHealth()).toBe('works');
    expect(stored()?.[0]?.title).toBe('Renamed again');
  });
});
