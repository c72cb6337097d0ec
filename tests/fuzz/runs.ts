import fc from 'fast-check';

/** Cases per property; `npm run test:fuzz` runs 10,000. */
export const RUNS = Number(process.env.FUZZ_RUNS || 50);

if (!Number.isSafeInteger(RUNS) || RUNS < 1) throw new Error(`FUZZ_RUNS is ${process.env.FUZZ_RUNS}, no count`);

/** Milliseconds per property: a hang fails, a long run does not. */
export const PATIENCE = 20_000 + 30 * RUNS;

/** Checks a property. A failure is shrunk and printed with its seed. */
export function assertHolds<Values>(property: fc.IProperty<Values>, runs = RUNS): void {
  fc.assert(property, { numRuns: runs });
}

export async function assertHoldsAsync<Values>(property: fc.IAsyncProperty<Values>, runs = RUNS): Promise<void> {
  await fc.assert(property, { numRuns: runs });
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
