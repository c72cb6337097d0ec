import { Transaction } from 'bitcoinjs-lib';
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Award, AwardRole } from '@/domain/settlement/award';
import { findAwardFault } from '@/domain/settlement/award-rules';
import { getOfferFee } from '@/domain/settlement/offer';
import { estimateSize } from '@/domain/settlement/spend-size';
import { feesSchema } from '@/exit/explorer/answers';
import { readAddress } from '@/exit/recovery/addresses';
import { type AwardOrder, createAward } from '@/exit/recovery/award/create-award';
import { engine } from '@/exit/recovery/engine';
import { DESTINATION, makeKit, sat, unwrap } from './kits';

/* What the desk takes as a fee, the app does not refuse as too low. */

const kit = engine.addScanned(unwrap(engine.checkKit(makeKit({ hasTransactions: true }))), []);
const COINS = engine.listKitCoins(kit).filter(({ guarantee }) => guarantee === 0);
const P2WPKH = 'bcrt1qcr8te4kr609gcawutmrza0j4xv80jy8zeqchgx';
const P2WSH = kit.deposits[0]?.address ?? '';
const P2TR = 'bcrt1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqc8gma6';
const P2PKH = 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn';
const P2SH = '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc';

const pay = (address: string, to: AwardRole, amount: number | 'rest' = 'rest') => ({
  address,
  to,
  amount: amount === 'rest' ? amount : sat(amount),
});

function makeOrder(change: Partial<AwardOrder>): AwardOrder {
  return {
    coins: COINS,
    payments: [pay(DESTINATION, 'owner')],
    feeRate: 1,
    fastestFee: 0,
    minimumFee: 0,
    stated: { owner: [], counterparty: [] },
    words: {
      costs: '',
      date: '2027-01-01',
      evidence: [],
      isFinal: true,
      guarantees: ['g1'],
      number: 1,
      place: '',
      reasons: 'The roof leaks.',
      terms: '',
    },
    ...change,
  };
}

/** What the app says about it. */
function judge(award: Award, minimumFee: number) {
  const addressOf = (order: number) => kit.deposits.find((each) => each.guaranteeOrder === order)?.address ?? '';
  return findAwardFault(award, {
    coins: award.coins.map((coin) => ({ ...coin, address: addressOf(coin.order) })),
    deposits: kit.deposits.map(({ address }) => address),
    stated: { owner: [], counterparty: [] },
    fastestFee: 5,
    minimumFee,
  });
}

/** vB with two signatures of 72 bytes on each input, in another library. */
function measure({ coins, outputs }: Award): number {
  const transaction = new Transaction();
  for (const [at] of coins.entries()) {
    transaction.addInput(new Uint8Array(32), at);
    transaction.setWitness(
      at,
      [0, 72, 72, 105].map((length) => new Uint8Array(length)),
    );
  }
  for (const { address, value } of outputs) {
    const read = readAddress(address, 'regtest');
    if (!('script' in read)) throw new Error(`not an address: ${address}`);
    transaction.addOutput(read.script, BigInt(value));
  }
  return transaction.virtualSize();
}

const CASES: [string, Partial<AwardOrder>][] = [
  ['one coin to one address', { coins: COINS.slice(0, 1) }],
  ['two coins to one address', { coins: COINS.slice(0, 2) }],
  ['three coins to one address', {}],
  ['three coins to both', { payments: [pay(DESTINATION, 'owner', 50_000), pay(P2WPKH, 'counterparty')] }],
  ['a part to the guarantee', { payments: [pay(DESTINATION, 'owner', 50_000)] }],
  ['everything to the guarantee', { payments: [pay('', 'guarantee')] }],
  [
    'addresses of every form',
    {
      payments: [
        pay(P2PKH, 'owner', 20_000),
        pay(P2SH, 'arbitrator', 20_000),
        pay(P2TR, 'counterparty', 20_000),
        pay(P2WPKH.toUpperCase(), 'counterparty'),
      ],
    },
  ],
];

describe.each([1, 1.1, 2, 3.7])('at a lowest rate of %d sat/vB that the desk takes as its own', (rate) => {
  test.each(CASES)('the app takes %s', (_what, change) => {
    const { award } = unwrap(createAward(kit, makeOrder({ feeRate: rate, minimumFee: rate, ...change })));
    expect(judge(award, rate)).toBeNull();
    // And so do nodes, however long the signatures are.
    expect(getOfferFee(award)).toBeGreaterThanOrEqual(measure(award) * rate);
  });
});

test.each(CASES)('the size of %s is that of another library', (_what, change) => {
  const { award } = unwrap(createAward(kit, makeOrder(change)));
  expect(estimateSize(award)).toBe(measure(award));
});

test('a satoshi less is too low', () => {
  const { award } = unwrap(createAward(kit, makeOrder({ feeRate: 2 })));
  const outputs = award.outputs.map((output) => ({ ...output, value: sat(output.value + 1) }));
  expect(judge({ ...award, outputs }, 2)).toBe('fee-too-low');
  // The same fee for a longer script.
  const longer = award.outputs.map((each) => ({ ...each, address: P2WSH, to: 'guarantee' as const }));
  expect(judge({ ...award, outputs: longer }, 2)).toBe('fee-too-low');
});

test('the desk refuses what is below the minimum of its explorer', () => {
  expect(createAward(kit, makeOrder({ feeRate: 1.9, minimumFee: 2 }))).toMatchObject({
    ok: false,
    error: { kind: 'award', fault: 'fee-too-low' },
  });
});

test.each([
  [{}, undefined],
  [{ minimumFee: 0 }, 0],
  [{ minimumFee: 1.2 }, 1.2],
  [{ minimumFee: null }, undefined],
  [{ minimumFee: -1 }, undefined],
])('an explorer may say no minimum: %j', (answer, minimumFee) => {
  const rates = parse(feesSchema, { halfHourFee: 7, hourFee: 4, ...answer });
  expect([rates.halfHourFee, rates.minimumFee]).toEqual([7, minimumFee]);
});
