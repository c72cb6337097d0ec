import { crypto as hashes } from 'bitcoinjs-lib';
import { expect, test, vi } from 'vitest';
import { decodeHex, encodeUtf8 } from '@/bitcoin/bytes';
import { loadBitcoin } from '@/bitcoin/client';
import { DEFAULT_COST, deriveKey } from '@/bitcoin/keys/derive-key';
import { formatAuthenticatedData, formatEnvelope } from '@/bitcoin/keys/envelope';
import type { LoginSite } from '@/bitcoin/keys/login-secret';
import { COUNTERPARTY, hex } from './releases';

const SITE: LoginSite = { network: 'mainnet', deployment: 'Aval' };
const SALT_TEXT = 'aval login v1\nmainnet\nAval\nana@example.com';

// With a cheap cost (tests/cheap-keys.ts). What the real cost gives: key-cost.test.ts.
async function derive(email: string, password: string, site: LoginSite = SITE): Promise<string> {
  return (await loadBitcoin()).deriveLoginSecret(email, password, site);
}

test('ignores case and blanks of the e-mail and the Unicode normalisation', async () => {
  const secret = await derive('jos\u00e9@example.com', 'contrase\u00f1a');
  expect(await derive(' Jose\u0301@Example.COM\n', 'contrasen\u0303a')).toBe(secret);
});

test('depends on e-mail and password', async () => {
  const secrets = await Promise.all([
    derive('ana@example.com', 'x'),
    derive('berta@example.com', 'x'),
    derive('ana@example.com', 'X'),
    derive('ana@example.com', ' x'),
  ]);
  expect(new Set(secrets).size).toBe(4);
});

test('of one deployment or network is worthless at another, even under the same e-mail and password', async () => {
  const sites: LoginSite[] = [
    SITE,
    { ...SITE, network: 'testnet' },
    { ...SITE, network: 'regtest' },
    { ...SITE, deployment: 'Aval test' },
    { ...SITE, deployment: 'aval' },
    // The parts do not run into each other.
    { ...SITE, deployment: 'Aval\nana' },
    { ...SITE, deployment: '' },
  ];
  const secrets = await Promise.all(sites.map((site) => derive('ana@example.com', 'x', site)));
  expect(new Set(secrets).size).toBe(sites.length);
});

/** The counterparty's key in an envelope with the salt of Ana's login, encrypted with the given key. */
async function forgeEnvelope(cipherKey: Uint8Array<ArrayBuffer>): Promise<string> {
  const salt = Uint8Array.from(hashes.sha256(encodeUtf8(SALT_TEXT)));
  const parameters = { publicKey: COUNTERPARTY.public_key, cost: DEFAULT_COST, salt, nonce: new Uint8Array(12) };
  const key = await crypto.subtle.importKey('raw', cipherKey, 'AES-GCM', false, ['encrypt']);
  const additionalData = encodeUtf8(formatAuthenticatedData(parameters));
  const gcm = { name: 'AES-GCM', iv: parameters.nonce, additionalData };
  const data = await crypto.subtle.encrypt(gcm, key, Uint8Array.from(hex(COUNTERPARTY.private_key)));
  return formatEnvelope({ ...parameters, data: new Uint8Array(data) });
}

test('a backend cannot forge an envelope from the secret', async () => {
  const password = 'correct horse battery staple';
  const api = await loadBitcoin();
  const secret = decodeHex(await derive('ana@example.com', password)) ?? new Uint8Array();
  const byBackend = api.openKey(await forgeEnvelope(secret), password, COUNTERPARTY.public_key);
  await expect(byBackend).rejects.toMatchObject({ code: 'wrong-password' });
  // The Argon2id output would open it; the HMAC hides that output from the backend.
  const salt = hashes.sha256(encodeUtf8(SALT_TEXT));
  const behind = await deriveKey(password, salt, DEFAULT_COST);
  const handle = await api.openKey(await forgeEnvelope(behind), password, COUNTERPARTY.public_key);
  expect(handle).toMatch(/^[0-9a-f]{32}$/);
  await api.closeKey(handle);
});

test('without crypto.subtle, deriving fails with the reason', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  try {
    await expect(derive('ana@example.com', 'x')).rejects.toMatchObject({ code: 'crypto-unavailable' });
  } finally {
    vi.unstubAllGlobals();
  }
});
