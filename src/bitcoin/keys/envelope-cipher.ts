import { encodeUtf8 } from '@/bitcoin/bytes';
import { deriveKey } from '@/bitcoin/keys/derive-key';
import { type Envelope, formatAuthenticatedData } from '@/bitcoin/keys/envelope';
import { AppError } from '@/domain/primitives/errors';

type Parameters = Omit<Envelope, 'data'>;

/** Encrypts the private key: ciphertext and tag. */
export async function encryptKey(
  privateKey: Uint8Array<ArrayBuffer>,
  password: string,
  parameters: Parameters,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await deriveCipherKey(password, parameters, 'encrypt');
  return new Uint8Array(await crypto.subtle.encrypt(createGcmParams(parameters), key, privateKey));
}

/** Decrypts the private key. Throws AppError `wrong-password` if ciphertext, password and parameters do not match. */
export async function decryptKey(envelope: Envelope, password: string): Promise<Uint8Array<ArrayBuffer>> {
  const key = await deriveCipherKey(password, envelope, 'decrypt');
  try {
    return new Uint8Array(await crypto.subtle.decrypt(createGcmParams(envelope), key, envelope.data));
  } catch {
    throw createWrongPasswordError();
  }
}

function createGcmParams(parameters: Parameters): AesGcmParams {
  return { name: 'AES-GCM', iv: parameters.nonce, additionalData: encodeUtf8(formatAuthenticatedData(parameters)) };
}

/** Not extractable. */
async function deriveCipherKey(password: string, parameters: Parameters, usage: KeyUsage): Promise<CryptoKey> {
  const derivedKey = await deriveKey(password, parameters.salt, parameters.cost);
  try {
    return await crypto.subtle.importKey('raw', derivedKey, 'AES-GCM', false, [usage]);
  } finally {
    derivedKey.fill(0);
  }
}

function createWrongPasswordError(): AppError {
  return new AppError('wrong-password', 'The password does not open this key');
}
