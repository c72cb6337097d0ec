import { expect, test, vi } from 'vitest';
import { loadBitcoin } from '@/bitcoin/client';

// The only tests in Node with the real cost of Argon2id: about half a second for each key or secret.
vi.unmock('@/bitcoin/keys/derive-key');

test('a new key is written with Argon2id of 64 MiB and 3 passes, and opens', async () => {
  const api = await loadBitcoin();
  const { encryptedPrivateKey, publicKey } = await api.generateKeyPair('x');
  expect(JSON.parse(encryptedPrivateKey)).toMatchObject({
    v: 1,
    public_key: publicKey,
    kdf: { name: 'argon2id', memory: 65_536, passes: 3, parallelism: 1 },
    cipher: { name: 'aes-256-gcm' },
  });
  await api.closeKey(await api.openKey(encryptedPrivateKey, 'x', publicKey));
});

// Computed with @noble/hashes and node:crypto.
test.each([
  ['ana@example.com', 'olive-harbour-lantern-42', '152f5c75bbf18f0bdf0137f2c2837a5b7517b074dcdfa459b8e22771e2fe1af1'],
  [
    'jos\u00e9@example.com',
    'contrase\u00f1a larga y \u00fanica',
    'bf1e5b9537311697a77e2e42c4cbdd88612dc3bef9c74f118bc69e742c89af44',
  ],
  ['ana@example.com', 'x', '50f225f657d15ee70926fe9277613e034c0320a12d4d352c023500031b1feff5'],
])('the login secret of %s under %s is fixed', async (email, password, secret) => {
  expect(await (await loadBitcoin()).deriveLoginSecret(email, password)).toBe(secret);
});
