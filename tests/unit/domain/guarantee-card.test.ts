import { describe, expect, it } from 'vitest';
import { computeAmountDue, isStillDue } from '@/domain/contracts/contract-needs';
import { findDueAction } from '@/domain/contracts/permissions';
import { filterActions, getWithdrawalNotice } from '@/domain/contracts/withdrawal-notice';
import { listLinkedAddresses } from '@/domain/deposits/deposits';
import {
  computeFunding,
  computeMissingAmount,
  findMoneyFact,
  measureBar,
  toBalanceView,
} from '@/domain/guarantees/guarantee-funds';
import type { GuaranteeAction } from '@/domain/withdrawals/withdrawal-stage';
import { toDialog } from '@/features/dialogs/contract-dialog';
import { makeContract, makeGuarantee, makeTransaction, makeWithdrawal, sats } from './make';

const balance = (total: number, unconfirmed = 0) => ({
  total: sats(total),
  unconfirmed: sats(unconfirmed),
  outputs: 1,
});

describe('the balance on a card', () => {
  it.each([
    ['executed is hidden', 'executed', 100, { state: 'known' as const, balance: balance(0) }, { kind: 'hidden' }],
    ['not asked yet', 'active', 100, null, { kind: 'loading' }],
    ['never known', 'active', 100, { state: 'unknown' as const, balance: null }, { kind: 'unknown', lastKnown: null }],
    [
      'known before, and not now',
      'active',
      100,
      { state: 'unknown' as const, balance: balance(70) },
      { kind: 'unknown', lastKnown: 70 },
    ],
    [
      'exactly the amount',
      'active',
      100,
      { state: 'known' as const, balance: balance(100, 40) },
      { kind: 'known', total: 100, unconfirmed: 40, enough: true },
    ],
    [
      'one satoshi short',
      'pending',
      100,
      { state: 'known' as const, balance: balance(99) },
      { kind: 'known', total: 99, unconfirmed: 0, enough: false },
    ],
    [
      'an amount that is not known',
      'pending',
      null,
      { state: 'known' as const, balance: balance(99) },
      { kind: 'known', total: 99, unconfirmed: 0, enough: null },
    ],
  ])('%s', (_case, status, amount, knowledge, view) => {
    expect(toBalanceView(status, amount === null ? null : sats(amount), knowledge)).toEqual(view);
  });
});

describe('the bar', () => {
  it.each<[string, string, number, number | null, [number | null, number | null]]>([
    ['paid out: the fee is gone too', 'executed', 0, 98, [100, 100]],
    ['paid out, and money came back', 'executed', 30, 98, [128, 98]],
    ['called paid out, with less than nine tenths released', 'executed', 0, 89, [89, 89]],
    ['active, the rest is left', 'active', 0, 98, [98, 98]],
    ['released, unknown', 'executed', 0, null, [null, null]],
  ])('%s', (_case, status, there, released, [funded, hatched]) => {
    const funding = computeFunding(sats(100), sats(there), released === null ? null : sats(released));
    expect(funding && measureBar(funding, status)).toEqual({ funded, released: hatched });
  });
});

describe('funding', () => {
  it.each([null, 0])('has no ratio for an amount of %s', (amount) => {
    expect(computeFunding(amount === null ? null : sats(amount), sats(1), sats(0))).toBeNull();
  });

  it.each([
    [100, 40, 60],
    [100, 100, 0],
    [100, 140, 0],
    [100, null, null],
    [null, 40, null],
  ])('of %s with %s there, %s is missing', (amount, there, missing) => {
    const [wanted, held] = [amount, there].map((value) => (value === null ? null : sats(value)));
    expect(computeMissingAmount(wanted ?? null, held ?? null)).toBe(missing);
  });
});

describe('the amount due', () => {
  it.each<['sign' | 'deposit', number | null, number | null, number | null]>([
    ['sign', 60, 40, 60],
    ['sign', null, 40, null],
    ['deposit', 100, 40, 60],
    ['deposit', 100, 100, 0],
    ['deposit', 70, null, 70],
    ['deposit', null, null, null],
  ])('%s of %s with a balance of %s: %s', (kind, amount, balance, due) => {
    const [recorded, there] = [amount, balance].map((value) => (value === null ? null : sats(value)));
    const guarantee = makeGuarantee({ amount: sats(100) });
    expect(computeAmountDue({ kind, guarantee, amount: recorded ?? null }, there ?? null)).toBe(due);
  });
});

describe('what is still due', () => {
  it.each([
    ['deposit', 5, true],
    ['deposit', null, true],
    ['deposit', 0, false],
    ['sign', 5, true],
    ['sign', null, true],
    // The amount of a record does not hide that a signature is asked for.
    ['sign', 0, true],
  ] as const)('%s of %s: %s', (kind, amount, expected) => {
    const need = { kind, guarantee: makeGuarantee(), amount: null };
    expect(isStillDue(need, amount === null ? null : sats(amount))).toBe(expected);
  });
});

describe('the due action', () => {
  it.each<[string, GuaranteeAction[], string, GuaranteeAction | null]>([
    ['a signature of mine', ['sign', 'cancel', 'open-dispute'], 'counterparty', 'sign'],
    ['my deposit', ['deposit'], 'owner', 'deposit'],
    ['the deposit of the other', ['deposit'], 'counterparty', null],
    ['a release is a choice', ['release', 'open-dispute'], 'owner', null],
    ['nothing', [], 'owner', null],
  ])('%s', (_case, actions, userId, due) => {
    expect(findDueAction(actions, makeGuarantee({ depositorId: 'owner' }), userId)).toBe(due);
  });
});

describe('the notice of a pending withdrawal', () => {
  const contract = makeContract();
  const signedByOwner = makeWithdrawal({ signer: 'owner', signedPsbt: 'x' });
  const guarantee = makeGuarantee({ status: 'active', withdrawals: [signedByOwner] });

  it.each([
    ['owner', false, 'waits-for-other'],
    ['counterparty', false, 'sign-due'],
    ['counterparty', true, 'sending'],
    ['stranger', false, null],
    [null, false, null],
  ])('%s, sending %s: %s', (userId, sending, kind) => {
    expect(getWithdrawalNotice(contract, guarantee, userId, sending)?.kind ?? null).toBe(kind);
  });

  it('has none without a signature, after the broadcast, or on a guarantee that is not active', () => {
    const none = [
      makeGuarantee({ status: 'active', withdrawals: [makeWithdrawal()] }),
      makeGuarantee({ status: 'active', withdrawals: [{ ...signedByOwner, txid: 'ab', status: 'executed' }] }),
      makeGuarantee({ status: 'in_dispute', withdrawals: [signedByOwner] }),
      makeGuarantee({ status: 'active' }),
    ];
    for (const userId of ['owner', 'counterparty']) {
      for (const each of none) expect(getWithdrawalNotice(contract, each, userId, false)).toBeNull();
    }
  });

  it('offers neither signing nor deleting while it is broadcast', () => {
    expect(filterActions(true, ['sign', 'cancel', 'open-dispute'])).toEqual(['open-dispute']);
    expect(filterActions(false, ['sign', 'cancel'])).toEqual(['sign', 'cancel']);
  });
});

describe('addresses on the explorer', () => {
  const deposits = [
    makeTransaction({ id: 1, address: 'a' }),
    makeTransaction({ id: 2 }),
    makeTransaction({ id: 3, address: 'b' }),
  ];

  it.each([
    ['pending', ['a', 'b']],
    ['active', ['a', 'b']],
    ['executed', []],
    ['in_dispute', []],
    ['expired', []],
    ['frozen', []],
  ])('%s', (status, addresses) => {
    expect(listLinkedAddresses({ status, deposits })).toEqual(addresses);
  });
});

it.each([
  ['release', 'release'],
  ['release-remaining', 'release'],
  ['sign', 'sign'],
  ['cancel', 'cancel'],
  ['deposit', 'deposit'],
  ['open-dispute', 'open-dispute'],
] as const)('%s opens the dialog %s', (action, kind) => {
  expect(toDialog(action, 7)).toEqual({ kind, guaranteeId: 7 });
});

it.each([
  ['expired', true, 'next-expired'],
  ['in_dispute', true, 'next-in_dispute'],
  ['pending', true, 'late'],
  ['executed', true, 'late'],
  ['frozen', true, 'late'],
  ['expired', false, null],
  ['active', false, null],
] as const)('of money under the status %s, late %s: %s', (status, late, fact) => {
  expect(findMoneyFact({ status }, late)).toBe(fact);
});
