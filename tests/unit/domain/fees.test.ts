import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateFee } from '@/domain/withdrawals/fees';

describe('the size of a release', () => {
  test.each([
    [0, 53.5],
    [1, 158],
    [2, 262.5],
    [10, 1098.5],
    [1000, 104_553.5],
  ])('of %s inputs is %s vB', (inputs, size) => {
    expect(estimateFee(inputs, 20)).toBe(20 * size);
  });

  test.each([
    [1, 1, 158],
    [1, 2, 201],
    [3, 2, 410],
    [1, 0, 115],
  ])('of %s inputs to %s payees is %s vB', (inputs, payees, size) => {
    expect(estimateFee(inputs, 20, payees)).toBe(20 * size);
  });

  test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%s is not a number of inputs', (inputs) => {
    expect(() => estimateFee(inputs, 20)).toThrow(RangeError);
  });
});

// Spec: 9.fee-estimate
describe('the fee estimate', () => {
  test.each([
    [1, 0, 200],
    [1, 1, 200],
    [1, 1.26, 200],
    [1, 1.265, 200],
    [1, 1.266, 201],
    [1, 1.3, 206],
    [1, 12, 1896],
    [2, 1, 263],
    [10, 250, 274_625],
    [10, 0.1, 200],
    [1, 1e-7, 200],
    [1, 5e-324, 200],
  ])('of %s inputs at %s sat/vB is %s sat', (inputs, rate, fee) => {
    expect(estimateFee(inputs, rate)).toBe(fee);
  });

  test('is not rounded up by floating point errors', () => {
    expect(Math.ceil((10.5 + 104.5 * 7 + 43) * 2.2)).toBe(1728);
    expect(estimateFee(7, 2.2)).toBe(1727);
    expect(estimateFee(57, 1.1)).toBe(6611);
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(100_000), (inputs, tenths) => {
        const exact = Math.ceil(((107 + 209 * inputs) * tenths) / 20);
        expect(estimateFee(inputs, tenths / 10)).toBe(Math.max(200, exact));
      }),
    );
  });

  test.each([-1, -0.1, Number.NaN, Number.POSITIVE_INFINITY, 1e20, 1e21, 1e300])('%s is not a rate', (rate) => {
    expect(() => estimateFee(1, rate)).toThrow(RangeError);
  });
});
