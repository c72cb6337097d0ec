import { describe, expect, it } from 'vitest';
import { type Sats, toSats } from '@/domain/primitives/amount';
import { isBeingPaidOut } from '@/domain/withdrawal/paid-out';

const sats = (value: number) => toSats(value) as Sats;
const [A, B, CHANGE] = ['a:0', 'b:1', 'c:1'];

// Spec: 4.withdrawal-flow
describe('a withdrawal that waits for a signature', () => {
  it.each([
    ['is not on its way while its coins are there', 60, [A, B], 100, [A, B], false],
    ['is once they are spent', 60, [A, B], 0, [], true],
    ['is once they are spent and change came back', 20, [A, B], 79, [CHANGE], true],
    ['is not when a coin was added', 60, [A], 130, [A, B], false],
    ['is not while one of its coins is left', 60, [A, B], 80, [A], false],
    ['is when less is left than it pays', 60, null, 40, [CHANGE], true],
    ['is not known by coins that nobody saw', 20, null, 40, [CHANGE], false],
    ['is not known where none were seen', 20, [], 40, [CHANGE], false],
    ['is not known without a balance', 60, [A], null, [], false],
    ['is not known without its coins', 20, [A], 40, null, false],
    ['is not known by its amount', null, [A], 40, [A], false],
  ] as const)('%s', (_what, amount, coinsThen, total, coins, expected) => {
    const withdrawal = { amount: amount === null ? null : sats(amount * 1000), coinsThen };
    expect(isBeingPaidOut(withdrawal, { total: total === null ? null : sats(total * 1000), coins })).toBe(expected);
  });
});
