import { sha512 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { encodeUtf8 } from '@/bitcoin/bytes';
import { parsePublicKey } from '@/bitcoin/curve';
import { compareCodeUnits } from '@/domain/terms/canonical-text';

/** As many iterations as Signal: they make a search for keys with a similar number that much more expensive. */
const ITERATIONS = 5_200;
const GROUPS = 12;
const GROUP_BYTES = 5;

/**
 * The safety number of two public keys (hex, in any order) and the arbitrator's extended key: 12 groups of five digits,
 * separated by spaces (docs/terms.md#safety-number). `null` if a key is invalid.
 */
export async function computeSafetyNumber(keys: readonly [string, string], xpub: string): Promise<string | null> {
  const sorted = keys.map((key) => key.toLowerCase()).sort(compareCodeUnits);
  const parsed = sorted.map(parsePublicKey);
  const [first, second] = parsed;
  if (!first || !second || xpub === '') return null;
  const data = Uint8Array.from([...first, ...second, ...encodeUtf8(xpub)]);
  let hash = sha512(data);
  for (let i = 0; i < ITERATIONS; i++) hash = sha512(concatBytes(hash, data));
  return Array.from({ length: GROUPS }, (_, group) => formatGroup(hash.subarray(group * GROUP_BYTES))).join(' ');
}

/** Five bytes, big-endian, modulo 100 000. */
function formatGroup(bytes: Uint8Array): string {
  const value = bytes.subarray(0, GROUP_BYTES).reduce((sum, byte) => sum * 256 + byte, 0);
  return String(value % 100_000).padStart(GROUP_BYTES, '0');
}
