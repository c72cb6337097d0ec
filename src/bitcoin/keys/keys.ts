import type { KeyHandle, KeyPair } from '@/bitcoin/api';
import { encodeHex, getRandomBytes } from '@/bitcoin/bytes';
import { DEFAULT_COST } from '@/bitcoin/keys/derive-key';
import { formatEnvelope, NONCE_BYTES, SALT_BYTES } from '@/bitcoin/keys/envelope';
import { encryptKey } from '@/bitcoin/keys/envelope-cipher';
import { readEnvelope } from '@/bitcoin/keys/envelopes/formats';
import { createPair, generatePair, type SecretPair, wipePair } from '@/bitcoin/keys/key-pairs';
import { addOpenKey } from '@/bitcoin/keys/open-keys';
import { requireCrypto } from '@/bitcoin/keys/require-crypto';
import { AppError } from '@/domain/primitives/errors';

/** Throws AppError `crypto-unavailable` or `keys-not-generated`. */
export async function generateKeyPair(password: string): Promise<KeyPair> {
  requireCrypto();
  if (password === '') throw new AppError('keys-not-generated', 'A key needs a password');
  const pair = generatePair();
  try {
    return await encryptKeyPair(password, pair);
  } catch (cause) {
    throw new AppError('keys-not-generated', 'The key could not be encrypted', {}, { cause });
  } finally {
    wipePair(pair);
  }
}

/**
 * Opens an envelope of any known format, and checks that the key belongs to `publicKey`.
 * @throws AppError `unknown-envelope`, `bad-envelope`, `key-mismatch`, `wrong-password`, `network` or `crypto-unavailable`
 */
export async function openKey(encryptedKey: string, password: string, publicKey: string): Promise<KeyHandle> {
  requireCrypto();
  const expected = publicKey.toLowerCase();
  const privateKey = await readEnvelope(encryptedKey, password, expected);
  const pair = createPair(privateKey);
  if (pair === null || encodeHex(pair.publicKey) !== expected) {
    privateKey.fill(0);
    throw new AppError('key-mismatch', "The envelope does not belong to the account's public key");
  }
  return addOpenKey(pair);
}

async function encryptKeyPair(password: string, pair: SecretPair): Promise<KeyPair> {
  const publicKey = encodeHex(pair.publicKey);
  const parameters = {
    publicKey,
    cost: DEFAULT_COST,
    salt: getRandomBytes(SALT_BYTES),
    nonce: getRandomBytes(NONCE_BYTES),
  };
  const data = await encryptKey(pair.privateKey, password, parameters);
  return { publicKey, encryptedPrivateKey: formatEnvelope({ ...parameters, data }) };
}
