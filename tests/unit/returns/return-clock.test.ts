import { describe, expect, test } from 'vitest';
import { NO_RETURNS } from '@/domain/returns/return-record';
import { type CoinReturn, listDue, listOpenRates, listOverdue, viewReturns } from '@/domain/returns/return-state';
import { HOLDS, makePlan, PLACE, VECTORS } from './vectors';

/* When a coin can be taken back, and at which rates (docs/terms.md#return-dates). */

const plan = makePlan();
const ask = { hash: 'h', text: '', statement: '', plan };
const [first] = VECTORS.return.gives;
const given = { hash: 'h', index: 0, signatures: first?.signatures ?? [], txids: first?.txids ?? [] };
const record = { ...NO_RETURNS, asks: [ask], given: [given] };
const view = (pending: string[], own: 'owner' | 'counterparty' = 'owner'): CoinReturn[] =>
  viewReturns(record, HOLDS, { place: PLACE, own, depositor: 'owner', unspent: [], pending });

describe('a return is due', () => {
  const facts = { place: PLACE, depositor: 'owner', unspent: null } as const;
  const returns = viewReturns(record, HOLDS, { ...facts, own: 'owner' });
  const payer = viewReturns(record, HOLDS, { ...facts, own: 'counterparty' });

  test.each([
    [plan.from, true],
    [plan.from - 1, false],
  ])('by the clock of the device: at %d: %s', (now, isDue) => {
    expect(listDue(returns, now)).toHaveLength(isDue ? 1 : 0);
    expect(listOverdue(payer, now)).toHaveLength(isDue ? 1 : 0);
    expect([...listDue(payer, now), ...listOverdue(returns, now)]).toEqual([]);
  });
});

describe('a return that waits for a block', () => {
  test('is kept, and can be replaced at the higher rates', () => {
    const [stuck] = view([given.txids[0] ?? '']);
    expect(stuck && listOpenRates(stuck)).toEqual((first?.usable ?? []).slice(1).map(Number));
    // The payer need not be told any more.
    expect(listOverdue(view([given.txids[0] ?? ''], 'counterparty'), plan.from)).toEqual([]);
  });

  test('at the highest rate cannot be replaced', () => {
    const [stuck] = view([given.txids.at(-1) ?? '']);
    expect(stuck && listOpenRates(stuck)).toEqual([]);
    expect(listDue(view([given.txids.at(-1) ?? '']), plan.from)).toEqual([]);
  });

  test('is gone once it is mined', () => {
    expect(view([])).toEqual([]);
  });
});
