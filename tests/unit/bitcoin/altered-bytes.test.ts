import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBase64, encodeBase64 } from '@/bitcoin/bytes';
import { inspectPsbt } from '@/bitcoin/psbt/inspect';
import { context, DESTINATION, deposit, honestPsbt } from './releases';

const honest = decodeBase64(honestPsbt(() => {}, 2)) ?? new Uint8Array();
const CHANGE = deposit(0).address;

test('flipped bytes in a valid PSBT never change what it pays', () => {
  const flip = fc.record({ at: fc.nat(honest.length - 1), mask: fc.integer({ min: 1, max: 255 }) });
  fc.assert(
    fc.property(fc.array(flip, { minLength: 1, maxLength: 3 }), (flips) => {
      const bytes = Uint8Array.from(honest);
      for (const { at, mask } of flips) bytes[at] = (bytes[at] ?? 0) ^ mask;
      const inspection = inspectPsbt(encodeBase64(bytes), context());
      if (inspection.verdict !== 'sign') return;
      const [paid, returned] = inspection.summary.outputs;
      expect(paid).toMatchObject({ address: DESTINATION, amount: 60_000 });
      expect(returned).toMatchObject({ address: CHANGE, role: 'change' });
      expect(inspection.summary.fee).toBeLessThanOrEqual(2 * inspection.summary.estimate);
    }),
    { numRuns: 300 },
  );
});
