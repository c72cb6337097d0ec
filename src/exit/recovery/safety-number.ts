import { sha512 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { decodeHex } from '@/exit/recovery/bytes';

const ITERATIONS = 5_200;
const GROUPS = 12;
const GROUP_BYTES = 5;

/** The number that both parties can compare in the app (docs/seal.md#safety-number); `null`: a key is none. */
export function computeSafetyNumber(keys: readonly [string, string], xpub: string): string | null {
  const [first = null, second = null] = keys
    .map((key) => key.toLowerCase())
    .sort()
    .map(decodeHex);
  if (first === null || second === null || xpub === '') return null;
  const data = concatBytes(first, second, utf8ToBytes(xpub));
  let hash = sha512(data);
  for (let turn = 0; turn < ITERATIONS; turn += 1) hash = sha512(concatBytes(hash, data));
  return Array.from({ length: GROUPS }, (_, group) => {
    const bytes = hash.subarray(group * GROUP_BYTES, (group + 1) * GROUP_BYTES);
    const value = bytes.reduce((sum, byte) => sum * 256 + byte, 0);
    return String(value % 100_000).padStart(GROUP_BYTES, '0');
  }).join(' ');
}
