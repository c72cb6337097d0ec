import type { KeyHandle, KeyPair } from '@/bitcoin/api';
import { encodeHex, getRandomBytes } from '@/bitcoin/bytes';
import { curve } from '@/bitcoin/curve';
import { DEFAULT_COST } from '@/bitcoin/keys/derive-key';
import { formatEnvelope, NONCE_BYTES, parseEnvelope, SALT_BYTES } from '@/bitcoin/keys/envelope';
import { decryptKey, encryptKey, requireCrypto } from '@/bitcoin/keys/envelope-cipher';
import { addOpenKey } from '@/bitcoin/keys/open-keys';
import { AppError } from '@/domain/primitives/errors';

/** Throws AppError `crypto-unavailable` or `keys-not-generated`. */
export async function generateKeyPair(password: string): Promise<KeyPair> {
  requireCrypto();
  if (password === '') throw new AppError('keys-not-generated', 'A key needs a password');
  const privateKey = generatePrivateKey();
  try {
    return await encryptKeyPair(password, privateKey);
  } catch (cause) {
    throw new AppError('keys-not-generated', 'The key could not be encrypted', {}, { cause });
  } finally {
    privateKey.fill(0);
  }
}

/**
 * Decrypts an envelope and checks that the key belongs to `publicKey`.
 * @throws AppError `bad-envelope`, `key-mismatch`, `wrong-password` or `crypto-unavailable`
 */
export async function openKey(encryptedKey: string, password: string, publicKey: string): Promise<KeyHandle> {
  requireCrypto();
  const envelope = parseEnvelope(encryptedKey);
  const expected = publicKey.toLowerCase();
  if (envelope.publicKey !== expected) throw createMismatchError();
  const privateKey = await decryptKey(envelope, password);
  const point = derivePublicKey(privateKey);
  if (point === null || encodeHex(point) !== expected) {
    privateKey.fill(0);
    throw createMismatchError();
  }
  return addOpenKey({ privateKey, publicKey: point });
}

async function encryptKeyPair(password: string, privateKey: Uint8Array<ArrayBuffer>): Promise<KeyPair> {
  const point = derivePublicKey(privateKey);
  if (point === null) throw new Error('not a private key');
  const publicKey = encodeHex(point);
  const parameters = {
    publicKey,
    cost: DEFAULT_COST,
    salt: getRandomBytes(SALT_BYTES),
    nonce: getRandomBytes(NONCE_BYTES),
  };
  const data = await encryptKey(privateKey, password, parameters);
  return { publicKey, encryptedPrivateKey: formatEnvelope({ ...parameters, data }) };
}

function generatePrivateKey(): Uint8Array<ArrayBuffer> {
  for (;;) {
    const candidate = getRandomBytes(32);
    // All but about 2^-128 of the candidates are valid: 1 to n − 1.
    if (curve.isPrivate(candidate)) return candidate;
  }
}

function derivePublicKey(privateKey: Uint8Array): Uint8Array | null {
  return curve.isPrivate(privateKey) ? curve.pointFromScalar(privateKey, true) : null;
}

function createMismatchError(): AppError {
  return new AppError('key-mismatch', "The envelope does not belong to the account's public key");
}
