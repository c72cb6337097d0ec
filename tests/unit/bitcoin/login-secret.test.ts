import { crypto as hashes } from 'bitcoinjs-lib';
import { expect, test, vi } from 'vitest';
import { decodeHex, encodeUtf8 } from '@/bitcoin/bytes';
import { loadBitcoin } from '@/bitcoin/client';
import { DEFAULT_COST, deriveKey } from '@/bitcoin/keys/derive-key';
import { formatAuthenticatedData, formatEnvelope } from '@/bitcoin/keys/envelope';
import { COUNTERPARTY, hex } from './releases';

async function derive(email: string, password: string): Promise<string> {
  return (await loadBitcoin()).deriveLoginSecret(email, password);
}

// Computed with @noble/hashes and node:crypto.
test.each([
  ['ana@example.com', 'olive-harbour-lantern-42', '152f5c75bbf18f0bdf0137f2c2837a5b7517b074dcdfa459b8e22771e2fe1af1'],
  [
    'jos\u00e9@example.com',
    'contrase\u00f1a larga y \u00fanica',
    'bf1e5b9537311697a77e2e42c4cbdd88612dc3bef9c74f118bc69e742c89af44',
  ],
  ['ana@example.com', 'x', '50f225f657d15ee70926fe9277613e034c0320a12d4d352c023500031b1feff5'],
])('the secret of %s under %s is fixed', async (email, password, secret) => {
  expect(await derive(email, password)).toBe(secret);
});

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

/** The counterparty's key in an envelope with the salt of Ana's login, encrypted with the given key. */
async function forgeEnvelope(cipherKey: Uint8Array<ArrayBuffer>): Promise<string> {
  const salt = Uint8Array.from(hashes.sha256(encodeUtf8('aval login v1ana@example.com')));
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
  const salt = hashes.sha256(encodeUtf8('aval login v1ana@example.com'));
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
