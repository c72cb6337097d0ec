import { describe, expect, it } from 'vitest';
import { findCurrentStep, listTimelineSteps, type TimelineFunds } from '@/domain/guarantee/guarantee-timeline';
import type { Guarantee } from '@/domain/models';
import { MAX_SATS } from '@/domain/primitives/amount';
import { makeGuarantee, makeTransaction, makeWithdrawal, sats } from './make';

const given = makeTransaction({ address: 'bcrt1qa', createdAt: '2026-01-02T00:00:00Z' });
const paid = { ...given, txid: 'aa', amount: sats(100_000), updatedAt: '2026-01-03T00:00:00Z' };
const first = { ...paid, amount: sats(30_000) };
const half = makeWithdrawal({
  txid: 'bb',
  amount: sats(50_000),
  createdAt: '2026-01-04T00:00:00Z',
  updatedAt: '2026-01-04T01:00:00Z',
});
const rest = { ...half, id: 'w2', txid: 'cc', amount: sats(49_000), createdAt: '2026-01-05T00:00:00Z' };
const unsent = { ...half, id: 'w3', txid: null, createdAt: '2026-01-06T00:00:00Z' };

function funds(total: number, unconfirmed = 0): TimelineFunds {
  return { total: sats(total), unconfirmed: sats(unconfirmed) };
}

describe('the timeline of a guarantee', () => {
  it.each<[string, Partial<Guarantee>, TimelineFunds | null, string, string]>([
    ['new', {}, funds(0), 'created address-open funded-open executed-open', 'created'],
    ['given an address', { deposits: [given] }, null, 'created address funded-open executed-open', 'address'],
    [
      'paid in part',
      { deposits: [given] },
      funds(40_000),
      'created address funded-partial executed-open',
      'funded-partial',
    ],
    [
      'paid, before it is active',
      { deposits: [paid] },
      funds(100_000, 100_000),
      'created address funded-unconfirmed executed-open',
      'funded-unconfirmed',
    ],
    [
      'active, in no block yet',
      { status: 'active', deposits: [paid] },
      funds(100_000, 100_000),
      'created address funded-unconfirmed executed-open',
      'funded-unconfirmed',
    ],
    [
      'active, confirmed',
      { status: 'active', deposits: [paid] },
      funds(100_000),
      'created address funded executed-open',
      'funded',
    ],
    [
      'active, while the explorer is silent',
      { status: 'active', deposits: [paid] },
      null,
      'created address funded executed-open',
      'funded',
    ],
    [
      'released in part',
      { status: 'active', deposits: [paid], withdrawals: [half, unsent] },
      funds(50_000),
      'created address funded released-partial executed-open',
      'released-partial',
    ],
    [
      'released in part, what returned being in no block yet',
      { status: 'active', deposits: [paid], withdrawals: [half] },
      funds(50_000, 50_000),
      'created address funded released-partial executed-open',
      'released-partial',
    ],
    [
      'executed',
      { status: 'executed', deposits: [paid], withdrawals: [rest, half] },
      null,
      'created address funded released-partial released executed',
      'executed',
    ],
    [
      'expired without a payment',
      { status: 'expired' },
      null,
      'created address-open funded-open executed-open',
      'created',
    ],
  ])('%s', (_what, fields, known, names, now) => {
    const steps = listTimelineSteps(makeGuarantee(fields), known);
    expect(steps.map(({ name }) => name).join(' ')).toBe(names);
    expect(findCurrentStep(steps)?.name).toBe(now);
  });

  it('has time, amount and link of each step', () => {
    const guarantee = { ...makeGuarantee({ status: 'executed', deposits: [paid], withdrawals: [half] }) };
    const steps = listTimelineSteps({ ...guarantee, createdAt: '2026-01-01T00:00:00Z' }, null);
    expect(steps.map(({ at, amount, link }) => ({ at, amount, link }))).toEqual([
      { at: '2026-01-01T00:00:00Z', amount: null, link: null },
      { at: '2026-01-02T00:00:00Z', amount: null, link: { address: 'bcrt1qa' } },
      { at: '2026-01-03T00:00:00Z', amount: 100_000, link: { txid: 'aa' } },
      { at: '2026-01-04T01:00:00Z', amount: 50_000, link: { txid: 'bb' } },
      { at: '2026-01-04T01:00:00Z', amount: null, link: { txid: 'bb' } },
    ]);
  });

  it.each<[string, Partial<Guarantee>, TimelineFunds | null, number | null]>([
    ['paid twice, the first noted', { status: 'active', deposits: [first] }, funds(100_000), 100_000],
    ['paid in part, noted', { deposits: [first] }, null, 30_000],
    ['paid in part, not noted yet', { deposits: [given] }, funds(30_000), 30_000],
    ['paid twice, while the explorer is silent', { status: 'active', deposits: [first] }, null, null],
    ['paid twice, then released', { status: 'active', deposits: [first], withdrawals: [half] }, funds(50_000), null],
    ['expired, paid in part', { status: 'expired', deposits: [first] }, funds(0), 30_000],
  ])('%s: has the paid amount, or none rather than too little', (_what, fields, known, amount) => {
    const funded = listTimelineSteps(makeGuarantee(fields), known).find(({ name }) => name.startsWith('funded'));
    expect(funded?.amount).toBe(amount);
  });

  it('has no sum if deposits or withdrawals exceed the money supply', () => {
    const [all, gone] = [
      { ...paid, amount: MAX_SATS },
      { ...half, amount: MAX_SATS },
    ];
    const deposits = [all, { ...all, id: 't2', txid: 'dd' }];
    const withdrawals = [gone, { ...gone, id: 'w2', txid: 'ee' }];
    const steps = listTimelineSteps(makeGuarantee({ status: 'active', deposits, withdrawals }), null);
    expect(steps.map(({ name }) => name).join(' ')).toBe('created address funded released released executed-open');
    expect(steps[2]?.amount).toBeNull();
  });

  it('has no creation time if the backend sends none', () => {
    expect(listTimelineSteps(makeGuarantee(), null)[0]?.at).toBeNull();
  });
});
