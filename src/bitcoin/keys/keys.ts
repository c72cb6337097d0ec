import type { KeyHandle, KeyPair } from '@/bitcoin/api';
import { hexFromBytes, randomBytes } from '@/bitcoin/bytes';
import { curve } from '@/bitcoin/curve';
import { NONCE_BYTES, parseEnvelope, SALT_BYTES, WRITTEN_COST } from '@/bitcoin/keys/envelope';
import { requireCrypto, sealKey, unsealKey } from '@/bitcoin/keys/envelope-cipher';
import { keepKey } from '@/bitcoin/keys/open-keys';
import { envelopeText } from '@/bitcoin/keys/write-envelope';
import { AppError } from '@/domain/primitives/errors';

/** A new key in an envelope under the password. Throws `crypto-unavailable`, `keys-not-generated`. */
export async function generateKeyPair(password: string): Promise<KeyPair> {
  requireCrypto();
  if (password === '') throw new AppError('keys-not-generated', 'A key needs a password');
  const privateKey = newPrivateKey();
  try {
    return await envelopeUnder(password, privateKey);
  } catch (cause) {
    throw new AppError('keys-not-generated', 'The key could not be encrypted', {}, { cause });
  } finally {
    privateKey.fill(0);
  }
}

/**
 * Opens an envelope and proves that the key inside is the account's.
 * Throws `bad-envelope`, `key-mismatch`, `wrong-password`, `crypto-unavailable`.
 */
export async function openKey(encryptedKey: string, password: string, publicKey: string): Promise<KeyHandle> {
  requireCrypto();
  const envelope = parseEnvelope(encryptedKey);
  const expected = publicKey.toLowerCase();
  if (envelope.publicKey !== expected) throw keyMismatch();
  const privateKey = await unsealKey(envelope, password);
  const point = publicPoint(privateKey);
  if (point === null || hexFromBytes(point) !== expected) {
    privateKey.fill(0);
    throw keyMismatch();
  }
  return keepKey({ privateKey, publicKey: point });
}

async function envelopeUnder(password: string, privateKey: Uint8Array<ArrayBuffer>): Promise<KeyPair> {
  const point = publicPoint(privateKey);
  if (point === null) throw new Error('not a private key');
  const publicKey = hexFromBytes(point);
  const parameters = {
    publicKey,
    cost: WRITTEN_COST,
    salt: randomBytes(SALT_BYTES),
    nonce: randomBytes(NONCE_BYTES),
  };
  const data = await sealKey(privateKey, password, parameters);
  return { publicKey, encryptedPrivateKey: envelopeText({ ...parameters, data }) };
}

function newPrivateKey(): Uint8Array<ArrayBuffer> {
  for (;;) {
    const candidate = randomBytes(32);
    // All but about 2^-128 of the candidates are private keys (BIP340, 1 to n − 1).
    if (curve.isPrivate(candidate)) return candidate;
  }
}

function publicPoint(privateKey: Uint8Array): Uint8Array | null {
  return curve.isPrivate(privateKey) ? curve.pointFromScalar(privateKey, true) : null;
}

function keyMismatch(): AppError {
  return new AppError('key-mismatch', "The encrypted key is not that of the account's public key");
}
