import { describe, expect, test } from 'vitest';
import {
  type Concern,
  type ConcernFacts,
  GRAVE_CONCERNS,
  listConcerns,
  listPlaces,
} from '@/domain/withdrawals/concerns';
import type { AcceptedInspection, PsbtSummary } from '@/domain/withdrawals/inspection';
import { isDelayed } from '@/domain/withdrawals/unusual-timing';
import { SUMMARY, sats } from './make';

const FACTS: ConcernFacts = {
  shownFee: sats(2_000),
  expectedSigner: null,
  balance: sats(150_000),
  tip: { height: 900_000, time: Date.parse('2026-11-22T12:00:00Z') },
  unknownPayees: [],
  openPayments: [],
  unknownCoins: null,
};
const PAYEE = { address: 'bcrt1second', amount: sats(700) };
const ROOF = {
  ...{ txid: 'cd', address: 'bcrt1a', amount: sats(900), description: 'Roof' },
  ...{ givenAt: '2026-11-01T00:00:00Z', payees: [], from: null },
};

function list(change: Partial<PsbtSummary>, facts: Partial<ConcernFacts> = {}, verdict: 'sign' | 'ask' = 'sign') {
  const summary = { ...SUMMARY, ...change };
  const inspection: AcceptedInspection =
    verdict === 'sign' ? { verdict, summary, checked: true } : { verdict, rule: 'fee-high', summary, checked: true };
  return listConcerns(inspection, { ...FACTS, ...facts });
}

test('the places of coins are what is spent, and what is left at further deposit addresses', () => {
  const spent = [
    { address: 'BCRT1A', amount: sats(600) },
    { address: 'bcrt1a', amount: sats(400) },
    { address: 'bcrt1b', amount: null },
    { address: null, amount: sats(1) },
  ];
  const outputs = ['payee', 'bcrt1a', 'bcrt1c'].map((address) => ({ address, amount: sats(100) }));
  expect(listPlaces(spent, outputs, ['bcrt1a', 'bcrt1b', 'BCRT1C'])).toEqual([
    { address: 'bcrt1a', amount: 1_000 },
    { address: 'bcrt1b', amount: null },
    { address: 'bcrt1c', amount: 100 },
  ]);
  const unknownCoins = { kind: 'unknown-coins', description: 'Roof', depositor: null, coins: [] } as const;
  expect(list({}, { unknownCoins })).toEqual([unknownCoins]);
});

describe('concerns that the user must accept before signing', () => {
  test.each<[string, Partial<PsbtSummary>, Partial<ConcernFacts>, Concern[]]>([
    ['nothing when all is as shown', {}, {}, []],
    [
      'another fee than the form showed',
      { fee: sats(2_001) },
      {},
      [{ kind: 'fee-differs', fee: sats(2_001), shown: sats(2_000) }],
    ],
    ['a lower fee, too', { fee: sats(1_999) }, {}, [{ kind: 'fee-differs', fee: sats(1_999), shown: sats(2_000) }]],
    ['no fee compared for a co-signer', { fee: sats(2_001) }, { shownFee: null, expectedSigner: '02aa' }, []],
    ['the other contractor has not signed', {}, { expectedSigner: '02bb' }, [{ kind: 'other-signature-missing' }]],
    ['the key of the other contractor is unknown', {}, { expectedSigner: '' }, [{ kind: 'other-signature-missing' }]],
    [
      'one amount of several is not proven',
      { unprovenInputs: 1 },
      {},
      [{ kind: 'amounts-unproven', worstFee: sats(52_000) }],
    ],
    [
      '… and the balance is unknown',
      { unprovenInputs: 1 },
      { balance: null },
      [{ kind: 'amounts-unproven', worstFee: null }],
    ],
    ['the amount of a single input, to which the signature commits', { inputs: 1, unprovenInputs: 1 }, {}, []],
    ['a version that nodes may not relay', { version: 4 }, {}, [{ kind: 'unusual-version', version: 4 }]],
    ['version 1', { version: 1 }, {}, []],
    [
      'an output of nothing',
      { outputs: [{ address: 'x', amount: sats(0), role: 'change' }] },
      {},
      [{ kind: 'empty-output' }],
    ],
    [
      'one output of nothing among others',
      { outputs: [...SUMMARY.outputs, { address: 'x', amount: sats(0), role: 'change' }] },
      {},
      [{ kind: 'empty-output' }],
    ],
    ['a payee that nobody has named', {}, { unknownPayees: [PAYEE] }, [{ kind: 'unknown-payee', payees: [PAYEE] }]],
    ['a payment from another guarantee', {}, { openPayments: [ROOF] }, [{ kind: 'open-payment', payments: [ROOF] }]],
    ['a locktime in the future', { locktime: 900_001, sequences: [0xfffffffe] }, {}, [{ kind: 'delayed' }]],
  ])('%s', (_case, change, facts, concerns) => {
    expect(list(change, facts)).toEqual(concerns);
  });

  test('list the worst first', () => {
    const change = { unprovenInputs: 1, fee: sats(5_000), version: 9 };
    const facts = { expectedSigner: '02bb', unknownPayees: [PAYEE], openPayments: [ROOF] };
    expect(list(change, facts, 'ask').map(({ kind }) => kind)).toEqual([
      'other-signature-missing',
      'amounts-unproven',
      'unknown-payee',
      'open-payment',
      'fee-high',
      'fee-differs',
      'unusual-version',
    ]);
  });
});

describe('a transaction that cannot be mined in the next block', () => {
  const now = Date.parse('2026-11-22T12:00:00Z') / 1000;

  test.each<[string, number, number, number[], number | null, boolean]>([
    ['no locktime', 2, 0, [0xffffffff], null, false],
    ['a locktime without effect', 2, 999_999, [0xffffffff, 0xffffffff], 900_000, false],
    ['the newest block, against fee sniping', 2, 900_000, [0xfffffffd], 900_000, false],
    ['the block after', 2, 900_001, [0xfffffffd], 900_000, true],
    ['a height, with the chain unknown', 2, 1, [0xfffffffe], null, true],
    ['a time that has passed everywhere', 2, now - 7_201, [0xfffffffe], null, false],
    ['a time of an hour ago, by the median', 2, now - 3_600, [0xfffffffe], null, true],
    ['one block of rest', 2, 0, [1], null, true],
    ['one block of rest on one input', 2, 0, [0xffffffff, 1], null, true],
    ['the longest rest', 2, 0, [0x7fffffff], null, true],
    ['a locktime that one input brings into force', 2, 900_001, [0xffffffff, 0xfffffffe], 900_000, true],
    ['the first locktime that is a time, long ago', 2, 500_000_000, [0xfffffffe], 900_000, false],
    ['a time that has just passed everywhere', 2, now - 7_200, [0xfffffffe], null, false],
    ['no block of rest', 2, 0, [0], null, false],
    ['a relative lock that version 1 ignores', 1, 0, [10], null, false],
    ['a disabled relative lock', 2, 0, [0x80000001], null, false],
  ])('%s', (_case, version, locktime, sequences, height, delayed) => {
    expect(isDelayed({ version, locktime, sequences }, { height, time: now * 1000 })).toBe(delayed);
  });
});

test('a concern that may cost money at once is shown in red', () => {
  expect(GRAVE_CONCERNS).toEqual(['other-signature-missing', 'amounts-unproven']);
});
