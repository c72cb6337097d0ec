import { describe, expect, it } from 'vitest';
import { getJoinView } from '@/domain/contracts/permissions';
import { checkGuaranteeForm, hasAmountAndDate, readGuaranteeForm } from '@/domain/guarantees/guarantee-form';
import { isCalendarDate } from '@/domain/primitives/dates';
import { checkRelease } from '@/domain/withdrawals/release-form';
import { makeContract, sats } from './make';

// Spec: 5.release
describe('release form', () => {
  const quote = { balance: sats(100_000), inputs: 1, fastestFee: 12 };
  const form = { address: 'bcrt1q', amount: '0.0006' };

  it.each([
    ['0.001', null],
    ['0.00100001', 'above-balance'],
    ['0', 'zero'],
    ['', 'empty'],
    ['1e-8', 'not-a-number'],
    ['0.000000001', 'too-precise'],
    // fee 1,896 + 546 is dust, one satoshi more is not
    ['0.00002442', 'below-fee'],
    ['0.00002443', null],
    ['0.00001000', 'below-fee'],
  ])('amount %j: %s', (amount, problem) => {
    const check = checkRelease({ ...form, amount }, quote);
    expect(check.amountProblem).toBe(problem);
    expect(check.ready).toBe(problem === null);
  });

  it.each([
    ['no address', { address: ' ' }, quote],
    ['fee calculation not completed', {}, null],
  ])('is not ready: %s', (_, fields, known) => {
    expect(checkRelease({ ...form, ...fields }, known).ready).toBe(false);
  });

  it.each([
    ['0.001', null],
    ['0.0010', null],
    ['0.00100001', 'above-balance'],
    ['5', 'above-balance'],
    ['20000000', 'above-balance'],
  ])('before the fee is known, %j of the available balance: %s', (amount, problem) => {
    const check = checkRelease({ ...form, amount }, null, sats(100_000));
    expect(check.finalAmount).toBeNull();
    expect(check.amountProblem).toBe(problem);
    expect(check.ready).toBe(false);
  });
});

// Spec: 5.add-guarantee
describe('guarantee form', () => {
  const form = {
    description: 'Deposit',
    amount: '0.001',
    validUntil: '2027-02-28',
    conditions: 'On delivery',
    verificationProcess: 'By both',
  };

  it('accepts a complete form', () => {
    expect(checkGuaranteeForm(form)).toEqual({ issues: {}, amount: 100_000 });
  });

  it.each(['0', '-1', 'nonsense', ''])('has no amount of %j', (amount) => {
    expect(checkGuaranteeForm({ ...form, amount }).amount).toBeNull();
  });

  it('is read as it was stored, and other texts are refused', () => {
    expect(readGuaranteeForm({ ...form, more: 1 })).toEqual(form);
    const [first = ''] = Object.keys(form);
    for (const value of [null, 'text', [], {}, { ...form, [first]: 7 }, { [first]: 'alone' }]) {
      expect(readGuaranteeForm(value)).toBeNull();
    }
  });

  it.each(Object.keys(form))('%s is required', (field) => {
    expect(checkGuaranteeForm({ ...form, [field]: '  ' }).issues).toEqual({ [field]: 'required' });
  });

  it.each([
    [{ amount: '0' }, { amount: 'zero' }],
    [{ amount: '0.000000001' }, { amount: 'too-precise' }],
    [{ amount: '-1' }, { amount: 'negative' }],
    [{ amount: '21000001' }, { amount: 'too-large' }],
    [{ validUntil: '2027-02-30' }, { validUntil: 'not-a-date' }],
    [{ validUntil: 'soon' }, { validUntil: 'not-a-date' }],
  ])('%j: %j', (fields, issues) => {
    expect(checkGuaranteeForm({ ...form, ...fields }).issues).toEqual(issues);
  });

  it.each([
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['2025-13-01', false],
    ['2025-1-1', false],
  ])('%s is a day: %s', (text, expected) => {
    expect(isCalendarDate(text)).toBe(expected);
  });
});

describe('join screen', () => {
  it.each([
    ['pending_counterparty', null, 'login'],
    ['pending_counterparty', 'owner', 'owner'],
    ['active', 'counterparty', 'participant'],
    ['active', 'owner', 'owner'],
    ['pending_counterparty', 'someone', 'open'],
    ['active', 'someone', 'closed'],
    ['draft', 'someone', 'closed'],
    ['completed', 'someone', 'closed'],
  ])('%s, %s: %s', (status, userId, view) => {
    expect(getJoinView(makeContract({ status }), userId)).toBe(view);
  });
});

describe('the editor of a template', () => {
  const FORM = { description: '', amount: '0.001', validUntil: '2026-11-22', conditions: '', verificationProcess: '' };

  it.each([
    [{}, true],
    [{ amount: '' }, false],
    [{ amount: '0' }, false],
    [{ validUntil: '' }, false],
    [{ validUntil: '2026-02-30' }, false],
    [{ validUntil: '2020-01-01' }, false],
  ])('has amount and date with %j: %s', (changes, ready) => {
    expect(hasAmountAndDate({ ...FORM, ...changes }, '2026-11-22')).toBe(ready);
  });
});
