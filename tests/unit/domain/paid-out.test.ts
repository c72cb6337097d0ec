import { describe, expect, it } from 'vitest';
import { type Sats, toSats } from '@/domain/primitives/amount';
import { isBeingPaidOut } from '@/domain/withdrawals/paid-out';

const sats = (value: number) => toSats(value) as Sats;
const [A, B, CHANGE] = ['a:0', 'b:1', 'c:1'];

// Spec: 4.withdrawal-flow
describe('a withdrawal that waits for a signature', () => {
  it.each([
    ['is not on its way while its coins are there', [A, B], 100, [A, B], false],
    ['is once they are spent', [A, B], 0, [], true],
    ['is once they are spent and change came back', [A, B], 79, [CHANGE], true],
    ['is not when a coin was added', [A], 130, [A, B], false],
    ['is not while one of its coins is left', [A, B], 80, [A], false],
    ['is once nothing is left, whatever was seen', null, 0, [], true],
    ['is not known by coins that nobody saw', null, 40, [CHANGE], false],
    ['is not known where none were seen', [], 40, [CHANGE], false],
    ['is not known without a balance', [A], null, [], false],
    ['is not known without its coins', [A], 40, null, false],
  ] as const)('%s', (_what, coinsThen, total, coins, expected) => {
    expect(isBeingPaidOut(coinsThen, { total: total === null ? null : sats(total * 1000), coins })).toBe(expected);
  });
});
