import { describe, expect, it } from 'vitest';
import { MAX_SATS } from '@/domain/primitives/amount';
import { summarizePayment } from '@/domain/withdrawal/cheque';
import { type Inspection, isPsbtRule, type PsbtSummary } from '@/domain/withdrawal/inspection';
import { type AmountProblem, shownAmountProblem } from '@/domain/withdrawal/release-form';
import { maySign } from '@/domain/withdrawal/signing-form';
import { deletionEffect } from '@/domain/withdrawal/withdrawal-deletion';
import { makeWithdrawal, sats } from './make';

const SUMMARY: PsbtSummary = {
  inputs: 1,
  inputSum: sats(100_000),
  outputs: [
    { address: 'payee', amount: sats(60_000), role: 'destination' },
    { address: 'back', amount: sats(38_000), role: 'change' },
  ],
  fee: sats(2_000),
  estimate: sats(1_900),
  vsize: 145.5,
  feeRate: 2_000 / 145.5,
  change: sats(38_000),
  signedBy: [],
  locktime: 0,
  sequences: [0xffffffff],
  outpoints: ['aa:0'],
  amountsProven: true,
  txid: 'ab',
};

describe('a PSBT as a cheque', () => {
  it('tells whom it pays, what it costs, what returns and what stays', () => {
    expect(summarizePayment(SUMMARY, sats(100_000))).toEqual({
      paid: [{ address: 'payee', amount: 60_000, role: 'destination' }],
      elsewhere: [],
      fee: 2_000,
      feeRate: '13.7',
      change: 38_000,
      stays: 38_000,
    });
  });

  it('counts what it does not spend as staying', () => {
    expect(summarizePayment(SUMMARY, sats(150_000)).stays).toBe(88_000);
  });

  it('does not know what stays while the balance is not known', () => {
    expect(summarizePayment(SUMMARY, null).stays).toBeNull();
    expect(summarizePayment(SUMMARY, MAX_SATS).stays).toBeNull();
  });

  it('names what goes elsewhere', () => {
    const outputs = SUMMARY.outputs.map((output) => ({ ...output, role: 'other' as const }));
    const { paid, elsewhere } = summarizePayment({ ...SUMMARY, outputs }, null);
    expect([paid, elsewhere]).toEqual([[], outputs]);
  });
});

describe('whether a PSBT may be signed', () => {
  const sign: Inspection = { verdict: 'sign', summary: SUMMARY, checked: true };
  const ask: Inspection = { verdict: 'ask', rule: 'fee-high', summary: SUMMARY, checked: true };
  const refuse: Inspection = { verdict: 'refuse', rule: 'sighash', reason: 'x', summary: SUMMARY };

  it.each([
    ['nothing read yet', null, 'pw', true, false],
    ['sign without a password', sign, '', false, false],
    ['sign', sign, 'pw', false, true],
    ['ask without the tick', ask, 'pw', false, false],
    ['ask with the tick', ask, 'pw', true, true],
    ['ask with the tick, without a password', ask, '', true, false],
    ['refuse', refuse, 'pw', true, false],
  ])('%s', (_case, inspection, password, feeAccepted, may) => {
    expect(maySign(inspection, { password, feeAccepted })).toBe(may);
  });
});

describe('what deleting a withdrawal means', () => {
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
    expect(deletionEffect({ asked, now, sending, userId })).toBe(effect);
  });
});

describe('the problem of an amount that is being typed', () => {
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
    expect(shownAmountProblem(problem, left)).toBe(shown);
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
