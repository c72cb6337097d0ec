import { describe, expect, it } from 'vitest';
import { getGuaranteeState, hasLeftUnrecorded, type StateFunds } from '@/domain/guarantees/guarantee-state';
import type { Guarantee } from '@/domain/models';
import { makeGuarantee, makeTransaction, makeWithdrawal, sats } from './make';

const given = makeTransaction({ address: 'bcrt1qa', createdAt: '2026-01-02T00:00:00Z' });
const paid = { ...given, txid: 'aa', amount: sats(100_000) };
const half = makeWithdrawal({ txid: 'bb', amount: sats(50_000), createdAt: '2026-01-04T00:00:00Z' });
const rest = { ...half, id: 'w2', txid: 'cc', amount: sats(49_000), createdAt: '2026-01-05T00:00:00Z' };
const unsent = { ...half, id: 'w3', txid: null, createdAt: '2026-01-06T00:00:00Z' };
const ADDRESS = { address: 'bcrt1qa' };
const PAID = { txid: 'aa' };

function funds(total: number, unconfirmed = 0, arriving = 0): StateFunds {
  return { total: sats(total), unconfirmed: sats(unconfirmed), ...(arriving > 0 ? { arriving: sats(arriving) } : {}) };
}

describe('the state of a guarantee', () => {
  it.each<[string, Partial<Guarantee>, StateFunds | null, string, object | null]>([
    ['new', {}, funds(0), 'created', null],
    ['given an address', { deposits: [given] }, null, 'address', ADDRESS],
    ['paid in part', { deposits: [given] }, funds(40_000), 'funded-partial', null],
    ['paid in part, noted', { deposits: [paid] }, funds(40_000), 'funded-partial', PAID],
    ['paid, before it is active', { deposits: [paid] }, funds(100_000, 100_000), 'funded-unconfirmed', PAID],
    ['paid, not deep enough', { deposits: [paid] }, funds(100_000, 0, 100_000), 'funded-arriving', PAID],
    [
      'active, in no block yet',
      { status: 'active', deposits: [paid] },
      funds(100_000, 100_000),
      'funded-unconfirmed',
      PAID,
    ],
    ['active, confirmed', { status: 'active', deposits: [paid] }, funds(100_000), 'funded', PAID],
    ['active, while the explorer is silent', { status: 'active', deposits: [paid] }, null, 'funded', PAID],
    ['expired without a payment', { status: 'expired' }, null, 'created', null],
    ['expired, paid in part', { status: 'expired', deposits: [paid] }, funds(30_000), 'funded-partial', PAID],
    ['noted as paid, with nothing there', { deposits: [paid] }, funds(0), 'funded-partial', PAID],
    ['of an unknown amount', { amount: null, deposits: [paid] }, funds(5), 'funded-partial', PAID],
    ['paid, while the explorer is silent', { amount: sats(0), deposits: [paid] }, null, 'funded-unconfirmed', PAID],
    [
      'given an address after one without',
      { deposits: [{ ...given, address: null, createdAt: '2026-01-01T00:00:00Z' }, given] },
      null,
      'address',
      ADDRESS,
    ],
    ['in dispute', { status: 'in_dispute', deposits: [paid] }, null, 'funded', PAID],
  ])('%s', (_what, fields, known, name, link) => {
    expect(getGuaranteeState(makeGuarantee(fields), known)).toEqual({ name, link });
  });

  it.each<[string, Partial<Guarantee>, StateFunds | null, boolean]>([
    ['active, with nothing left', {}, funds(0), true],
    ['in dispute, with dust left', { status: 'in_dispute' }, funds(546), true],
    ['active, with something left', {}, funds(547), false],
    ['active, while the explorer is silent', {}, null, false],
    ['released', { withdrawals: [half] }, funds(0), false],
    ['with a release that is not broadcast', { withdrawals: [unsent] }, funds(0), true],
    ['moved within itself', { withdrawals: [{ ...half, address: 'bcrt1qa' }] }, funds(0), true],
    ['expired, with nothing left of a noted payment', { status: 'expired' }, funds(0), true],
    ['expired, with one payment of two noted', { status: 'expired', deposits: [given, paid] }, funds(0), true],
    ['expired, with unknown deposits', { status: 'expired', deposits: null }, funds(0), false],
    ['expired, with no payment noted', { status: 'expired', deposits: [given] }, funds(0), false],
    ['with unknown withdrawals', { withdrawals: null }, funds(0), false],
    ['not paid yet', { status: 'pending' }, funds(0), false],
    ['executed', { status: 'executed' }, funds(0), false],
  ])('%s', (_what, fields, known, expected) => {
    const guarantee = makeGuarantee({ status: 'active', deposits: [paid], ...fields });
    expect(hasLeftUnrecorded(guarantee, known)).toBe(expected);
    // Nothing is said about a deposit that is gone.
    if (expected) expect(getGuaranteeState(guarantee, known)).toBeNull();
  });

  it.each<[string, Partial<Guarantee>]>([
    ['released in part', { withdrawals: [half, unsent] }],
    ['released', { withdrawals: [rest, half] }],
    ['executed', { status: 'executed' }],
  ])('says nothing once it is %s: its payments are shown', (_what, fields) => {
    const guarantee = makeGuarantee({ status: 'active', deposits: [paid], ...fields });
    expect(getGuaranteeState(guarantee, funds(50_000))).toBeNull();
  });

  // Neither "created" nor "paid" can be told from a list that was not received.
  it.each<[string, Partial<Guarantee>]>([
    ['deposits', { deposits: null, withdrawals: [half] }],
    ['withdrawals', { deposits: [paid], withdrawals: null }],
    ['lists', { deposits: null, withdrawals: null }],
  ])('is unknown while its %s are', (_what, lists) => {
    const guarantee = makeGuarantee({ status: 'active', ...lists });
    expect(getGuaranteeState(guarantee, funds(50_000))).toBeNull();
  });

  it('reports a missing recorded deposit before anything else', () => {
    const guarantee = makeGuarantee({ status: 'active', deposits: [paid], withdrawals: [half] });
    expect(getGuaranteeState(guarantee, funds(100_000), true)).toEqual({ name: 'funded-missing', link: null });
  });
});
