import { gcm } from '@noble/ciphers/aes.js';
import { argon2id } from 'hash-wasm';
import { normalizeBounded } from '@/domain/primitives/normal-form';
import { decodeBase64, encodeBase64 } from '@/exit/recovery/bytes';
import type { EnvelopeFormat } from '@/exit/recovery/envelope-format';

/* The key envelope that this program writes (docs/security.md#keys-and-passwords). */

interface Envelope {
  /** Hex in lower case. */
  publicKey: string;
  /** Argon2id; memory in KiB (RFC 9106). */
  cost: { memory: number; passes: number; parallelism: number };
  salt: Uint8Array;
  nonce: Uint8Array;
  /** Ciphertext and tag. */
  data: Uint8Array;
}

const MAX_TEXT = 4096;
/** Highest accepted cost: a hostile envelope must not exhaust the device. */
const MAX_COST = { memory: 256 * 1024, passes: 10, parallelism: 4 };
const MIN_MEMORY_PER_LANE = 8;
const SALT_BYTES = { least: 8, most: 64 };
const NONCE_BYTES = { least: 12, most: 12 };
/** Private key and tag. */
const DATA_BYTES = { least: 48, most: 48 };
const KEY_BYTES = 32;

/** `null` if the text is not a key envelope, or beyond the limits. */
export function parseEnvelope(text: string): Envelope | null {
  if (text.length > MAX_TEXT) return null;
  const { v, public_key: publicKey, kdf, cipher } = toRecord(parseJson(text));
  const { name, memory, passes, parallelism, salt } = toRecord(kdf);
  const box = toRecord(cipher);
  if (v !== 1 || name !== 'argon2id' || box.name !== 'aes-256-gcm') return null;
  if (typeof publicKey !== 'string' || !/^0[23][0-9a-f]{64}$/.test(publicKey)) return null;
  if (!isCount(memory, MAX_COST.memory) || !isCount(passes, MAX_COST.passes)) return null;
  if (!isCount(parallelism, MAX_COST.parallelism) || memory < MIN_MEMORY_PER_LANE * parallelism) return null;
  const bytes = [readBytes(salt, SALT_BYTES), readBytes(box.nonce, NONCE_BYTES), readBytes(box.data, DATA_BYTES)];
  const [saltBytes, nonce, data] = bytes;
  if (!saltBytes || !nonce || !data) return null;
  return { publicKey, cost: { memory, passes, parallelism }, salt: saltBytes, nonce, data };
}

/** This program's own envelope, which names its public key. */
export const ownFormat: EnvelopeFormat = {
  begins: /^\s*\{(?:\s*"v"|[\s\S]*"public_key")/,
  findFault(text, publicKey) {
    const envelope = parseEnvelope(text);
    if (envelope === null) return 'envelope-invalid';
    return envelope.publicKey === publicKey ? null : 'envelope-foreign';
  },
  async open(text, password) {
    const envelope = parseEnvelope(text);
    if (envelope === null) return { ok: false, error: 'envelope-invalid' };
    const key = await deriveKey(envelope, password);
    if (key === null) return { ok: false, error: 'derivation-failed' };
    const privateKey = decrypt(envelope, key);
    return privateKey === null ? { ok: false, error: 'wrong-password' } : { ok: true, value: privateKey };
  },
};

/** Overwrites the key. `null` if password, parameters and ciphertext do not match. */
function decrypt(envelope: Envelope, key: Uint8Array): Uint8Array | null {
  try {
    return gcm(key, envelope.nonce, new TextEncoder().encode(formatAuthenticatedData(envelope))).decrypt(envelope.data);
  } catch {
    return null;
  } finally {
    key.fill(0);
  }
}

/** `null` without WebAssembly or enough memory. */
async function deriveKey({ cost, salt }: Envelope, password: string): Promise<Uint8Array | null> {
  // NFKC: systems differ in how they compose the same letter.
  const typed = new TextEncoder().encode(normalizeBounded(password, 'NFKC') ?? password);
  try {
    return await argon2id({
      password: typed,
      salt,
      memorySize: cost.memory,
      iterations: cost.passes,
      parallelism: cost.parallelism,
      hashLength: KEY_BYTES,
      outputType: 'binary',
    });
  } catch {
    return null;
  } finally {
    typed.fill(0);
  }
}

/** The additional authenticated data: all fields but `data`, in this order. */
function formatAuthenticatedData({ publicKey, cost, salt, nonce }: Envelope): string {
  const { memory, passes, parallelism } = cost;
  return JSON.stringify({
    v: 1,
    public_key: publicKey,
    kdf: { name: 'argon2id', memory, passes, parallelism, salt: encodeBase64(salt) },
    cipher: { name: 'aes-256-gcm', nonce: encodeBase64(nonce) },
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isCount(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
}

function readBytes(value: unknown, { least, most }: { least: number; most: number }): Uint8Array | null {
  const bytes = typeof value === 'string' ? decodeBase64(value) : null;
  return bytes !== null && bytes.length >= least && bytes.length <= most ? bytes : null;
}
