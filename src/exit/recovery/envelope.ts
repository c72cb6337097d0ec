import { gcm } from '@noble/ciphers/aes.js';
import { pubECDSA } from '@scure/btc-signer/utils.js';
import { argon2id } from 'hash-wasm';
import { normalizeBounded } from '@/domain/primitives/bounded-text';
import type { Result } from '@/domain/primitives/errors';
import type { CheckedKit, KeyFault, OpenKey } from '@/exit/recovery/api';
import { decodeBase64, encodeBase64, encodeHex } from '@/exit/recovery/bytes';
import { createSingleKey } from '@/exit/recovery/open-key';

/*
 * The key envelope (docs/security.md#keys-and-passwords), read without crypto.subtle: browsers may withhold that from a
 * page that is opened from a disk.
 */

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

/** Opens the kit's key envelope. */
export async function openEnvelope(checked: CheckedKit, password: string): Promise<Result<OpenKey, KeyFault>> {
  const { envelope: text, keys, role } = checked.kit;
  if (text === null) return { ok: false, error: { kind: 'no-envelope' } };
  const envelope = parseEnvelope(text);
  if (envelope === null || envelope.publicKey !== keys[role]) return { ok: false, error: { kind: 'envelope-invalid' } };
  if (password === '') return { ok: false, error: { kind: 'wrong-password' } };
  const key = await deriveKey(envelope, password);
  if (key === null) return { ok: false, error: { kind: 'derivation-failed' } };
  const privateKey = decrypt(envelope, key);
  if (privateKey === null) return { ok: false, error: { kind: 'wrong-password' } };
  if (derivePublicKey(privateKey) === envelope.publicKey)
    return { ok: true, value: createSingleKey(role, envelope.publicKey, privateKey) };
  privateKey.fill(0);
  return { ok: false, error: { kind: 'envelope-invalid' } };
}

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

/** Hex; `null` if the bytes are not a private key, 1 to n − 1. */
function derivePublicKey(privateKey: Uint8Array): string | null {
  try {
    return encodeHex(pubECDSA(privateKey, true));
  } catch {
    return null;
  }
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
