import { describe, expect, it } from 'vitest';
import type { TransactionInfo, Utxo } from '@/domain/chain';
import {
  type DepositIssue,
  type DepositStatus,
  type DepositVerdict,
  type DepositWarning,
  getDepositMark,
  getDepositStatus,
  getDepositWarning,
  isDerived,
  isJudged,
  markForeign,
  markUnchecked,
} from '@/domain/deposits/deposit-verdict';
import {
  areAddressesDecided,
  type ConfirmationRule,
  computeBalance,
  computeCountedBalance,
  findLatestDeposit,
  hasNoAddressYet,
  isDeepEnough,
  isPaymentOf,
  isTypeUnsupported,
  listCountedCoins,
  listDepositAddresses,
  needsNewAddress,
  recordPayment,
  sumRecordedPayments,
} from '@/domain/deposits/deposits';
import { isFullyWithdrawn, type LookedUpWithdrawal, splitWithdrawals } from '@/domain/guarantees/execution-check';
import type { Transaction } from '@/domain/models';
import { MAX_SATS } from '@/domain/primitives/amount';
import { makeTransaction, makeWithdrawal, sats } from './make';

// Spec: 5.deposit-address-reuse
describe('deposit-address reuse', () => {
  const deposit = makeTransaction({ address: 'bcrt1qa' });
  const empty = { funded: sats(0), spent: sats(0) };
  const differs = { verified: false, issue: 'address-differs', expected: 'bcrt1qb' } as const;
  it.each([
    ['none exists', null, null, null, true],
    ['never paid', deposit, empty, null, false],
    ['never paid, verified', deposit, empty, { verified: true }, false],
    ['never paid, not checkable now', deposit, empty, { ...differs, issue: 'not-checked' }, false],
    ['never paid, checks off', deposit, empty, { ...differs, issue: 'checks-off' }, false],
    ['never paid, not derived from the keys', deposit, empty, differs, true],
    [
      'never paid, of a type that cannot be signed for',
      deposit,
      empty,
      { ...differs, issue: 'type-unsupported' },
      true,
    ],
    ['recorded as paid, and the payment is gone', { ...deposit, txid: 'a'.repeat(64) }, empty, null, true],
    ['paid and spent', deposit, { funded: sats(500), spent: sats(500) }, { verified: true }, true],
    ['holds money', deposit, { funded: sats(500), spent: sats(499) }, null, false],
    ['holds money, not derived from the keys', deposit, { funded: sats(500), spent: sats(499) }, differs, false],
    ['not known', deposit, null, null, false],
  ] as const)('%s: a new address %s', (_, latest, stats, verdict, expected) => {
    expect(needsNewAddress(latest, stats, verdict)).toBe(expected);
  });

  it('uses the newest deposit that has an address', () => {
    const deposits = [
      makeTransaction({ id: 1, address: 'a', createdAt: '2026-03-01T00:00:00Z' }),
      makeTransaction({ id: 2, address: 'b', createdAt: '2026-02-01T00:00:00Z' }),
      makeTransaction({ id: 3, address: null, createdAt: '2026-04-01T00:00:00Z' }),
    ];
    expect(findLatestDeposit({ deposits })?.id).toBe(1);
    expect(findLatestDeposit({ deposits: [] })).toBeNull();
  });
});

describe('balances from unspent outputs', () => {
  const utxos = [
    { txid: 'aa', vout: 1, value: sats(700), confirmed: true },
    { txid: 'bb', vout: 0, value: sats(300), confirmed: false },
  ];

  it('sums all outputs, and the unconfirmed ones separately', () => {
    expect(computeBalance(utxos)).toEqual({ total: 1000, unconfirmed: 300, outputs: 2 });
    expect(computeBalance([])).toEqual({ total: 0, unconfirmed: 0, outputs: 0 });
  });

  it('are unknown if the explorer reports more than the money supply', () => {
    const all = utxos.map((utxo) => ({ ...utxo, value: MAX_SATS }));
    expect(() => computeBalance(all)).toThrow(expect.objectContaining({ code: 'balance-unknown' }));
  });

  it('records a paid deposit once, with txid, vout and amount', () => {
    const deposit = makeTransaction({ address: 'a' });
    expect(recordPayment(deposit, utxos)).toEqual({ ...deposit, txid: 'aa', vout: 1, amount: 700 });
    const dust = { txid: 'cc', vout: 0, value: sats(546), confirmed: true };
    expect(recordPayment(deposit, [dust, ...utxos])?.txid).toBe('aa');
    expect(recordPayment(deposit, [dust])).toBeNull();
    expect(recordPayment({ ...deposit, txid: 'zz' }, utxos)).toBeNull();
    expect(recordPayment(deposit, [])).toBeNull();
  });
});

describe('what counts (docs/bitcoin.md#deposit-addresses)', () => {
  const coin = (value: number) => [{ txid: String(value), vout: 0, value: sats(value), confirmed: true }];
  const outputs = new Map([
    ['a', coin(70_000)],
    ['b', coin(5_000)],
  ]);
  const known = (total: number, count: number) => ({ total, unconfirmed: 0, outputs: count });
  it.each<[string, DepositStatus, DepositStatus, unknown]>([
    ['both verified', 'counts', 'counts', { balance: known(75_000, 2), excluded: 0, dust: 0 }],
    ['one is not theirs', 'counts', 'excluded', { balance: known(70_000, 1), excluded: 5_000, dust: 0 }],
    ['none is theirs', 'excluded', 'excluded', { balance: known(0, 0), excluded: 75_000, dust: 0 }],
    ['one is still being checked', 'counts', 'undecided', { balance: 'undecided', excluded: 5_000, dust: 0 }],
    ['neither can be judged', 'undecided', 'undecided', { balance: 'undecided', excluded: 75_000, dust: 0 }],
  ])('%s', (_, a, b, counted) => {
    expect(computeCountedBalance(outputs, (address) => (address === 'a' ? a : b))).toEqual(counted);
  });

  it('excludes dust, and lists it separately', () => {
    const crowded = new Map([['a', [...coin(546), ...coin(547), ...coin(330)]]]);
    const counted = { balance: known(547, 1), excluded: 0, dust: 876 };
    expect(computeCountedBalance(crowded, () => 'counts')).toEqual(counted);
  });

  const unverified = (issue: DepositIssue): DepositVerdict => ({ verified: false, issue, expected: null });
  it.each<[string, DepositVerdict | null, DepositStatus]>([
    ['verified', { verified: true }, 'counts'],
    ['not checked here at all', unverified('checks-off'), 'counts'],
    ['of other keys', unverified('address-differs'), 'excluded'],
    ['of another guarantee', unverified('address-shared'), 'excluded'],
    ['no verdict yet', null, 'undecided'],
    ['keys missing', unverified('keys-missing'), 'undecided'],
    ['own key replaced', unverified('own-key-missing'), 'undecided'],
    ['a key that is none', unverified('invalid-key'), 'undecided'],
    ['a key that changed', unverified('keys-changed'), 'undecided'],
    ['that could not be checked', unverified('not-checked'), 'undecided'],
  ])('an address %s', (_, verdict, standing) => {
    expect(getDepositStatus(verdict)).toBe(standing);
  });

  it('a missing key is inconclusive without a response; other verdicts stay', () => {
    expect(markUnchecked(unverified('keys-missing'))).toEqual(unverified('not-checked'));
    for (const verdict of [unverified('checks-off'), unverified('own-key-missing'), { verified: true } as const]) {
      expect(markUnchecked(verdict)).toBe(verdict);
    }
  });

  it('an address of another guarantee counts only there; an uncounted one keeps its own issue', () => {
    for (const issue of ['address-shared', 'address-moved'] as const) {
      expect(markForeign({ verified: true }, issue)).toEqual(unverified(issue));
      expect(markForeign(unverified('checks-off'), issue)).toEqual(unverified(issue));
      for (const verdict of [unverified('address-differs'), unverified('keys-missing')])
        expect(markForeign(verdict, issue)).toBe(verdict);
    }
  });

  it('requests again what could not be checked', () => {
    expect(
      [null, unverified('not-checked'), unverified('keys-missing'), { verified: true } as const].map(isJudged),
    ).toEqual([false, false, true, true]);
  });

  it('an address follows from the keys if it is verified, or was of another guarantee', () => {
    const issues = (['address-moved', 'address-differs', 'not-checked'] as const).map((issue) => unverified(issue));
    expect([undefined, { verified: true } as const, ...issues].map(isDerived)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it.each<[(DepositVerdict | null)[], DepositWarning | null]>([
    [[], null],
    [[null, { verified: true }], null],
    [[{ verified: true }, unverified('not-checked')], 'not-checked'],
    [[unverified('not-checked'), unverified('address-differs'), null], 'not-verified'],
    [[unverified('checks-off')], 'not-verified'],
  ])('%j together are marked %s', (verdicts, warning) => {
    expect(getDepositWarning(verdicts.map(getDepositMark))).toBe(warning);
  });

  it.each<[string, (string | null)[] | null, string | null, boolean]>([
    ['all of its addresses', ['nested', 'nested'], 'paid', true],
    ['one of its addresses', ['nested', 'native'], 'paid', false],
    ['one address, and another is unknown', ['nested', null], 'paid', false],
    ['no known address', [null], 'paid', false],
    ['no known deposit', null, 'paid', false],
    ['an address that nobody has paid to', ['nested'], null, false],
  ])('a guarantee cannot be signed for if %s is of an unsupported type', (_, addresses, txid, expected) => {
    const deposits = addresses?.map((address) => makeTransaction({ address, txid })) ?? null;
    const find = (address: string) => unverified(address === 'nested' ? 'type-unsupported' : 'checks-off');
    expect(isTypeUnsupported({ deposits }, find)).toBe(expected);
  });
});

// Spec: 4.execution-check
describe('execution check', () => {
  const known = (fee: number, confirmed = true) => ({ confirmed, confirmations: null, fee: sats(fee) });

  it('separates unsigned withdrawals from broadcast ones', () => {
    const unsigned = makeWithdrawal({ id: 1 });
    const broadcast = makeWithdrawal({ id: 2, txid: 'aa' });
    expect(splitWithdrawals([unsigned, broadcast])).toEqual({ unsigned: [unsigned], broadcast: [broadcast] });
    expect(splitWithdrawals([])).toEqual({ unsigned: [], broadcast: [] });
  });

  const out = (txid: string, amount: number, info: TransactionInfo | null) => ({
    withdrawal: { ...makeWithdrawal({ amount: sats(amount) }), txid },
    info,
  });
  const both = (second: TransactionInfo | null) => [out('aa', 59_000, known(1_000)), out('bb', 39_000, second)];
  it.each<[string, LookedUpWithdrawal[], number, boolean]>([
    ['all out and confirmed', both(known(1_000)), 0, true],
    ['one not in a block yet', both(known(1_000, false)), 0, false],
    ['one not known to the explorer', both(null), 0, false],
    ['one whose fee is not known', both({ ...known(0), fee: null }), 0, false],
    ['a satoshi less than the amount without the fees', both(known(999)), 0, false],
    ['money left', both(known(1_000)), 547, false],
    ['dust left', both(known(1_000)), 546, true],
    ['nothing broadcast', [], 0, false],
    ['more than there is', [out('aa', MAX_SATS, known(1)), out('bb', MAX_SATS, known(1))], 0, false],
  ])('%s', (_, broadcast, balance, settled) => {
    expect(isFullyWithdrawn(sats(100_000), sats(balance), broadcast)).toBe(settled);
  });

  it('counts the fees once where the records include them', () => {
    // What was paid is unknown where the record has no transaction: the explorer's fee counts.
    const record = (txid: string, recordedAmount: number) => ({
      withdrawal: { ...makeWithdrawal({ amount: null, recordedAmount: sats(recordedAmount) }), txid },
      info: known(1_000),
    });
    const isSettled = (...broadcast: LookedUpWithdrawal[]) => isFullyWithdrawn(sats(100_000), sats(0), broadcast);
    expect(isSettled(record('aa', 60_000), record('bb', 40_000))).toBe(true);
    expect(isSettled(record('aa', 60_000), record('bb', 39_999))).toBe(false);
    expect(isSettled(record('aa', 999))).toBe(false);
  });

  it('does not execute while an amount or a fee is unknown, or without a withdrawal', () => {
    const info: TransactionInfo = { ...known(1_000), fee: null };
    const [first] = both(known(200_000));
    if (first === undefined) throw new Error('no withdrawal');
    const withoutAmount = { ...first, withdrawal: { ...first.withdrawal, amount: null } };
    expect(isFullyWithdrawn(sats(100_000), sats(0), [withoutAmount])).toBe(false);
    expect(isFullyWithdrawn(sats(100_000), sats(0), [out('aa', 100_000, info)])).toBe(false);
    expect(isFullyWithdrawn(sats(0), sats(0), [])).toBe(false);
  });

  it('does not execute with an unknown amount', () => {
    expect(isFullyWithdrawn(null, sats(0), both(known(1_000)))).toBe(false);
  });
});

describe('payments with enough confirmations', () => {
  const coin = (height?: number) => ({
    txid: 'aa',
    vout: 0,
    value: sats(1_000),
    confirmed: true,
    ...(height === undefined ? {} : { height }),
  });
  const pending = { ...coin(), confirmed: false };

  it.each<[string, Utxo, ConfirmationRule, boolean]>([
    ['unconfirmed, where none are needed', pending, { required: 0, tip: null }, true],
    ['unconfirmed, where one is needed', pending, { required: 1, tip: 100 }, false],
    ['confirmed, where one is needed', coin(), { required: 1, tip: null }, true],
    ['unconfirmed, where three are needed', pending, { required: 3, tip: 100 }, false],
    ['unconfirmed, whatever height is given', { ...coin(1), confirmed: false }, { required: 3, tip: 100 }, false],
    ['three deep', coin(98), { required: 3, tip: 100 }, true],
    ['two deep', coin(99), { required: 3, tip: 100 }, false],
    ['at an unknown height', coin(), { required: 3, tip: 100 }, false],
    ['with an unknown newest block', coin(1), { required: 3, tip: null }, false],
  ])('%s', (_case, utxo, rule, expected) => {
    expect(isDeepEnough(utxo, rule)).toBe(expected);
  });

  it('are counted separately from arriving ones', () => {
    const outputs = new Map([['a', [coin(98), { ...coin(99), vout: 1, value: sats(2_000) }]]]);
    const { balance } = computeCountedBalance(outputs, () => 'counts', { required: 3, tip: 100 });
    expect(balance).toEqual({ total: 3_000, unconfirmed: 0, outputs: 2, arriving: 2_000 });
    expect(computeCountedBalance(outputs, () => 'counts').balance).toEqual({
      total: 3_000,
      unconfirmed: 0,
      outputs: 2,
    });
  });

  it('are listed by outpoint, in order, without dust and other addresses', () => {
    const at = (vout: number, value = 1_000) => ({ ...coin(), vout, value: sats(value) });
    const outputs = new Map([
      ['a', [at(2), at(1), at(3, 546)]],
      ['b', [at(4)]],
      ['c', [at(1)]],
    ]);
    expect(listCountedCoins(outputs, (address) => (address === 'b' ? 'excluded' : 'counts'))).toEqual(['aa:1', 'aa:2']);
  });
});

describe('the sum of the recorded payments', () => {
  const paid = makeTransaction({ txid: 'a', amount: sats(40_000) });
  it.each<[string, Parameters<typeof sumRecordedPayments>[0], number | null]>([
    ['nothing without deposits', [], 0],
    ['that of payments, not of addresses', [paid, { ...paid, txid: 'b' }, { ...paid, txid: null }], 80_000],
    ['unknown with an unknown amount', [paid, { ...paid, amount: null }], null],
    ['unknown if they were not received', null, null],
  ])('is %s', (_what, deposits, sum) => {
    expect(sumRecordedPayments(deposits)).toBe(sum);
  });
});

describe('what was not received', () => {
  const [empty, addressed, paid] = [{}, { address: 'a' }, { txid: 'aa' }].map(makeTransaction) as [
    Transaction,
    Transaction,
    Transaction,
  ];

  it.each<[string, Transaction[] | null, boolean]>([
    ['not received', null, false],
    ['none', [], true],
    ['without an address', [empty], true],
    ['one with an address', [empty, addressed], false],
    ['a payment to an unknown address', [paid, empty], false],
  ])('is no empty balance: deposits %s', (_, deposits, expected) => {
    expect(hasNoAddressYet({ deposits })).toBe(expected);
  });

  it.each<[string, Transaction[] | null, DepositStatus[], boolean]>([
    ['not received', null, [], false],
    ['none', [], [], true],
    ['counted and excluded', ['a', 'b'].map((address) => makeTransaction({ address })), ['counts', 'excluded'], true],
    ['one not checked', ['a', 'b'].map((address) => makeTransaction({ address })), ['counts', 'undecided'], false],
  ])('is not decided: deposits %s', (_, deposits, statuses, expected) => {
    expect(areAddressesDecided({ deposits }, (address) => statuses[address === 'a' ? 0 : 1] ?? 'counts')).toBe(
      expected,
    );
    expect(listDepositAddresses({ deposits: null })).toEqual([]);
    expect(findLatestDeposit({ deposits: null })).toBeNull();
  });
});

it.each<[string, string | null, number | null, boolean]>([
  ['recorded', 'aa', 1, true],
  ['recorded without its output', 'aa', null, true],
  ['of another output', 'aa', 0, false],
  ['of another transaction', 'bb', 1, false],
  ['not recorded', null, null, false],
])('a coin belongs to the payment that is %s', (_, txid, vout, expected) => {
  const coin = { txid: 'aa', vout: 1, value: sats(700), confirmed: true };
  expect(isPaymentOf(makeTransaction({ txid, vout }), coin)).toBe(expected);
});
