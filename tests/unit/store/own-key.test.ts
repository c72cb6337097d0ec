// @vitest-environment jsdom

import { sealWithCryptoJs } from '@tests/unit/bitcoin/foreign-envelopes';
import { COUNTERPARTY, OWNER } from '@tests/unit/bitcoin/releases';
import { sealEnvelope } from '@tests/unit/bitcoin/support';
import { userText } from '@tests/unit/store/stored';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadBitcoin } from '@/bitcoin/client';
import type { KeyBackup } from '@/domain/keys/key-backup';
import type { User } from '@/domain/models';
import type { ErrorCode } from '@/domain/primitives/errors';
import { loginSuccess } from '@/store/auth/auth.slice';
import { createAppStore } from '@/store/boot/store';
import { ownKeyToStored, parseOwnKey } from '@/store/boot/stored-state';
import { checkBackup, createBackupFile } from '@/store/keys/key-backup.thunks';
import { checkOwnKey } from '@/store/keys/key-check.thunks';
import { keyChecked, keyCheckStarted, NO_OWN_KEY } from '@/store/keys/own-key.slice';
import { selectKeyWarning, selectPayBlock } from '@/store/keys/pay-block.selectors';
import { logout, registerAccount } from '@/store/login/login.thunks';

vi.spyOn(console, 'error').mockImplementation(() => {});
vi.spyOn(console, 'warn').mockImplementation(() => {});

async function owner(): Promise<User> {
  const encryptedKey = await sealEnvelope(OWNER, 'right');
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
    expect(store.getState().ownKey).toMatchObject({ keyVerdict: verdict, checkingKey: false });
  });

  test('is dropped after a logout', async () => {
    const user = await owner();
    const store = storeWith(user);
    const checking = store.dispatch(checkOwnKey(user, 'wrong'));
    store.dispatch(logout());
    await checking;
    expect(store.getState().ownKey).toEqual(NO_OWN_KEY);
    expect(selectKeyWarning(store.getState())).toBeNull();
  });

  test('is dropped after a change of user', async () => {
    const user = await owner();
    const store = storeWith(user);
    const checking = store.dispatch(checkOwnKey(user, 'wrong'));
    store.dispatch(loginSuccess({ ...user, id: 8 }));
    await checking;
    expect(store.getState().ownKey).toEqual(NO_OWN_KEY);
  });
});

test('the verdict of another tab is taken over', async () => {
  localStorage.setItem('user', userText(await owner()));
  const store = createAppStore();
  const newValue = JSON.stringify({ keyVerdict: 'mismatch' });
  window.dispatchEvent(new StorageEvent('storage', { key: 'ownKey', newValue, storageArea: localStorage }));
  expect(selectPayBlock(store.getState())).toBe('mismatch');
  expect(selectKeyWarning(store.getState())).toBe('mismatch');
});

describe('the stored state of the own key', () => {
  test('has the verdict, or is removed', () => {
    const store = createAppStore();
    expect(ownKeyToStored(store.getState().ownKey)).toBeNull();
    store.dispatch(keyChecked('good'));
    const stored = ownKeyToStored(store.getState().ownKey);
    expect(stored).toEqual({ keyVerdict: 'good' });
    expect(parseOwnKey(stored)).toEqual(stored);
  });

  test.each([['good'], [null], [7], [{ keyVerdict: 'fine' }]])('%j is rejected', (value) => {
    expect(parseOwnKey(value)).toBeNull();
  });
});

describe('checking a key backup', () => {
  async function backupWith(change: Partial<KeyBackup> = {}): Promise<string> {
    const encryptedKey = await sealEnvelope(OWNER, 'right');
    const backup = { email: 'ana@example.com', publicKey: OWNER.public_key, encryptedKey, created: '2026-11-01' };
    return createBackupFile({ ...backup, ...change }, []).text;
  }

  test.each<[string, string, Partial<KeyBackup>, object]>([
    ['of the account', 'right', {}, { kind: 'good' }],
    [
      'of the account, public key in capitals',
      'right',
      { publicKey: OWNER.public_key.toUpperCase() },
      { kind: 'good' },
    ],
    ['of the account', 'wrong', {}, { kind: 'wrong-password' }],
    ['of another account', 'right', { publicKey: COUNTERPARTY.public_key }, { kind: 'foreign' }],
    ['with a damaged envelope', 'right', { encryptedKey: '{"v":1' }, { kind: 'bad-file', problem: 'damaged' }],
    ['of another program', 'right', { encryptedKey: '-----BEGIN' }, { kind: 'bad-file', problem: 'other-client' }],
    [
      "of another client's account",
      'right',
      { encryptedKey: sealWithCryptoJs(OWNER.private_key, 'right') },
      { kind: 'good' },
    ],
    ['without an envelope', 'right', { encryptedKey: '' }, { kind: 'bad-file', problem: 'incomplete' }],
  ])('%s, with the %s password', async (_what, password, change, outcome) => {
    const store = storeWith(await owner());
    const before = store.getState();
    expect(await store.dispatch(checkBackup(await backupWith(change), password))).toMatchObject(outcome);
    expect(store.getState()).toEqual(before);
  });

  test("with a different key from the account's is reported as foreign", async () => {
    const encryptedKey = await sealEnvelope(COUNTERPARTY, 'right');
    const store = storeWith(await owner());
    expect(await store.dispatch(checkBackup(await backupWith({ encryptedKey }), 'right'))).toMatchObject({
      kind: 'foreign',
    });
  });

  test.each<[string, (store: ReturnType<typeof storeWith>) => void, ErrorCode]>([
    ['no user is signed in', (store) => store.dispatch(logout()), 'unexpected'],
    [
      'the account has no public key',
      (store) => {
        store.dispatch(
          loginSuccess({ id: 8, email: 'b@example.com', username: null, encryptedKey: null, publicKey: null }),
        );
      },
      'bad-envelope',
    ],
    ['the browser offers no cryptography', () => vi.stubGlobal('crypto', {}), 'crypto-unavailable'],
  ])('fails with the reason when %s', async (_what, prepare, code) => {
    const text = await backupWith();
    const store = storeWith(await owner());
    prepare(store);
    try {
      expect(await store.dispatch(checkBackup(text, 'right'))).toMatchObject({ kind: 'failed', error: { code } });
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

test.each([
  ['public key', { publicKey: '' }],
  ['encrypted key', { encryptedPrivateKey: '' }],
])('without a new %s nothing is registered', async (_what, missing) => {
  const engine = await loadBitcoin();
  const keys = { publicKey: OWNER.public_key, encryptedPrivateKey: await sealEnvelope(OWNER, 'right') };
  const generate = vi.spyOn(engine, 'generateKeyPair').mockResolvedValue({ ...keys, ...missing });
  const store = createAppStore();
  try {
    const input = { username: 'Ana', email: 'ana@example.com', password: 'right' };
    expect(await store.dispatch(registerAccount(input))).toBeNull();
  } finally {
    generate.mockRestore();
  }
  expect(store.getState().auth.error).toMatchObject({ code: 'keys-not-generated' });
});
