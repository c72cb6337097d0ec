// @vitest-environment jsdom

import { OWNER } from '@tests/unit/bitcoin/releases';
import { envelopeOf } from '@tests/unit/bitcoin/support';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '@/domain/models';
import { selectKeyProblem, selectKeyWarning } from '@/store/account/account.selectors';
import { keyCheckStarted, keyGenerated, NO_ACCOUNT } from '@/store/account/account.slice';
import { checkOwnKey } from '@/store/account/key-check.thunks';
import { loginSuccess } from '@/store/auth/auth.slice';
import { logout } from '@/store/auth/auth.thunks';
import { accountToStored, parseAccount } from '@/store/persistence/stored-state';
import { createAppStore } from '@/store/setup/store';

vi.spyOn(console, 'error').mockImplementation(() => {});
vi.spyOn(console, 'warn').mockImplementation(() => {});

async function owner(): Promise<User> {
  const encryptedKey = await envelopeOf(OWNER, 'right');
  return { id: 7, email: 'ana@example.com', username: 'Ana', encryptedKey, publicKey: OWNER.public_key };
}

beforeEach(() => localStorage.clear());

function storeWith(user: User) {
  const store = createAppStore();
  store.dispatch(loginSuccess(user));
  store.dispatch(keyCheckStarted());
  return store;
}

describe('the key check', () => {
  test.each([
    ['right', 'good'],
    ['wrong', 'unopened'],
  ])('with the %s password: %s', async (password, verdict) => {
    const user = await owner();
    const store = storeWith(user);
    expect(selectKeyWarning(store.getState())).toBeNull();
    await store.dispatch(checkOwnKey(user, password));
    expect(store.getState().account).toMatchObject({ keyVerdict: verdict, checkingKey: false });
  });

  test('is dropped after a logout', async () => {
    const user = await owner();
    const store = storeWith(user);
    const checking = store.dispatch(checkOwnKey(user, 'wrong'));
    store.dispatch(logout());
    await checking;
    expect(store.getState().account).toEqual(NO_ACCOUNT);
    expect(selectKeyProblem(store.getState())).toBeNull();
  });

  test('is dropped after a change of user', async () => {
    const user = await owner();
    const store = storeWith(user);
    const checking = store.dispatch(checkOwnKey(user, 'wrong'));
    store.dispatch(loginSuccess({ ...user, id: 8 }));
    await checking;
    expect(store.getState().account).toEqual(NO_ACCOUNT);
  });
});

test('the verdict of another tab is taken over', async () => {
  localStorage.setItem('user', JSON.stringify(await owner()));
  const store = createAppStore();
  const newValue = JSON.stringify({ keyVerdict: 'mismatch', backupDue: null });
  window.dispatchEvent(new StorageEvent('storage', { key: 'account', newValue, storageArea: localStorage }));
  expect(selectKeyProblem(store.getState())).toBe('mismatch');
  expect(selectKeyWarning(store.getState())).toBe('mismatch');
});

describe('the stored account', () => {
  test('has verdict and due backup, or is removed', () => {
    const store = createAppStore();
    expect(accountToStored(store.getState().account)).toBeNull();
    store.dispatch(keyGenerated('02ab'));
    const stored = accountToStored(store.getState().account);
    expect(stored).toEqual({ keyVerdict: null, backupDue: '02ab' });
    expect(parseAccount(stored)).toEqual(stored);
  });

  test.each([['good'], [null], [7], [{ keyVerdict: 'fine' }], [{ backupDue: 7 }]])('%j is rejected', (value) => {
    expect(parseAccount(value)).toBeNull();
  });
});
