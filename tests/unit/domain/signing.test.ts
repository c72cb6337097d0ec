import { describe, expect, it } from 'vitest';
import { getDeletionEffect } from '@/domain/contracts/withdrawal-notice';
import { MAX_SATS } from '@/domain/primitives/amount';
import type { Freshness } from '@/domain/withdrawals/freshness';
import { type Inspection, isPsbtRule, type PsbtSummary } from '@/domain/withdrawals/inspection';
import { summarizePayment } from '@/domain/withdrawals/payment-summary';
import { type AmountProblem, getVisibleAmountProblem } from '@/domain/withdrawals/release-form';
import { getCosignOptions, getSigningStep, type SigningFacts, type SigningStep } from '@/domain/withdrawals/signing';
import { makeWithdrawal, SUMMARY, sats } from './make';

const PARTIAL: PsbtSummary = {
  ...SUMMARY,
  outputs: [
    { address: 'payee', amount: sats(60_000), role: 'destination' },
    { address: 'back', amount: sats(38_000), role: 'change' },
  ],
  vsize: 145.5,
  feeRate: 2_000 / 145.5,
  change: sats(38_000),
  signedBy: [],
};

describe('the breakdown of a PSBT', () => {
  it('has payment, fee, change and remaining balance', () => {
    expect(summarizePayment(PARTIAL, sats(100_000))).toEqual({
      paid: [{ address: 'payee', amount: 60_000, role: 'destination' }],
      elsewhere: [],
      fee: 2_000,
      feeRate: '13.7',
      change: 38_000,
      stays: 38_000,
    });
  });

  it('has no remaining balance while the balance is unknown', () => {
    expect(summarizePayment(PARTIAL, null).stays).toBeNull();
    expect(summarizePayment(PARTIAL, MAX_SATS).stays).toBeNull();
  });

  it('lists outputs to other addresses', () => {
    const outputs = PARTIAL.outputs.map((output) => ({ ...output, role: 'other' as const }));
    const { paid, elsewhere } = summarizePayment({ ...PARTIAL, outputs }, null);
    expect([paid, elsewhere]).toEqual([[], outputs]);
  });
});

// Spec: 5.sign
describe('the next step of a dialog that signs', () => {
  const ready: SigningFacts = { busy: false, isDone: false, canSign: true, isAnswered: true, password: 'pw' };

  it.each<[string, Partial<SigningFacts>, SigningStep]>([
    ['nothing that may be signed', { canSign: false }, 'inspect'],
    ['nothing that may be signed, with a question', { canSign: false, isAnswered: false, password: '' }, 'inspect'],
    ['a question that is not answered', { isAnswered: false }, 'question'],
    ['a question that is not answered, without a password', { isAnswered: false, password: '' }, 'question'],
    ['no password', { password: '' }, 'password'],
    ['nothing missing', {}, 'ready'],
    ['an attempt', { busy: true }, 'signing'],
    ['an attempt on something that has changed', { busy: true, canSign: false }, 'signing'],
    ['a second attempt on what is signed', { busy: true, isDone: true }, 'signing'],
    ['a signature', { isDone: true }, 'done'],
    ['a signature on something that has changed', { isDone: true, canSign: false }, 'done'],
  ])('%s', (_case, facts, step) => {
    expect(getSigningStep({ ...ready, ...facts })).toBe(step);
  });
});

describe('whether a withdrawal may be signed', () => {
  const sign: Inspection = { verdict: 'sign', summary: PARTIAL, checked: true };
  const ask: Inspection = { verdict: 'ask', rule: 'fee-high', summary: PARTIAL, checked: true };
  const refuse: Inspection = { verdict: 'refuse', rule: 'sighash', reason: 'x', summary: PARTIAL };
  const fresh: Freshness = { spent: [], speed: 'hour', minimumFee: 1 };
  const spent: Freshness = { ...fresh, spent: ['aa:0'] };
  const slow: Freshness = { ...fresh, speed: 'too-low' };

  it.each<[string, Inspection | null, Freshness | null, boolean, string]>([
    ['nothing read yet', null, null, false, ''],
    ['to be signed', sign, fresh, false, 'sign'],
    ['to be signed, freshness unknown', sign, null, false, 'sign'],
    ['a high fee', ask, fresh, false, 'sign'],
    ['refused', refuse, fresh, false, ''],
    ['refused and spent', refuse, spent, false, 'startAgain'],
    ['spent', sign, spent, false, 'startAgain'],
    ['a fee below the minimum', sign, slow, false, 'sign startAgain'],
    ['being broadcast', sign, spent, true, ''],
    ['being broadcast, with a low fee', sign, slow, true, 'sign'],
  ])('%s', (_case, inspection, freshness, isSending, offered) => {
    const { canSign, canStartAgain } = getCosignOptions({ inspection, freshness, isSending });
    expect([canSign && 'sign', canStartAgain && 'startAgain'].filter(Boolean).join(' ')).toBe(offered);
  });
});

describe('consequences of deleting a withdrawal', () => {
  const signed = makeWithdrawal({ signer: 7 });

  it.each([
    ['mine', signed, signed, false, '7'],
    ['theirs', signed, signed, false, 8],
    ['unsigned', makeWithdrawal(), makeWithdrawal(), false, 7],
    ['gone', null, null, false, 7],
    ['gone', signed, null, false, 7],
    ['gone', signed, makeWithdrawal({ id: 'another', signer: 7 }), false, 7],
    ['gone', signed, { ...signed, txid: 'ab' }, false, 7],
    ['gone', signed, signed, true, 7],
  ])('%s', (effect, asked, now, sending, userId) => {
    expect(getDeletionEffect({ asked, now, sending, userId })).toBe(effect);
  });
});

describe('errors for an amount during input', () => {
  it.each<[AmountProblem | null, boolean, AmountProblem | null]>([
    [null, true, null],
    ['empty', true, null],
    ['zero', false, null],
    ['zero', true, 'zero'],
    ['below-fee', false, null],
    ['below-fee', true, 'below-fee'],
    ['not-a-number', false, null],
    ['not-a-number', true, 'not-a-number'],
    ['too-precise', false, 'too-precise'],
    ['negative', false, 'negative'],
    ['above-balance', false, 'above-balance'],
  ])('%s, left %s: %s', (problem, left, shown) => {
    expect(getVisibleAmountProblem(problem, left)).toBe(shown);
  });
});

it.each([
  ['sighash', true],
  ['replaced', false],
  ['', false],
  [undefined, false],
])('%s is a rule: %s', (text, is) => {
  expect(isPsbtRule(text)).toBe(is);
});
