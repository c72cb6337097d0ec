import type { KeyHandle } from '@/bitcoin/api';
import { encodeHex, getRandomBytes } from '@/bitcoin/bytes';
import { type SecretPair, wipePair } from '@/bitcoin/keys/key-pairs';
import { AppError } from '@/domain/primitives/errors';

/** A key pair that signs until it is wiped. */
export type OpenKey = SecretPair;

/** Milliseconds after which an open key is wiped. */
const LIFETIME = 5 * 60_000;

interface Entry {
  key: OpenKey;
  timer: ReturnType<typeof setTimeout>;
}

const entries = new Map<KeyHandle, Entry>();

/** Keeps a key until it is wiped, at most five minutes. */
export function addOpenKey(key: OpenKey): KeyHandle {
  const handle: KeyHandle = encodeHex(getRandomBytes(16));
  const timer = setTimeout(() => wipeOpenKey(handle), LIFETIME);
  // In Node the timer must not keep the process alive.
  if (typeof timer === 'object') (timer as { unref(): void }).unref();
  entries.set(handle, { key, timer });
  return handle;
}

/** Throws AppError `unexpected` if the key was wiped. */
export function getOpenKey(handle: KeyHandle): OpenKey {
  const entry = entries.get(handle);
  if (entry === undefined) throw new AppError('unexpected', 'The key is no longer open');
  return entry.key;
}

export function wipeOpenKey(handle: KeyHandle): void {
  const entry = entries.get(handle);
  if (entry === undefined) return;
  clearTimeout(entry.timer);
  wipePair(entry.key);
  entries.delete(handle);
}
