import { sealWithCryptoJs } from '@tests/unit/bitcoin/foreign-envelopes';
import { COUNTERPARTY, OWNER } from '@tests/unit/bitcoin/releases';
import { sealEnvelope } from '@tests/unit/bitcoin/support';
import { type BrowserTab, openBrowser } from '@tests/unit/store/browser';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadBitcoin } from '@/bitcoin/client';
import type { User } from '@/domain/models';
import { loginSuccess } from '@/store/auth/auth.slice';
import { keyCheckStarted, keyOpenedFromFile } from '@/store/keys/own-key.slice';
import { withOwnKey } from '@/store/signing/own-key';

/* Opening a key also checks the account's own key (docs/security.md#a-key-from-a-file). */

const PASSWORD = 'right';

beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface Opened {
  user: User;
  tab: BrowserTab;
}

/** An account whose key has not been checked. `envelope` is what the backend has for it. */
function openAs(envelope: string): Opened {
  const publicKey = OWNER.public_key;
  const user = { id: 7, email: 'ana@example.com', username: 'Ana', encryptedKey: envelope, publicKey };
  const tab = openBrowser().open();
  tab.dispatch(loginSuccess(user));
  tab.dispatch(keyCheckStarted());
  return { user, tab };
}

/** The same, after a key was opened from a file. */
function openWithFile(envelope: string): Opened {
  const opened = openAs('{"v":1');
  const { id: userId, encryptedKey, publicKey } = opened.user;
  const file = { publicKey: OWNER.public_key, envelope };
  opened.tab.dispatch(keyOpenedFromFile({ ...file, userId, given: { encryptedKey, publicKey } }));
  return opened;
}

const readVerdict = ({ tab }: Opened) => tab.getState().ownKey.keyVerdict;
function open({ tab, user }: Opened, action: () => Promise<string> = async () => 'done'): Promise<string> {
  return tab.dispatch(withOwnKey(user, PASSWORD, action));
}

describe("the account's own key", () => {
  test('counts as checked once it is opened, before the action', async () => {
    const opened = openAs(await sealEnvelope(OWNER, PASSWORD));
    const verdicts: unknown[] = [];
    await open(opened, async () => {
      verdicts.push(readVerdict(opened));
      return 'done';
    });
    expect(verdicts).toEqual(['good']);
    expect(opened.tab.getState().keys.memory).not.toEqual({});
  });

  test.each<[string, () => Promise<string>, string]>([
    ['unreadable', async () => '{"v":1', 'bad-envelope'],
    ['other-client', async () => '-----BEGIN PGP MESSAGE-----', 'unknown-envelope'],
    ['mismatch', async () => sealWithCryptoJs(COUNTERPARTY.private_key, PASSWORD), 'key-mismatch'],
    ['mismatch', () => sealEnvelope(COUNTERPARTY, PASSWORD, OWNER.public_key), 'key-mismatch'],
    ['unchecked', () => sealEnvelope(OWNER, 'another'), 'wrong-password'],
  ])('is %s after it was not opened', async (verdict, seal, code) => {
    const opened = openAs(await seal());
    await expect(open(opened)).rejects.toMatchObject({ code });
    expect(readVerdict(opened)).toBe(verdict);
  });
});

describe('a key from a file', () => {
  test("is never noted as the account's own", async () => {
    const opened = openWithFile(await sealEnvelope(OWNER, PASSWORD));
    const before = opened.tab.getState().keys.memory;
    expect(await open(opened)).toBe('done');
    expect(readVerdict(opened)).toBe('unchecked');
    expect(opened.tab.getState().keys.memory).toEqual(before);
  });

  test("that cannot be opened says nothing about the account's own", async () => {
    const opened = openWithFile('{"v":1');
    await expect(open(opened)).rejects.toMatchObject({ code: 'bad-envelope' });
    expect(readVerdict(opened)).toBe('unchecked');
  });
});

test('a key that the action has closed is not closed again', async () => {
  const { tab, user } = openAs(await sealEnvelope(OWNER, PASSWORD));
  const close = vi.spyOn(await loadBitcoin(), 'closeKey');
  await tab.dispatch(withOwnKey(user, PASSWORD, (_handle, closeKey) => closeKey()));
  expect(close).toHaveBeenCalledTimes(1);
});
