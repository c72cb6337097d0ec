import { describe, expect, it } from 'vitest';
import { listContractors, mayHoldTransactions, searchRows, toContractRow } from '@/domain/contracts/contract-list';
import { findContractNeeds } from '@/domain/contracts/contract-needs';
import type { Contract, Transaction } from '@/domain/models';
import { MAX_SATS } from '@/domain/primitives/amount';
import { makeContract, makeGuarantee, makeTransaction, makeWithdrawal, sats } from './make';

const signed = makeWithdrawal({ signer: 'other', status: 'pending', amount: sats(50_000) });
const toSign = makeGuarantee({ id: 'sign', status: 'active', depositorId: 'other', withdrawals: [signed] });
const toPay = makeGuarantee({ id: 'pay', status: 'pending', depositorId: 'me' });

function makeActiveContract(fields: Partial<Contract> = {}): Contract {
  return makeContract({ contractors: ['me', 'other'], status: 'active', guarantees: [], ...fields });
}

describe('open tasks of a contract', () => {
  it.each<[string, Partial<Contract>, string | null, string[]]>([
    ['nothing without guarantees', {}, 'me', []],
    ['a signature', { guarantees: [toSign] }, 'me', ['sign sign 50000']],
    ['signatures before deposits', { guarantees: [toPay, toSign] }, 'me', ['sign sign 50000', 'deposit pay 100000']],
    ['not the deposit of the other one', { guarantees: [{ ...toPay, depositorId: 'other' }] }, 'me', []],
    ['no deposit before a counterparty joins', { guarantees: [toPay], contractors: ['me'] }, 'me', []],
    ['nothing for strangers', { guarantees: [toPay, toSign] }, 'stranger', []],
    ['nothing for visitors', { guarantees: [toPay, toSign] }, null, []],
    ['not what was signed here', { guarantees: [toSign] }, 'other', []],
  ])('%s', (_what, fields, userId, expected) => {
    const needs = findContractNeeds(makeActiveContract(fields), userId);
    expect(needs.map(({ kind, guarantee, amount }) => `${kind} ${guarantee.id} ${amount}`)).toEqual(expected);
  });

  it.each([
    [100_000, []],
    [99_999, [1]],
  ])('with %i sats recorded as deposited, %j are due', (recorded, due) => {
    const deposits = [
      makeTransaction({ txid: 'ab', amount: sats(recorded) }),
      makeTransaction({ id: 't2', amount: sats(9) }),
    ];
    expect(
      findContractNeeds(makeActiveContract({ guarantees: [{ ...toPay, deposits }] }), 'me').map(({ amount }) => amount),
    ).toEqual(due);
  });
});

describe('unknown deposits', () => {
  const huge = { txid: 'ab', amount: MAX_SATS };
  it.each<[string, Partial<Transaction>[]]>([
    ['more than there is', [huge, { ...huge, id: 't2' }]],
    ['a payment without its amount', [{ txid: 'ab', amount: null }]],
  ])('%s: no payment is requested', (_what, deposits) => {
    const guarantee = { ...toPay, deposits: deposits.map(makeTransaction) };
    expect(findContractNeeds(makeActiveContract({ guarantees: [guarantee] }), 'me')).toEqual([]);
  });
});

const CONTRACTS = [
  makeActiveContract({
    id: 'a',
    title: 'Óleo de oliva',
    description: 'Supply',
    createdAt: '2026-01-01',
    updatedAt: '2026-06-01',
  }),
  makeActiveContract({
    id: 'b',
    title: 'Roof',
    createdAt: '2026-02-01',
    updatedAt: '2026-03-01',
    guarantees: [toSign],
  }),
  makeActiveContract({
    id: 'c',
    title: 'bicycle',
    createdAt: '2026-03-01',
    updatedAt: '2026-03-02',
    guarantees: [toPay],
  }),
  makeActiveContract({ id: 'd', title: 'Archive', createdAt: null, updatedAt: null, status: 'archived' }),
  makeActiveContract({ id: 'e', title: 'Zinc', createdAt: '2026-04-01', updatedAt: '2026-04-01', status: 'draft' }),
];

function list(search: string): string {
  const rows = CONTRACTS.map((contract) => toContractRow(contract, findContractNeeds(contract, 'me'), false));
  const getName = (id: string | number) => (id === 'other' ? 'Berta Núñez' : null);
  return searchRows(rows, search, getName)
    .map(({ contract }) => contract.id)
    .join('');
}

describe('the list of contracts', () => {
  it.each([
    ['', 'bcead'],
    ['OLEO', 'a'],
    ['nunez roof', 'b'],
    ['supply oliva', 'a'],
    ['supply roof', ''],
    ['  ', 'bcead'],
  ])('%j shows %s', (search, expected) => {
    expect(list(search)).toBe(expected);
  });
});

describe('the contractors of a list', () => {
  it('are listed once each, in order of appearance', () => {
    const of = (...contractors: (string | number)[]) => makeContract({ contractors });
    expect(listContractors([of('me', 'b'), of('c', 'me'), of(), of(7, 'b')])).toEqual(['me', 'b', 'c', 7]);
  });
});

describe('transactions missing from the list response', () => {
  it.each<[string, string, boolean]>([
    ['active', 'active', true],
    ['active', 'pending', true],
    ['active', 'executed', false],
    ['draft', 'active', false],
    ['pending_counterparty', 'pending', false],
  ])('a contract that is %s with a guarantee that is %s: %s', (status, guaranteeStatus, expected) => {
    const guarantees = [{ ...toPay, status: guaranteeStatus as 'active' }];
    expect(mayHoldTransactions(makeActiveContract({ status: status as 'active', guarantees }))).toBe(expected);
  });
});
