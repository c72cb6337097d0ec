import type { KeyHandle, KeyPair } from '@/bitcoin/api';
import { encodeHex, encodeUtf8, getRandomBytes } from '@/bitcoin/bytes';
import { DEFAULT_COST, deriveKey } from '@/bitcoin/keys/derive-key';
import {
  type Envelope,
  formatAuthenticatedData,
  formatEnvelope,
  NONCE_BYTES,
  parseEnvelope,
  SALT_BYTES,
} from '@/bitcoin/keys/envelope';
import type { PrivateKey, ReadEnvelope } from '@/bitcoin/keys/envelopes/reader';
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
 * Opens an envelope of any known format, and keeps the key open.
 * @throws AppError `crypto-unavailable`, or as `openPair`
 */
export async function openKey(encryptedKey: string, password: string, publicKey: string): Promise<KeyHandle> {
  requireCrypto();
  return addOpenKey(await openPair(encryptedKey, password, publicKey));
}

/**
 * Opens an envelope of any known format, and checks that the key belongs to `publicKey` (hex). The caller wipes the pair.
 * @throws AppError `unknown-envelope`, `bad-envelope`, `key-mismatch`, `wrong-password` or `network`
 */
export async function openPair(encryptedKey: string, password: string, publicKey: string): Promise<SecretPair> {
  const expected = publicKey.toLowerCase();
  const privateKey = await readEnvelope(encryptedKey, password, expected);
  const pair = createPair(privateKey);
  if (pair === null || encodeHex(pair.publicKey) !== expected) {
    privateKey.fill(0);
    throw new AppError('key-mismatch', "The envelope does not belong to the account's public key");
  }
  return pair;
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

/** This program's own envelope, which names its public key. */
const readOwnEnvelope: ReadEnvelope = async (text, password, publicKey) => {
  const envelope = parseEnvelope(text);
  if (envelope.publicKey !== publicKey) throw new AppError('key-mismatch', 'The envelope names another public key');
  return decryptKey(envelope, password);
};

interface EnvelopeFormat {
  name: string;
  /** The first bytes. The first format that fits reads the text. */
  begins: RegExp;
  load: () => Promise<ReadEnvelope>;
}

/**
 * The key envelopes that this program opens (docs/api.md#key-envelopes). It writes the first only. Those of other clients
 * are fetched when an account has one. The steps for another format are in .github/CONTRIBUTING.md.
 */
export const ENVELOPE_FORMATS: readonly EnvelopeFormat[] = [
  { name: 'aval', begins: /^\s*\{(?:\s*"v"|[\s\S]{0,4096}"public_key")/, load: async () => readOwnEnvelope },
  {
    name: 'openssl',
    begins: /^\s*U2FsdGVkX1/,
    load: async () => (await import('@/bitcoin/keys/envelopes/openssl')).readOpenSslText,
  },
  {
    name: 'crypto-js',
    begins: /^\s*\{[\s\S]{0,4096}"ct"/,
    load: async () => (await import('@/bitcoin/keys/envelopes/openssl')).readCryptoJsRecord,
  },
  { name: 'bip38', begins: /^\s*6P/, load: async () => (await import('@/bitcoin/keys/envelopes/bip38')).readBip38 },
];

/** Characters; a key takes a few hundred. */
const MAX_TEXT = 4096;

/**
 * Opens a key envelope with the reader of its format.
 * @throws AppError `unknown-envelope` if it is none of the formats, `network` if the reader cannot be fetched; or as the reader
 */
async function readEnvelope(text: string, password: string, publicKey: string): Promise<PrivateKey> {
  const format = ENVELOPE_FORMATS.find(({ begins }) => begins.test(text));
  if (format === undefined) throw new AppError('unknown-envelope', 'The key envelope has a format of another client');
  if (text.length > MAX_TEXT) throw new AppError('bad-envelope', 'The key envelope is longer than 4 kB');
  const read = await format.load().catch((cause: unknown) => {
    throw new AppError('network', `The reader of ${format.name} envelopes cannot be fetched`, {}, { cause });
  });
  if (password === '') throw new AppError('wrong-password', 'No password opens this key');
  return read(text, password, publicKey);
}

type Parameters = Omit<Envelope, 'data'>;

/** Encrypts the private key: ciphertext and tag. */
export function encryptKey(
  privateKey: Uint8Array<ArrayBuffer>,
  password: string,
  parameters: Parameters,
): Promise<Uint8Array<ArrayBuffer>> {
  return withCipher(password, parameters, (cipher) => encryptGcm(cipher, privateKey));
}

/** Decrypts the private key. Throws AppError `wrong-password` if ciphertext, password and parameters do not match. */
function decryptKey(envelope: Envelope, password: string): Promise<Uint8Array<ArrayBuffer>> {
  return withCipher(password, envelope, (cipher) =>
    decryptGcm(cipher, envelope.data).catch(() => {
      throw new AppError('wrong-password', 'The password does not open this key');
    }),
  );
}

/** Wipes the key of the cipher afterwards. */
async function withCipher<Value>(
  password: string,
  parameters: Parameters,
  use: (cipher: Gcm) => Promise<Value>,
): Promise<Value> {
  const key = await deriveKey(password, parameters.salt, parameters.cost);
  try {
    return await use({ key, nonce: parameters.nonce, additional: encodeUtf8(formatAuthenticatedData(parameters)) });
  } finally {
    key.fill(0);
  }
}

/** AES-256-GCM. */
interface Gcm {
  /** 32 bytes. */
  key: Uint8Array<ArrayBuffer>;
  /** 12 bytes. */
  nonce: Uint8Array<ArrayBuffer>;
  /** Authenticated, not encrypted. */
  additional: Uint8Array<ArrayBuffer>;
}

/** Ciphertext and tag. */
async function encryptGcm(
  { key, ...parameters }: Gcm,
  plain: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const imported = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']);
  return new Uint8Array(await crypto.subtle.encrypt(toParams(parameters), imported, plain));
}

/**
 * Opens ciphertext and tag. Some browsers withhold `crypto.subtle` from a page that is opened from a disk: there a library decrypts.
 * @throws Error if key, parameters and ciphertext do not match
 */
async function decryptGcm(
  { key, ...parameters }: Gcm,
  data: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (globalThis.crypto?.subtle === undefined) {
    const { gcm } = await import('@noble/ciphers/aes.js');
    return gcm(key, parameters.nonce, parameters.additional).decrypt(data);
  }
  const imported = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
  return new Uint8Array(await crypto.subtle.decrypt(toParams(parameters), imported, data));
}

function toParams({ nonce, additional }: Omit<Gcm, 'key'>): AesGcmParams {
  return { name: 'AES-GCM', iv: nonce, additionalData: additional };
}
