// @vitest-environment jsdom

import { makeContract, makeGuarantee, makeWithdrawal } from '@tests/unit/domain/make';
import { leavePage } from '@tests/unit/store/leave-page';
import { contractsText, userText } from '@tests/unit/store/stored';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loginSuccess } from '@/store/auth/auth.slice';
import { createAppStore } from '@/store/boot/store';
import { contractAdded } from '@/store/contracts/contracts.slice';
import { storageHealth } from '@/store/device/write-storage';
import { logout } from '@/store/login/login.thunks';
import { broadcastPrepared } from '@/store/outbox/outbox.slice';

const user = { id: 7, email: 'ana@example.com', username: 'ana', encryptedKey: '{"v":1}', publicKey: '02ab' };
const entry = {
  contractId: 'c1',
  guaranteeId: 'g1',
  withdrawal: makeWithdrawal(),
  txid: 'ff',
  txHex: '0200',
  stage: 'signed' as const,
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

// Spec: 4.stored-state
describe('after a reload', () => {
  it('restores the session, the contracts and the outbox', () => {
    const store = createAppStore();
    store.dispatch(loginSuccess(user));
    store.dispatch(contractAdded(makeContract({ guarantees: [makeGuarantee()] })));
    store.dispatch(broadcastPrepared(entry));
    leavePage();
    const reloaded = createAppStore().getState();
    expect(reloaded.auth).toEqual({ user, isAuthenticated: true, loading: false, error: null });
    expect(reloaded.contracts.contracts).toEqual(store.getState().contracts.contracts);
    expect(reloaded.outbox.entries).toEqual([entry]);
  });

  // Spec: 3.client-state
  it('stores the user under `user` and the contracts under `contracts`', () => {
    const store = createAppStore();
    store.dispatch(loginSuccess(user));
    store.dispatch(contractAdded(makeContract()));
    leavePage();
    expect(localStorage.getItem('user')).toBe(userText(user));
    expect(localStorage.getItem('contracts')).toBe(contractsText([makeContract()]));
  });

  it('reads a stored slice state too', () => {
    localStorage.setItem('user', `{"user":${userText(user)},"isAuthenticated":true,"loading":true,"error":null}`);
    localStorage.setItem('contracts', `{"contracts":${contractsText([makeContract()])},"loading":true,"error":null}`);
    const { auth, contracts } = createAppStore().getState();
    expect(auth).toEqual({ user, isAuthenticated: true, loading: false, error: null });
    expect(contracts).toEqual({ contracts: [makeContract()], loading: false, error: null });
  });

  it('keeps a broadcast whose withdrawal lacks fields', () => {
    localStorage.setItem('user', userText(user));
    localStorage.setItem('outbox', JSON.stringify([{ ...entry, withdrawal: { id: 'w1' } }]));
    const [kept] = createAppStore().getState().outbox.entries;
    expect(kept).toMatchObject({ txid: 'ff', withdrawal: { id: 'w1', amount: null } });
  });
});

// Spec: 4.stored-state
describe('invalid stored state is logged and ignored', () => {
  it.each([
    ['user', '{not json'],
    ['user', 'null'],
    ['user', '"ana"'],
    ['user', '{"email":"ana@example.com"}'],
    ['contracts', '[{"id":1}]'],
    ['contracts', '{"contracts":5}'],
    ['contracts', '[{"id":1,"status":"active","contractors":[],"keys":[],"guarantees":[{"id":1}]}]'],
    ['outbox', '[{"txid":1}]'],
  ])('%s: %s', (key, text) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    if (key !== 'user') localStorage.setItem('user', userText(user));
    localStorage.setItem(key, text);
    const state = createAppStore().getState();
    expect(state.auth.isAuthenticated).toBe(key !== 'user');
    expect(state.contracts.contracts).toEqual([]);
    expect(state.outbox.entries).toEqual([]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(`"${key}"`));
  });

  it('contracts without a user are ignored', () => {
    localStorage.setItem('contracts', contractsText([makeContract()]));
    expect(createAppStore().getState().contracts.contracts).toEqual([]);
  });
});

// Spec: 4.session
describe('logout', () => {
  it('clears local and session storage and resets the state', () => {
    const fresh = createAppStore().getState();
    const store = createAppStore();
    store.dispatch(loginSuccess(user));
    store.dispatch(contractAdded(makeContract()));
    store.dispatch(broadcastPrepared(entry));
    localStorage.setItem('something-else', 'x');
    sessionStorage.setItem('something-else', 'x');
    store.dispatch(logout());
    leavePage();
    expect(localStorage.length).toBe(0);
    expect(sessionStorage.length).toBe(0);
    expect(store.getState()).toEqual(fresh);
  });
});

describe('a browser that blocks storage', () => {
  it('can still be used, including logout', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'clear').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const store = createAppStore();
    expect(storageHealth.get()).toBe('blocked');
    store.dispatch(loginSuccess(user));
    expect(store.getState().auth.isAuthenticated).toBe(true);
    store.dispatch(logout());
    expect(store.getState().auth.isAuthenticated).toBe(false);
  });
});
