import { describe, expect, test } from 'vitest';
import { computeChildRate } from '@/domain/withdrawals/child-fee';
import {
  computeMinimumRate,
  computeReplacement,
  type FirstRelease,
  findDestinationOutput,
  type TransactionFacts,
} from '@/domain/withdrawals/replacement';
import { checkReplacement, isReplacementRule } from '@/domain/withdrawals/replacement-rules';
import { sats } from './make';

const PAYEE = 'bcrt1qpayee';
const DEPOSIT = 'bcrt1qdeposit';

const FIRST: FirstRelease = {
  txid: 'first',
  outpoints: ['a:0', 'b:1'],
  outputs: [
    { address: PAYEE, amount: sats(60_000) },
    { address: DEPOSIT, amount: sats(39_000) },
  ],
  version: 2,
  locktime: 0,
  sequences: [0xffffffff],
  fee: sats(600),
  vsize: 299,
  maxVsize: 300,
};

// docs/bitcoin.md#replacing-a-release
describe('the fee of a replacement', () => {
  test.each([
    ['the rate times the size', 10, { ok: true, fee: 3_000, amount: 57_600 }],
    ['rounded up', 10.001, { ok: true, fee: 3_001, amount: 57_599 }],
    ['exactly the first fee and its own relay', 3, { ok: true, fee: 900, amount: 59_700 }],
    ['too little for its relay', 2.99, { ok: false, issue: 'fee-too-low' }],
    ['less than the first', 1, { ok: false, issue: 'fee-too-low' }],
    ['ten times the estimate', 87, { ok: true, fee: 26_100, amount: 34_500 }],
    ['exactly ten times the estimate', 87.5, { ok: true, fee: 26_250, amount: 34_350 }],
    ['more than ten times the estimate', 88, { ok: false, issue: 'fee-too-high' }],
    ['not a number', Number.NaN, { ok: false, issue: 'fee-unclear' }],
    ['zero', 0, { ok: false, issue: 'fee-unclear' }],
    ['the money supply, each vB', 2_100_000_000_000_000, { ok: false, issue: 'fee-too-high' }],
    ['more than the money supply, each vB', 2_100_000_000_000_001, { ok: false, issue: 'fee-unclear' }],
    ['infinite', Number.POSITIVE_INFINITY, { ok: false, issue: 'fee-unclear' }],
  ])('is %s', (_, rate, plan) => {
    expect(computeReplacement(FIRST, sats(60_000), rate, 10)).toEqual(plan);
  });

  test.each([
    [2_946, { ok: false, issue: 'nothing-left' }],
    [2_947, { ok: true, fee: 3_000, amount: 547 }],
    [1_000, { ok: false, issue: 'nothing-left' }],
  ])('leaves more than dust of %i sat', (paid, plan) => {
    expect(computeReplacement(FIRST, sats(paid), 10, 10)).toEqual(plan);
  });

  test('has a lowest rate, rounded up, which is accepted', () => {
    const first = { ...FIRST, fee: sats(601) };
    expect(computeMinimumRate(first)).toBe(3.1);
    expect(computeReplacement(first, sats(60_000), 3.1, 10).ok).toBe(true);
  });
});

describe('a replacement', () => {
  const honest: TransactionFacts = {
    ...FIRST,
    txid: 'second',
    outputs: [{ address: PAYEE, amount: sats(58_000) }, ...FIRST.outputs.slice(1)],
    sequences: [0xfffffffd],
  };
  const change = FIRST.outputs.slice(1);
  test.each<[string, Partial<TransactionFacts>, string | null]>([
    ['is accepted with a lower amount', {}, null],
    ['may list its coins in another order', { outpoints: ['b:1', 'a:0'] }, null],
    ['is another transaction', { txid: 'first' }, 'same-transaction'],
    ['spends all coins', { outpoints: ['a:0'] }, 'other-coins'],
    ['spends no other coin', { outpoints: ['a:0', 'c:0'] }, 'other-coins'],
    ['spends no coin more', { outpoints: ['a:0', 'b:1', 'c:0'] }, 'other-coins'],
    ['spends no coin twice', { outpoints: ['a:0', 'a:0'] }, 'other-coins'],
    ['keeps the change', { outputs: [{ address: PAYEE, amount: sats(58_000) }] }, 'other-outputs'],
    [
      'has no more outputs',
      { outputs: [...honest.outputs, { address: 'bcrt1qthief', amount: sats(1_000) }] },
      'other-outputs',
    ],
    [
      'pays the destination',
      { outputs: [{ address: 'bcrt1qthief', amount: sats(58_000) }, ...change] },
      'pays-elsewhere',
    ],
    ['pays an address', { outputs: [{ address: null, amount: sats(58_000) }, ...change] }, 'pays-elsewhere'],
    [
      'leaves the amount of the change',
      {
        outputs: [
          { address: PAYEE, amount: sats(58_000) },
          { address: DEPOSIT, amount: sats(1_000) },
        ],
      },
      'change-differs',
    ],
    [
      'leaves the address of the change',
      {
        outputs: [
          { address: PAYEE, amount: sats(58_000) },
          { address: 'bcrt1qthief', amount: sats(39_000) },
        ],
      },
      'change-differs',
    ],
    ['pays no more', { outputs: [{ address: PAYEE, amount: sats(60_001) }, ...change] }, 'amount-not-lower'],
    ['pays less', { outputs: [{ address: PAYEE, amount: sats(60_000) }, ...change] }, 'amount-not-lower'],
    ['pays exactly for its relay', { outputs: [{ address: PAYEE, amount: sats(59_701) }, ...change] }, null],
    ['pays for its relay', { outputs: [{ address: PAYEE, amount: sats(59_702) }, ...change] }, 'replacement-fee-low'],
    ['leaves more than dust', { outputs: [{ address: PAYEE, amount: sats(546) }, ...change] }, 'replacement-dust'],
    ['keeps the version', { version: 1 }, 'other-timing'],
    ['keeps the locktime', { locktime: 900_000 }, 'other-timing'],
    ['has no relative lock', { sequences: [144] }, 'other-timing'],
    ['has no relative lock on any input', { sequences: [0xfffffffd, 144] }, 'other-timing'],
    ['has the lowest sequence without a relative lock', { sequences: [0x80000000] }, null],
  ])('%s', (_, change, rule) => {
    expect(checkReplacement(FIRST, { ...honest, ...change }, 0)).toBe(rule);
  });

  test('is refused if the destination or the change has no address to compare', () => {
    const [payee, ...rest] = FIRST.outputs.map((output) => ({ ...output, address: null }));
    const [offer] = honest.outputs;
    if (payee === undefined || offer === undefined) throw new Error('no outputs');
    const toScript = { ...honest, outputs: [{ ...offer, address: null }, ...change] };
    expect(checkReplacement({ ...FIRST, outputs: [payee, ...change] }, toScript, 0)).toBe('pays-elsewhere');
    const first = { ...FIRST, outputs: [...FIRST.outputs.slice(0, 1), ...rest] };
    expect(checkReplacement(first, { ...honest, outputs: [offer, ...rest] }, 0)).toBe('change-differs');
  });

  test('is refused if one output of several has no address to compare', () => {
    const more = [...change, { address: null, amount: sats(1) }];
    const first = { ...FIRST, outputs: [...FIRST.outputs.slice(0, 1), ...more] };
    expect(checkReplacement(first, { ...honest, outputs: [...honest.outputs.slice(0, 1), ...more] }, 0)).toBe(
      'change-differs',
    );
  });

  test('may pay an output that is not the first', () => {
    const [offer] = honest.outputs;
    if (offer === undefined) throw new Error('no outputs');
    const first = { ...FIRST, outputs: FIRST.outputs.toReversed() };
    expect(checkReplacement(first, { ...honest, outputs: [...change, offer] }, 1)).toBeNull();
  });

  test('is refused without a known destination', () => {
    expect(checkReplacement(FIRST, honest, -1)).toBe('pays-elsewhere');
  });
});

test.each([
  ['the only output to the address', { address: PAYEE, amount: sats(60_000) }, 0],
  ['in any case of letters', { address: PAYEE.toUpperCase(), amount: null }, 0],
  ['with the amount of another replacement', { address: PAYEE, amount: sats(1) }, 0],
  ['to nobody', { address: null, amount: sats(60_000) }, -1],
  ['to another address', { address: 'bcrt1qthief', amount: sats(60_000) }, -1],
])('the destination is %s', (_, record, index) => {
  expect(findDestinationOutput(FIRST, record)).toBe(index);
});

test('of two outputs to the address, the one with the amount is the destination', () => {
  const outputs = [1_000, 2_000].map((amount) => ({ address: PAYEE, amount: sats(amount) }));
  expect(findDestinationOutput({ outputs }, { address: PAYEE, amount: sats(2_000) })).toBe(1);
  expect(findDestinationOutput({ outputs }, { address: PAYEE, amount: sats(3_000) })).toBe(-1);
});

test.each([
  [200, 400, 10, 25],
  [200, 200, 1, null],
  [200, 199, 1, 2],
  [1_000, 1_000, 20, 193],
])('a child of a parent of %i vB and %i sat lifts both to %i sat/vB at %s', (vsize, fee, target, rate) => {
  expect(computeChildRate({ vsize, fee: sats(fee) }, target)).toBe(rate);
});

test('an output without an address is not the destination of a record without one', () => {
  expect(
    findDestinationOutput({ outputs: [{ address: null, amount: sats(1) }] }, { address: null, amount: sats(1) }),
  ).toBe(-1);
});

test.each([
  ['other-coins', true],
  ['other-timing', true],
  ['sighash', false],
  [undefined, false],
])('%s is a rule about replacements: %s', (text, expected) => {
  expect(isReplacementRule(text)).toBe(expected);
});
