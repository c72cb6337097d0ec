import { createHash } from 'node:crypto';
import { verify as verifyWithWallet } from 'bitcoinjs-message';
import canonicalize from 'canonicalize';
import { describe, expect, test } from 'vitest';
import { createSigner } from '@/bitcoin/keys/signer';
import { verifyGiven, verifyReturn } from '@/bitcoin/spend/return-spend';
import { giveReturn, signReturn } from '@/bitcoin/spend/sign-return';
import { computeSignerAddress } from '@/bitcoin/statements/signer-address';
import { parseReturnLine } from '@/domain/returns/return-lines';
import {
  formatReturn,
  getReturned,
  listUsableRates,
  type ReturnPlan,
  sumReturnFees,
} from '@/domain/returns/return-plan';
import {
  findReturnFault,
  getPayee,
  getReturnLimits,
  isSoon,
  type ReturnGround,
  toUnixDay,
} from '@/domain/returns/return-rules';
import { formatReturnLine, readAsk } from '@/services/schemas/return-lines';
import { parseReturn } from '@/services/schemas/return-plan';
import { sat } from '../bitcoin/releases';
import { ANA, BERTO, makeGround as ground, KEYS, makePlan, openKey, PLACE, VECTORS } from './vectors';

const { return: vector } = VECTORS;

const order = (index: number, plan = makePlan()) => ({ plan, index, keys: KEYS });

describe('the return date of the vectors', () => {
  test('has the same text, hash and line as with other libraries', () => {
    expect(formatReturn(makePlan())).toBe(vector.text);
    expect(canonicalize(vector.plan)).toBe(vector.text);
    expect(createHash('sha256').update(vector.text, 'utf8').digest('hex')).toBe(vector.hash);
    const line = { kind: 'ask', text: vector.text, plan: makePlan(), statement: vector.statement } as const;
    expect(formatReturnLine(line)).toBe(vector.ask);
    const read = parseReturnLine(vector.ask);
    if (read?.kind !== 'ask') throw new Error('not read');
    expect(read.statement).toBe(vector.statement);
    expect(readAsk(read.encoded)).toEqual({ text: vector.text, plan: makePlan() });
  });

  test('is signed by its payee, here and for a wallet', () => {
    expect(verifyReturn(makePlan(), vector.statement)).toBe(vector.hash);
    expect(verifyReturn(makePlan({ from: makePlan().from + 1 }), vector.statement)).toBeNull();
    const { statement } = signReturn(openKey('ana'), makePlan());
    const signer = computeSignerAddress(ANA, 'regtest') ?? '';
    const prefix = '\x18Bitcoin Signed Message:\n';
    for (const each of [vector.statement, statement])
      expect(verifyWithWallet(`Aval return ${vector.hash}`, signer, each, prefix)).toBe(true);
    expect(() => signReturn(openKey('berto'), makePlan())).toThrow('another key');
  });

  test.each(vector.gives.map((give) => [give.index, give] as const))(
    'returns coin %i at its usable rates',
    (index, give) => {
      const coin = makePlan().coins[index];
      expect(coin && listUsableRates(makePlan(), coin).map(String)).toEqual(give.usable);
      expect(verifyGiven(order(index), give.signatures)).toEqual(give.txids);
      const given = giveReturn(createSigner(openKey('berto')), order(index));
      expect(given.map(({ txid }) => txid)).toEqual(give.txids);
      expect(
        verifyGiven(
          order(index),
          given.map(({ signature }) => signature),
        ),
      ).toEqual(give.txids);
      const line = { kind: 'give', hash: vector.hash, index, signatures: give.signatures } as const;
      expect(formatReturnLine(line)).toBe(give.line);
      expect(parseReturnLine(give.line)).toEqual(line);
    },
  );

  test('is not given with one signature too few, in another order, by another key, or for another coin', () => {
    const [first, second] = vector.gives;
    expect(verifyGiven(order(0), first?.signatures.slice(1) ?? [])).toBeNull();
    expect(verifyGiven(order(0), first?.signatures.toReversed() ?? [])).toBeNull();
    expect(verifyGiven(order(0), second?.signatures.slice(0, 3) ?? [])).toBeNull();
    expect(verifyGiven(order(7), first?.signatures ?? [])).toBeNull();
    const swapped = makePlan({ payer: { id: '100', key: ANA }, payee: { id: '101', key: BERTO } });
    expect(verifyGiven(order(0, swapped), first?.signatures ?? [])).toBeNull();
    expect(() => giveReturn(createSigner(openKey('ana')), order(0))).toThrow('another payer');
  });
});

describe('a rate', () => {
  test.each([
    [30_000, 30, 25_260],
    [30_000, 120, null],
    [23_700, 30, 18_960],
    [23_699, 30, null],
    [1_316, 2, null],
    [1_580, 2, 1_264],
    [1_315, 2, null],
    [200_000, 120, 181_040],
  ])('returns of %i at %i sat/vB: %s', (value, rate, returned) => {
    expect(getReturned({ value: sat(value) }, rate)).toBe(returned);
  });
});

describe('an ask', () => {
  const validUntil = '2027-02-01';
  test('of the vectors can be signed', () => {
    expect(findReturnFault(makePlan(), ground())).toBeNull();
    expect(getPayee(makePlan(), PLACE)).toBe('owner');
  });

  test.each<[string, Partial<ReturnPlan>, Partial<ReturnGround>, string]>([
    ['another contract', { contract: '43' }, {}, 'other-contract'],
    ['another network', { network: 'mainnet' }, {}, 'other-contract'],
    ['a stranger', { payee: { id: '100', key: `02${'11'.repeat(32)}` } }, {}, 'other-signer'],
    ['another payer', { payer: { id: '101', key: `02${'11'.repeat(32)}` } }, {}, 'other-signer'],
    ['a payee who has not deposited', {}, { depositor: 'counterparty' }, 'not-depositor'],
    ['an unknown depositor', {}, { depositor: null }, 'depositor-unknown'],
    ['an address of another network', {}, { isAddress: false }, 'addresses'],
    ['an address of a deposit', { address: VECTORS.deposits[0]?.address ?? '' }, {}, 'addresses'],
    [
      'an address of a deposit in capitals',
      { address: (VECTORS.deposits[0]?.address ?? '').toUpperCase() },
      {},
      'addresses',
    ],
    ['an address of a deposit without coins', {}, { deposits: [makePlan().address] }, 'addresses'],
    [
      'a coin of another value',
      { coins: makePlan().coins.map((coin) => ({ ...coin, value: sat(coin.value + 1) })) },
      {},
      'coin-unknown',
    ],
    ['an unlisted coin', {}, { coins: [] }, 'coin-unknown'],
    ['rates that no coin can pay', { rates: [5_000] }, {}, 'coin-too-small'],
    ['a date that is too early', { from: toUnixDay('2027-03-02') }, {}, 'too-early'],
    ['an unknown last day to claim', {}, { validUntil: null }, 'too-early'],
    ['a last day that is a text', {}, { validUntil: 'in spring' }, 'too-early'],
    ['a date of today', { from: toUnixDay('2026-11-26') }, { validUntil: '2020-01-01' }, 'past'],
    ['a date that is too late', { from: toUnixDay('2036-12-01') }, {}, 'too-late'],
  ])('with %s cannot', (_what, changed, known, fault) => {
    expect(findReturnFault(makePlan(changed), ground(known))).toBe(fault);
  });

  test('is soon if it leaves less than sixty days to go to court', () => {
    expect(getReturnLimits(validUntil, '2026-11-26')).toEqual({
      first: '2027-03-03',
      usual: '2027-04-02',
      last: '2036-11-25',
    });
    expect(getReturnLimits('2020-01-01', '2026-11-26')).toMatchObject({ first: '2026-11-27', usual: '2027-01-25' });
    expect(getReturnLimits(null, '2026-11-26')).toBeNull();
    expect(findReturnFault(makePlan({ from: toUnixDay('2027-03-03') }), ground())).toBeNull();
    expect(isSoon({ from: toUnixDay('2027-04-01') }, validUntil, '2026-11-26')).toBe(true);
    expect(isSoon({ from: toUnixDay('2027-04-02') }, validUntil, '2026-11-26')).toBe(false);
    expect(isSoon({ from: toUnixDay('2099-04-02') }, null, '2026-11-26')).toBe(true);
  });
});

test('the fees of a return are those of the usable rates of each coin', () => {
  const coin = (value: number) => ({ ...makePlan().coins[0], value: sat(value) }) as ReturnPlan['coins'][number];
  const plan = { rates: [2, 8, 30, 120], coins: [coin(1_000_000), coin(10_000)] };
  // The second coin can pay 2 and 8 sat/vB: a fifth of it is 2,000 satoshis.
  expect(sumReturnFees(plan)).toEqual({ least: 316 + 316, most: 18_960 + 1_264 });
});

describe('texts that are no return date', () => {
  const text = (change: Record<string, unknown>) => canonicalize({ ...vector.plan, ...change }) ?? '';
  const coins = vector.plan.coins as Record<string, string>[];

  test('the same return date in another form, or no JSON', () => {
    expect(parseReturn(text({}))).toEqual(makePlan());
    expect(parseReturn(JSON.stringify(vector.plan, null, 1))).toBeNull();
    expect(parseReturn(vector.text.slice(1))).toBeNull();
    expect(parseReturn(`${vector.text} `)).toBeNull();
  });

  test.each([
    ['a height in place of a time', { from: '499999999' }],
    ['a time beyond the field', { from: '4294967296' }],
    ['no address', { address: '' }],
    ['rates that fall', { rates: ['8', '2'] }],
    ['a rate of zero', { rates: ['0'] }],
    ['no rates', { rates: [] }],
    ['one key for both', { payer: { id: '101', key: ANA } }],
    ['coins out of order', { coins: coins.toReversed() }],
    ['a coin twice', { coins: [coins[0], coins[0]] }],
    ['no coins', { coins: [] }],
    ['a number that is none', { number: '01' }],
    ['number zero', { number: '0' }],
    ['a negative value', { coins: [{ ...coins[0], value: '-1' }] }],
    ['more than all bitcoin', { coins: [{ ...coins[0], value: '2100000000000001' }] }],
    ['a hardened order', { coins: [{ ...coins[0], order: '2147483648' }] }],
    ['a key of another form', { payee: { id: '100', key: ANA.toUpperCase() } }],
    ['an address with a space', { address: 'bcrt1 q' }],
    ['another format', { format: 'aval-return-2' }],
    ['a field too many', { reason: '' }],
  ])('%s', (_what, change) => {
    expect(parseReturn(text(change))).toBeNull();
  });

  test.each(VECTORS.refuse.filter(({ of, text: other }) => of === 'return' && other !== undefined))(
    'of the vectors: $why',
    ({ text: other }) => {
      expect(parseReturn(other ?? '')).toBeNull();
    },
  );
});
