import { describe, expect, test } from 'vitest';
import type { Concern } from '@/domain/withdrawals/concerns';
import { areAccepted, isAsShown, toConsent } from '@/domain/withdrawals/consent';
import type { PsbtSummary } from '@/domain/withdrawals/inspection';
import { SUMMARY, sats } from './make';

const CONSENT = toConsent({ inspection: { summary: SUMMARY }, concerns: [{ kind: 'delayed' }] });

test('a consent is for one transaction, its amounts and the questions on screen', () => {
  expect(CONSENT).toEqual({ txid: 'ab', inputSum: 100_000, fee: 2_000, accepted: [{ kind: 'delayed' }] });
});

test.each<[string, Partial<PsbtSummary>, boolean]>([
  ['nothing', {}, true],
  ['only the rates, the signatures and the proofs', { estimate: sats(1), signedBy: [], unprovenInputs: 1 }, true],
  ['the transaction', { txid: 'cd' }, false],
  ['the fee', { fee: sats(2_001) }, false],
  ['the fee, which got lower', { fee: sats(1_999) }, false],
  ['the amount of its coins', { inputSum: sats(100_001) }, false],
])('a transaction is as it was shown if %s changed: %s', (_what, change, expected) => {
  expect(isAsShown({ ...SUMMARY, ...change }, CONSENT)).toBe(expected);
});

const high = (fee: number, estimate: number): Concern => ({
  kind: 'fee-high',
  fee: sats(fee),
  estimate: sats(estimate),
});
const unproven = (worstFee: number | null): Concern => ({
  kind: 'amounts-unproven',
  worstFee: worstFee === null ? null : sats(worstFee),
});

const unknown = (coins: [string, number | null][], description = 'Roof', depositor: string | null = 'u2'): Concern => ({
  kind: 'unknown-coins',
  description,
  depositor,
  coins: coins.map(([address, amount]) => ({ address, amount: amount === null ? null : sats(amount) })),
});
const SHOWN = unknown([
  ['a', 5_000],
  ['b', 900],
]);

describe('an accepted concern covers', () => {
  test.each<[string, Concern, Concern, boolean]>([
    ['itself', { kind: 'delayed' }, { kind: 'delayed' }, true],
    ['no other kind', { kind: 'delayed' }, { kind: 'empty-output' }, false],
    ['the same fee', high(2_100, 1_000), high(2_100, 1_000), true],
    ['the same fee while the rates rise', high(2_100, 1_000), high(2_100, 1_050), true],
    ['the same fee while the rates fall to half', high(2_100, 1_000), high(2_100, 500), true],
    ['not the same fee once it is out of all proportion', high(2_100, 1_000), high(2_100, 499), false],
    ['no fee of ten times', high(2_100, 1_000), high(10_000, 1_000), false],
    ['no higher fee at higher rates', high(2_100, 1_000), high(4_200, 2_000), false],
    ['the same loss', unproven(5_000), unproven(5_000), true],
    ['a smaller loss', unproven(5_000), unproven(4_999), true],
    ['no greater loss', unproven(5_000), unproven(5_001), false],
    ['no unknown loss', unproven(5_000), unproven(null), false],
    ['any loss, if it was unknown', unproven(null), unproven(5_000), true],
    ['an unknown loss, if it was unknown', unproven(null), unproven(null), true],
    [
      'no other difference from the form',
      { kind: 'fee-differs', fee: sats(2_000), shown: sats(1_900) },
      { kind: 'fee-differs', fee: sats(2_000), shown: sats(1_000) },
      false,
    ],
    ['the same coins', SHOWN, SHOWN, true],
    ['coins that are fewer', SHOWN, unknown([['a', 4_000]]), true],
    ['no more coins at an address', SHOWN, unknown([['a', 5_001]]), false],
    ['no coins of an unknown amount', SHOWN, unknown([['a', null]]), false],
    ['no other address', SHOWN, unknown([['c', 900]]), false],
    [
      'no other address beside those shown',
      SHOWN,
      unknown([
        ['a', 5_000],
        ['c', 900],
      ]),
      false,
    ],
    ['any coins at an address, if their amount was unknown', unknown([['a', null]]), unknown([['a', 5_000]]), true],
    ['nothing but coins', SHOWN, { kind: 'delayed' }, false],
    ['nothing but a loss', unproven(null), { kind: 'delayed' }, false],
    ['no other guarantee', SHOWN, unknown([['a', 5_000]], 'Garden'), false],
    ['no other depositor', SHOWN, unknown([['a', 5_000]], 'Roof', 'u1'), false],
    ['no other version', { kind: 'unusual-version', version: 3 }, { kind: 'unusual-version', version: 4 }, false],
  ])('%s', (_what, accepted, now, expected) => {
    expect(areAccepted([now], [accepted])).toBe(expected);
  });

  test('one question, and not the others', () => {
    const asked: Concern[] = [{ kind: 'other-signature-missing' }, { kind: 'unusual-version', version: 9 }];
    expect(areAccepted(asked, asked.slice(1))).toBe(false);
    expect(areAccepted(asked, [{ kind: 'delayed' }, ...asked])).toBe(true);
    expect(areAccepted([], [])).toBe(true);
  });
});
