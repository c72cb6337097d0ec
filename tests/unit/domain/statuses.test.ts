import { describe, expect, it } from 'vitest';
import { getContractTone } from '@/domain/contracts/contract-status';
import {
  computeDecidingBalance,
  computeWithdrawn,
  getGuaranteeTone,
  getNextGuaranteeStatus,
  isMostlyWithdrawn,
  isTroubled,
  isUnfolded,
  sortGuarantees,
} from '@/domain/guarantees/guarantee-status';
import { makeGuarantee, makeTransaction, makeWithdrawal, sats } from './make';

// Spec: 4.contract-status
describe('contract status', () => {
  it.each([
    ['draft', 'gray'],
    ['pending_counterparty', 'yellow'],
    ['active', 'green'],
    ['completed', 'blue'],
    ['archived', 'gray'],
    ['toString', 'gray'],
  ])('%s is %s', (status, tone) => {
    expect(getContractTone(status)).toBe(tone);
  });
});

// Spec: 4.guarantee-status
describe('guarantee status', () => {
  it.each([
    ['pending', false],
    ['active', false],
    ['executed', false],
    ['in_dispute', true],
    ['expired', true],
    ['frozen', false],
  ])('%s may need the user: %s', (status, isIt) => {
    expect(isTroubled({ status })).toBe(isIt);
  });

  it.each([
    ['pending', 'yellow'],
    ['active', 'green'],
    ['executed', 'blue'],
    ['in_dispute', 'purple'],
    ['expired', 'red'],
    ['frozen', 'gray'],
    ['constructor', 'gray'],
  ])('%s is %s', (status, tone) => {
    expect(getGuaranteeTone(status)).toBe(tone);
  });

  it.each([
    ['executed', [], true],
    ['active', ['pending', 'pending'], true],
    ['active', ['pending', 'pending', 'active'], false],
    ['pending', ['active', 'pending', 'executed', 'expired', 'in_dispute'], true],
    ['expired', ['active'], false],
    ['frozen', ['pending'], false],
  ])('%s beside %j is unfolded: %s', (status, others, isIt) => {
    expect(
      isUnfolded(
        { status },
        [status, ...others].map((each) => ({ status: each })),
      ),
    ).toBe(isIt);
  });

  it('sorts active, pending, executed, then the rest in their order', () => {
    const statuses = ['expired', 'executed', 'odd', 'pending', 'active', 'in_dispute', 'active'];
    const sorted = sortGuarantees(statuses.map((status, id) => makeGuarantee({ id, status })));
    expect(sorted.map(({ id }) => id)).toEqual([4, 6, 3, 1, 0, 2, 5]);
    const first = sortGuarantees(sorted, ({ status }) => status === 'expired' || status === 'pending');
    expect(first.map(({ id }) => id)).toEqual([3, 0, 4, 6, 1, 2, 5]);
  });
});

// Spec: 4.guarantee-status, 9.thresholds
describe('the balance that decides on the status', () => {
  it.each([
    ['pending', 30, 70],
    ['pending', undefined, 100],
    ['active', 30, 100],
    ['expired', 30, 100],
  ])('%s, of 100 arriving %s: %s', (status, arriving, balance) => {
    const funds = { total: sats(100), ...(arriving === undefined ? {} : { arriving: sats(arriving) }) };
    expect(computeDecidingBalance(status, funds)).toBe(balance);
  });
});

describe('getNextGuaranteeStatus', () => {
  const amount = sats(100_000);
  it.each([
    // pending: funded once the sum reaches the amount, to the satoshi
    ['pending', 99_999, 0, null],
    ['pending', 100_000, 0, 'active'],
    ['pending', 250_000, 0, 'active'],
    ['pending', 0, 0, null],
    ['pending', null, 0, null],
    // active: executed when empty (546 is, 547 is not) with exactly 90 % withdrawn
    ['active', 0, 90_000, 'executed'],
    ['active', 546, 90_000, 'executed'],
    ['active', 547, 90_000, null],
    ['active', 0, 89_999, null],
    ['active', 0, 100_000, 'executed'],
    ['active', 0, 0, null],
    ['active', null, 100_000, null],
    ['active', 100_000, 0, null],
    // no other automatic transitions
    ['executed', 0, 100_000, null],
    ['in_dispute', 0, 100_000, null],
    ['expired', 100_000, 0, null],
    ['unheard-of', 100_000, 100_000, null],
  ] as const)('%s with balance %s and %s withdrawn → %s', (status, balance, withdrawn, expected) => {
    const known = balance === null ? null : sats(balance);
    expect(getNextGuaranteeStatus({ status, amount, balance: known, withdrawn: sats(withdrawn) })).toBe(expected);
  });

  it('changes nothing for an unknown or zero amount', () => {
    const funds = { status: 'pending', balance: sats(5), withdrawn: sats(0) };
    expect(getNextGuaranteeStatus({ ...funds, amount: null })).toBeNull();
    expect(getNextGuaranteeStatus({ ...funds, amount: sats(0) })).toBeNull();
  });

  it.each([
    [10, 9, true],
    [11, 9, false],
    [1, 1, true],
    [3, 2, false],
    [2_100_000_000_000_000, 1_890_000_000_000_000, true],
    [2_100_000_000_000_000, 1_889_999_999_999_999, false],
  ])('of %d sats, %d withdrawn is 90 %%: %s', (whole, withdrawn, expected) => {
    expect(isMostlyWithdrawn(sats(whole), sats(withdrawn))).toBe(expected);
    expect(isMostlyWithdrawn(sats(0), null)).toBe(false);
  });
});

describe('amountWithdrawn', () => {
  it('counts only withdrawals with a txid', () => {
    const withdrawals = [
      makeWithdrawal({ amount: sats(10), txid: 'aa' }),
      makeWithdrawal({ amount: sats(20) }),
      makeWithdrawal({ amount: sats(5), txid: 'cc' }),
    ];
    expect(computeWithdrawn(withdrawals)).toBe(15);
    expect(computeWithdrawn([])).toBe(0);
    expect(computeWithdrawn(null)).toBeNull();
  });

  it.each([
    ['the own deposit address', 'a', 10],
    ['another address', 'b', 15],
    ['an unknown address', null, 15],
  ])('with a payment to %s', (_where, address, expected) => {
    const withdrawals = [
      makeWithdrawal({ address: 'b', amount: sats(10), txid: 'aa' }),
      makeWithdrawal({ address, amount: sats(5), txid: 'bb' }),
    ];
    expect(computeWithdrawn(withdrawals, [makeTransaction({ address: 'a' })])).toBe(expected);
    expect(computeWithdrawn(withdrawals, null)).toBe(15);
  });
});
