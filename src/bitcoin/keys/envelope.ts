import * as v from 'valibot';
import { decodeBase64, encodeBase64 } from '@/bitcoin/bytes';
import type { KdfCost } from '@/bitcoin/keys/derive-key';
import { AppError } from '@/domain/primitives/errors';

/*
 * The key envelope: the encrypted private key as stored by the backend, JSON:
 *   { v: 1, public_key,
 *     kdf: { name: "argon2id", memory, passes, parallelism, salt },   memory in KiB (RFC 9106)
 *     cipher: { name: "aes-256-gcm", nonce, data } }                  data: 32-byte private key, 16-byte tag
 * Byte strings are base64. All other fields are authenticated with `data`.
 */

export interface Envelope {
  /** 33-byte compressed public key, hex in lower case. */
  publicKey: string;
  cost: KdfCost;
  salt: Uint8Array<ArrayBuffer>;
  nonce: Uint8Array<ArrayBuffer>;
  /** Ciphertext and tag. */
  data: Uint8Array<ArrayBuffer>;
}

export const SALT_BYTES = 16;
export const NONCE_BYTES = 12;
const DATA_BYTES = 32 + 16;
const MAX_TEXT = 4096;

/** Highest accepted cost: a hostile envelope must not exhaust the device. */
const MAX_COST: KdfCost = { memory: 256 * 1024, passes: 10, parallelism: 4 };
const MIN_SALT = 8;
const MAX_SALT = 64;

const wholeNumber = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));

const bytes = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(MAX_TEXT),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const read = decodeBase64(dataset.value);
      if (read !== null && read.length >= min && read.length <= max) return read;
      addIssue({ message: `expected ${min} to ${max} bytes in base64` });
      return NEVER;
    }),
  );

const schema = v.object({
  v: v.literal(1),
  public_key: v.pipe(v.string(), v.regex(/^0[23][0-9a-f]{64}$/)),
  kdf: v.pipe(
    v.object({
      name: v.literal('argon2id'),
      memory: wholeNumber(MAX_COST.memory),
      passes: wholeNumber(MAX_COST.passes),
      parallelism: wholeNumber(MAX_COST.parallelism),
      salt: bytes(MIN_SALT, MAX_SALT),
    }),
    // RFC 9106: at least 8 KiB per lane.
    v.check((kdf) => kdf.memory >= 8 * kdf.parallelism, 'too little memory per lane'),
  ),
  cipher: v.object({
    name: v.literal('aes-256-gcm'),
    nonce: bytes(NONCE_BYTES, NONCE_BYTES),
    data: bytes(DATA_BYTES, DATA_BYTES),
  }),
});

/** Parses an envelope without decrypting it. Throws AppError `bad-envelope` that names the wrong field. */
export function parseEnvelope(text: string): Envelope {
  if (typeof text !== 'string' || text.length > MAX_TEXT) throw createEnvelopeError('it is not a text of at most 4 kB');
  const parsed = v.safeParse(schema, parseJson(text));
  if (!parsed.success) throw createEnvelopeError(describeIssue(parsed.issues[0]), v.getDotPath(parsed.issues[0]));
  const { public_key, kdf, cipher } = parsed.output;
  const { memory, passes, parallelism, salt } = kdf;
  return { publicKey: public_key, cost: { memory, passes, parallelism }, salt, nonce: cipher.nonce, data: cipher.data };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw createEnvelopeError('it is not JSON');
  }
}

/** Names the field and the expected type, never the received value. */
function describeIssue(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'it'} is not as expected (${issue.expected ?? issue.type})`;
}

function createEnvelopeError(why: string, field?: string | null): AppError {
  return new AppError('bad-envelope', `The key envelope is not valid: ${why}`, field ? { field } : {});
}

export function formatEnvelope(envelope: Envelope): string {
  return JSON.stringify({
    ...pickAuthenticatedFields(envelope),
    cipher: { ...pickCipherFields(envelope), data: encodeBase64(envelope.data) },
  });
}

/** The additional authenticated data: version, public key, parameters. */
export function formatAuthenticatedData(envelope: Omit<Envelope, 'data'>): string {
  return JSON.stringify({ ...pickAuthenticatedFields(envelope), cipher: pickCipherFields(envelope) });
}

function pickAuthenticatedFields({ publicKey, cost, salt }: Omit<Envelope, 'data'>) {
  const { memory, passes, parallelism } = cost;
  return {
    v: 1,
    public_key: publicKey,
    kdf: { name: 'argon2id', memory, passes, parallelism, salt: encodeBase64(salt) },
  };
}

function pickCipherFields({ nonce }: Omit<Envelope, 'data'>) {
  return { name: 'aes-256-gcm', nonce: encodeBase64(nonce) };
}
