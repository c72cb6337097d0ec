import { describe, expect, test } from 'vitest';
import { NO_RETURNS } from '@/domain/returns/return-record';
import {
  type CoinReturn,
  isClockUnsure,
  listDue,
  listOpenRates,
  listOverdue,
  viewReturns,
} from '@/domain/returns/return-state';
import { HOLDS, makePlan, PLACE, VECTORS } from './vectors';

/* When a coin can be taken back, and at which rates (docs/terms.md#return-dates). */

const plan = makePlan();
const ask = { hash: 'h', text: '', statement: '', plan };
const [first] = VECTORS.return.gives;
const given = { hash: 'h', index: 0, signatures: first?.signatures ?? [], txids: first?.txids ?? [] };
const record = { ...NO_RETURNS, asks: [ask], given: [given] };
const view = (pending: string[], own: 'owner' | 'counterparty' = 'owner'): CoinReturn[] =>
  viewReturns(record, HOLDS, { place: PLACE, own, depositor: 'owner', unspent: [], pending });
const DAY = 86_400;

describe('a return is due', () => {
  const facts = { place: PLACE, depositor: 'owner', unspent: null } as const;
  const returns = viewReturns(record, HOLDS, { ...facts, own: 'owner' });
  const payer = viewReturns(record, HOLDS, { ...facts, own: 'counterparty' });

  test.each([
    ['by the clock of the network', plan.from, plan.from + 3_600, true],
    ['not before it', plan.from - 1, plan.from + 3_600, false],
    ['by the clock of the device if that of the network is unknown', null, plan.from, true],
    ['not before that', null, plan.from - 1, false],
    [
      'by the clock of the device if that of the network is more than a day behind',
      plan.from - 2 * DAY,
      plan.from,
      true,
    ],
    ['by the clock of the network if the device is behind', plan.from, plan.from - DAY, true],
    ['not by an explorer that is years ahead', plan.from + 1_000 * DAY, plan.from - 400 * DAY, false],
    ['by the clock of the device if that of the network is far ahead', plan.from + 400 * DAY, plan.from, true],
  ])('%s', (_name, time, now, isDue) => {
    expect(listDue(returns, time, now)).toHaveLength(isDue ? 1 : 0);
    expect(listOverdue(payer, time, now)).toHaveLength(isDue ? 1 : 0);
    expect([...listDue(payer, time, now), ...listOverdue(returns, time, now)]).toEqual([]);
  });

  test('with a word if only the network can tell', () => {
    expect(isClockUnsure(null, DAY)).toBe(true);
    expect(isClockUnsure(0, DAY)).toBe(false);
    expect(isClockUnsure(0, DAY + 1)).toBe(true);
    expect(isClockUnsure(DAY, 0)).toBe(false);
    expect(isClockUnsure(DAY + 1, 0)).toBe(true);
  });
});

describe('a return that waits for a block', () => {
  test('is kept, and can be replaced at the higher rates', () => {
    const [stuck] = view([given.txids[0] ?? '']);
    expect(stuck && listOpenRates(stuck)).toEqual((first?.usable ?? []).slice(1).map(Number));
    // The payer need not be told any more.
    expect(listOverdue(view([given.txids[0] ?? ''], 'counterparty'), plan.from, plan.from)).toEqual([]);
  });

  test('at the highest rate cannot be replaced', () => {
    const [stuck] = view([given.txids.at(-1) ?? '']);
    expect(stuck && listOpenRates(stuck)).toEqual([]);
    expect(listDue(view([given.txids.at(-1) ?? '']), plan.from, plan.from)).toEqual([]);
  });

  test('is gone once it is mined', () => {
    expect(view([])).toEqual([]);
  });
});
