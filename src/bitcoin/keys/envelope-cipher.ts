import { utf8Bytes } from '@/bitcoin/bytes';
import type { Envelope } from '@/bitcoin/keys/envelope';
import { stretch } from '@/bitcoin/keys/stretch';
import { authenticatedText } from '@/bitcoin/keys/write-envelope';
import { AppError } from '@/domain/primitives/errors';

type Parameters = Omit<Envelope, 'data'>;

/** Throws `crypto-unavailable` where the page is neither https nor localhost. */
export function requireCrypto(): void {
  if (globalThis.crypto?.subtle === undefined) {
    throw new AppError('crypto-unavailable', 'The browser offers cryptography only over https or on localhost');
  }
}

/** Ciphertext and tag of the private key under the password. */
export async function sealKey(
  privateKey: Uint8Array<ArrayBuffer>,
  password: string,
  parameters: Parameters,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await cipherKey(password, parameters, 'encrypt');
  return new Uint8Array(await crypto.subtle.encrypt(gcm(parameters), key, privateKey));
}

/** The private key; throws `wrong-password` when ciphertext, password and parameters don't belong together. */
export async function unsealKey(envelope: Envelope, password: string): Promise<Uint8Array<ArrayBuffer>> {
  if (password === '') throw wrongPassword();
  const key = await cipherKey(password, envelope, 'decrypt');
  try {
    return new Uint8Array(await crypto.subtle.decrypt(gcm(envelope), key, envelope.data));
  } catch {
    throw wrongPassword();
  }
}

function gcm(parameters: Parameters): AesGcmParams {
  return { name: 'AES-GCM', iv: parameters.nonce, additionalData: utf8Bytes(authenticatedText(parameters)) };
}

/** The stretched password as a key that can't be read back. */
async function cipherKey(password: string, parameters: Parameters, usage: KeyUsage): Promise<CryptoKey> {
  const stretched = await stretch(password, parameters.salt, parameters.cost);
  try {
    return await crypto.subtle.importKey('raw', stretched, 'AES-GCM', false, [usage]);
  } finally {
    stretched.fill(0);
  }
}

function wrongPassword(): AppError {
  return new AppError('wrong-password', 'The password does not open this key');
}
