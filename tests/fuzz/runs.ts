import fc from 'fast-check';
import { test } from 'vitest';

/** Cases per property; `npm run test:fuzz` runs 10,000. */
export const RUNS = Number(process.env.FUZZ_RUNS || 50);

if (!Number.isSafeInteger(RUNS) || RUNS < 1) throw new Error(`FUZZ_RUNS is ${process.env.FUZZ_RUNS}, no count`);

/** Milliseconds per property: a hang fails, a long run does not. */
const PATIENCE = 20_000 + 30 * RUNS;

/** A test that a check passes for any values. A failure is shrunk and printed with its seed. */
export function holds<Values extends [unknown, ...unknown[]]>(
  name: string,
  arbitraries: { [At in keyof Values]: fc.Arbitrary<Values[At]> },
  check: (...values: Values) => void | Promise<void>,
  runs = RUNS,
): void {
  test(
    name,
    () =>
      fc.assert(
        fc.asyncProperty(...arbitraries, async (...values) => check(...values)),
        { numRuns: runs },
      ),
    PATIENCE,
  );
}

/** Random changes of single bytes: position and XOR mask. */
export function bitFlips(length: number, most = 4) {
  const flip = fc.record({ at: fc.nat(length - 1), mask: fc.integer({ min: 1, max: 255 }) });
  return fc.array(flip, { minLength: 1, maxLength: most });
}

export function flipBits(bytes: Uint8Array, flips: readonly { at: number; mask: number }[]): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(bytes);
  for (const { at, mask } of flips) copy[at] = (copy[at] ?? 0) ^ mask;
  return copy;
}
