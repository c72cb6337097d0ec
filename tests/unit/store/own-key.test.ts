// @vitest-environment jsdom

import type { WireUser } from '@mocks/wire';
import { sealWithCryptoJs } from '@tests/unit/bitcoin/foreign-envelopes';
import { COUNTERPARTY, OWNER } from '@tests/unit/bitcoin/releases';
import { sealEnvelope } from '@tests/unit/bitcoin/support';
import { toKeyBackup, toKeyFile } from '@tests/unit/recovery-file';
import { userText } from '@tests/unit/store/stored';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadBitcoin } from '@/bitcoin/client';
import type { User } from '@/domain/models';
import { loginSuccess } from '@/store/auth/auth.slice';
import { createAppStore } from '@/store/boot/store';
import { ownKeyToStored, parseOwnKey } from '@/store/boot/stored-state';
import { checkOwnKey } from '@/store/keys/key-check.thunks';
import { keyChecked, keyCheckStarted, NO_OWN_KEY } from '@/store/keys/own-key.slice';
import { selectKeyWarning, selectPayBlock } from '@/store/keys/pay-block.selectors';
import { logout, registerAccount } from '@/store/login/login.thunks';
import { testRecoveryFile } from '@/store/recovery/test-file.thunks';

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

describe('the key in a recovery file', () => {
  test.each<[string, string, Partial<WireUser>, object]>([
    ['of the account', 'right', {}, { ok: true, value: { contracts: 0 } }],
    [
      'of the account, public key in capitals',
      'right',
      { public_key: OWNER.public_key.toUpperCase() },
      { ok: true, value: { contracts: 0 } },
    ],
    ['of the account', 'wrong', {}, { error: { stage: 'key', fault: 'wrong-password' } }],
    [
      'of another account',
      'right',
      { public_key: COUNTERPARTY.public_key },
      { error: { stage: 'owner', fault: 'account' } },
    ],
    ['with a damaged envelope', 'right', { encrypted_key: '{"v":1' }, { error: { stage: 'key', fault: 'damaged' } }],
    ['of another program', 'right', { encrypted_key: '-----BEGIN' }, { error: { fault: 'other-client' } }],
    [
      "of another client's account",
      'right',
      { encrypted_key: sealWithCryptoJs(OWNER.private_key, 'right') },
      { ok: true },
    ],
    ['without an envelope', 'right', { encrypted_key: '' }, { error: { stage: 'file' } }],
  ])('%s, with the %s password', async (_what, password, change, outcome) => {
    const user = await owner();
    const store = storeWith(user);
    const { ownKey } = store.getState();
    const file = { public_key: user.publicKey, encrypted_key: await sealEnvelope(OWNER, 'right'), ...change };
    const text = toKeyBackup({ ...file, id: 7, email: user.email, username: 'Ana' });
    expect(await store.dispatch(testRecoveryFile(text, password, null))).toMatchObject(outcome);
    expect({ ...store.getState().ownKey, files: null }).toEqual(ownKey);
  });

  test("with a different key from the account's is called altered", async () => {
    const user = await owner();
    const text = toKeyFile({ public_key: user.publicKey, encrypted_key: await sealEnvelope(COUNTERPARTY, 'right') });
    expect(await storeWith(user).dispatch(testRecoveryFile(text, 'right', null))).toMatchObject({
      error: { stage: 'key', fault: 'damaged' },
    });
  });

  test('cannot be opened where the browser offers no cryptography', async () => {
    const user = await owner();
    const text = toKeyFile({ public_key: user.publicKey, encrypted_key: user.encryptedKey });
    const store = storeWith(user);
    vi.stubGlobal('crypto', {});
    try {
      expect(await store.dispatch(testRecoveryFile(text, 'right', null))).toMatchObject({
        error: { stage: 'program', error: { code: 'crypto-unavailable' } },
      });
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
