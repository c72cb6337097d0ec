import { describe, expect, it } from 'vitest';
import { listGuaranteeActions } from '@/domain/contracts/permissions';
import {
  findLastWithdrawal,
  findPendingForUser,
  getWithdrawalStage,
  isUnsigned,
  listWithdrawalActions,
} from '@/domain/withdrawals/withdrawal-stage';
import { makeContract, makeGuarantee, makeWithdrawal, sats } from './make';

const signedBy = (signer: string | number | null, fields = {}) => makeWithdrawal({ signer, ...fields });

// Spec: 4.withdrawal-flow
describe('getWithdrawalStage', () => {
  it.each([
    ['no withdrawal', [], 'none'],
    ['an unsigned one', [signedBy(null)], 'none'],
    ['one that I signed', [signedBy('me')], 'mine'],
    ['one that the other signed', [signedBy('other')], 'theirs'],
    ['one with a txid', [signedBy('other', { txid: 'aa' })], 'executed'],
    ['one said to be executed, its txid missing', [signedBy('other', { status: 'executed' })], 'executed'],
    ['an unknown status', [signedBy('other', { status: 'strange' })], 'theirs'],
  ])('%s', (_, withdrawals, stage) => {
    expect(getWithdrawalStage({ withdrawals }, 'me')).toBe(stage);
  });

  it('compares ids as text: 7 and "7" are one user', () => {
    expect(getWithdrawalStage({ withdrawals: [signedBy(7)] }, '7')).toBe('mine');
  });

  it('takes the newest withdrawal; of equal ones, the last in the list', () => {
    const old = makeWithdrawal({ id: 'old', createdAt: '2026-01-01T00:00:00Z' });
    const young = makeWithdrawal({ id: 'young', createdAt: '2026-02-01T00:00:00Z' });
    expect(findLastWithdrawal({ withdrawals: [young, old] })?.id).toBe('young');
    const undated = [makeWithdrawal({ id: 'a' }), makeWithdrawal({ id: 'b' })];
    expect(findLastWithdrawal({ withdrawals: undated })?.id).toBe('b');
    expect(findLastWithdrawal({ withdrawals: [] })).toBeNull();
  });
});

// Spec: 4.pending-for-user
describe('findPendingForUser', () => {
  it.each([
    ['active, signed by the other', {}, {}, true],
    ['signed by me', {}, { signer: 'owner' }, false],
    ['not signed', {}, { signer: null }, false],
    ['executed already', {}, { status: 'executed', txid: 'aa' }, false],
    ['of an unknown status', {}, { status: 'strange' }, false],
    ['guarantee not active', { status: 'in_dispute' }, {}, false],
  ])('%s: %s', (_, guarantee, withdrawal, pending) => {
    const last = signedBy('counterparty', withdrawal);
    const subject = makeGuarantee({ status: 'active', withdrawals: [last], ...guarantee });
    expect(findPendingForUser(subject, 'owner')).toBe(pending ? last : null);
  });
});

describe('guaranteeActions: the buttons of a card', () => {
  const full = sats(100_000);
  const cases = [
    ['pending, no money', 'pending', [], 0, ['deposit']],
    ['pending, not known', 'pending', [], null, ['deposit']],
    ['pending, funded', 'pending', [], 100_000, ['release']],
    ['active, none yet', 'active', [], 100_000, ['release', 'open-dispute']],
    ['active, balance not known', 'active', [], null, ['release', 'open-dispute']],
    ['active, empty', 'active', [], 546, ['open-dispute']],
    ['active, mine', 'active', [signedBy('owner')], 100_000, ['cancel', 'open-dispute']],
    ['active, theirs', 'active', [signedBy('counterparty')], 100_000, ['sign', 'cancel', 'open-dispute']],
    ['active, rest', 'active', [signedBy('owner', { txid: 'a' })], 40_000, ['release-remaining', 'open-dispute']],
    ['active, nothing left', 'active', [signedBy('owner', { txid: 'a' })], 0, ['open-dispute']],
    ['executed, with txid', 'executed', [signedBy('owner', { txid: 'a' })], 0, ['view-transaction']],
    ['executed, without', 'executed', [], 0, []],
    ['in dispute', 'in_dispute', [], 100_000, ['release']],
    ['in dispute, balance not known', 'in_dispute', [signedBy('owner')], null, []],
    ['expired', 'expired', [], 100_000, ['release']],
    ['expired, empty', 'expired', [signedBy('counterparty')], 546, []],
    ['unknown status', 'frozen', [], 100_000, ['release']],
  ] as const;

  it.each(cases)('owner: %s', (_, status, withdrawals, balance, expected) => {
    const guarantee = makeGuarantee({ status, withdrawals: [...withdrawals], amount: full });
    const view = {
      contract: makeContract(),
      guarantee,
      userId: 'owner',
      balance: balance === null ? null : sats(balance),
    };
    expect(listGuaranteeActions(view)).toEqual(expected);
  });

  it('a stranger may only open a dispute, a visitor nothing', () => {
    const view = { contract: makeContract(), guarantee: makeGuarantee({ status: 'active' }), balance: full };
    expect(listGuaranteeActions({ ...view, userId: 'stranger' })).toEqual(['open-dispute']);
    expect(listGuaranteeActions({ ...view, userId: null })).toEqual([]);
  });

  it('no deposit while the contract has one contractor', () => {
    const contract = makeContract({ contractors: ['owner'] });
    expect(listGuaranteeActions({ contract, guarantee: makeGuarantee(), userId: 'owner', balance: sats(0) })).toEqual(
      [],
    );
  });
});

it('nothing waits for the user without a withdrawal', () => {
  expect(findPendingForUser(makeGuarantee({ status: 'active' }), 'owner')).toBeNull();
});

it.each([
  ['unsigned', {}, true],
  ['signed', { signer: 'owner' }, false],
  ['unsigned but with a txid', { txid: 'aa' }, false],
  ['unsigned but executed', { status: 'executed' }, false],
])('a withdrawal that is %s may be replaced: %s', (_case, fields, expected) => {
  expect(isUnsigned(makeWithdrawal(fields))).toBe(expected);
});

it.each([
  ['an own signature can be taken back', signedBy('owner'), 0, ['cancel']],
  ["another's signature can be answered", signedBy('other'), 0, ['sign', 'cancel']],
  ['nothing is released twice', signedBy('owner', { txid: 'aa' }), 0, []],
  ['a broadcast may have spent everything', signedBy('owner', { txid: 'aa' }), null, []],
])('with an empty or unknown balance, %s', (_case, withdrawal, balance, actions) => {
  const known = balance === null ? null : sats(balance);
  expect(listWithdrawalActions({ withdrawals: [withdrawal] }, 'owner', known)).toEqual(actions);
});
