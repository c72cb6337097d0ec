import { makeGuarantee, makeWithdrawal, sats } from '@tests/unit/domain/make';
import { expect, it } from 'vitest';
import { hasUnreadAmount, listUnreadRecords } from '@/domain/guarantees/unread-amounts';

const UNREAD = makeWithdrawal({ amount: null, extra: { amount: 'a lot' } });
const READ = makeWithdrawal({ amount: sats(1_000), extra: { amount: 'a lot' } });
const MISSING = makeWithdrawal({ amount: null, extra: { note: 'a lot' } });

it.each([
  ['an amount that is no number of bitcoin', UNREAD, true],
  ['an amount that was read, beside another field', READ, false],
  ['no amount at all', MISSING, false],
  ['nothing that was not read', makeWithdrawal({ amount: null }), false],
])('a record with %s cannot be read: %s', (_name, record, isUnread) => {
  expect(hasUnreadAmount(record)).toBe(isUnread);
});

it('names the lists that hold such a record, and none that were not received', () => {
  expect(listUnreadRecords(makeGuarantee({ deposits: [READ, UNREAD], withdrawals: [MISSING] }))).toEqual(['deposits']);
  expect(listUnreadRecords(makeGuarantee({ deposits: [], withdrawals: [UNREAD] }))).toEqual(['withdrawals']);
  expect(listUnreadRecords(makeGuarantee({ deposits: null, withdrawals: null }))).toEqual([]);
});
