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
  [
    'ana@example.com',
    'olive-harbour-lantern-42',
    { network: 'mainnet', deployment: 'Aval' },
    '1466bdc4007df781ae298eb85ce47eac2c6a087ee571a8f6fa1829a0e690e87a',
  ],
  [
    'jos\u00e9@example.com',
    'contrase\u00f1a larga y \u00fanica',
    { network: 'mainnet', deployment: 'Aval' },
    '7f7c81f0a2e6ed978905e0253ace05aaca7c06446d453dcbb5b604769748f08d',
  ],
  [
    'ana@example.com',
    'x',
    { network: 'testnet', deployment: 'Fianza y m\u00e1s' },
    '037032efd145ef32c2a7fca3df4d7ff0a92de90f8e062f732b51089804f82788',
  ],
] as const)('the login secret of %s under %s is fixed', async (email, password, site, secret) => {
  expect(await (await loadBitcoin()).deriveLoginSecret(email, password, site)).toBe(secret);
});
