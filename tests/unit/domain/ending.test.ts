import { expect, it } from 'vitest';
import { findEnding } from '@/domain/contracts/ending';
import type { Guarantee, Transaction } from '@/domain/models';
import { makeContract, makeGuarantee, makeWithdrawal, sats } from './make';

const AT = '2026-11-20T10:00:00.000Z';
const LATER = '2026-11-21T10:00:00.000Z';

function paidOut(fields: Partial<Transaction> = {}, about: Partial<Guarantee> = {}): Guarantee {
  const withdrawal = makeWithdrawal({ txid: 'aa', amount: sats(99_000), updatedAt: AT, ...fields });
  return makeGuarantee({ status: 'executed', amount: sats(100_000), withdrawals: [withdrawal], ...about });
}

it.each<[string, string, Guarantee[], ReturnType<typeof findEnding>]>([
  ['one paid out', 'completed', [paidOut()], { last: AT }],
  ['two: the later date', 'completed', [paidOut({ updatedAt: LATER }), paidOut()], { last: LATER }],
  ['a date that is not known', 'completed', [paidOut(), paidOut({ updatedAt: null })], { last: null }],
  ['a date that is none', 'completed', [paidOut({ updatedAt: 'soon' })], { last: null }],
  ['a payment that was not sent', 'completed', [paidOut({ txid: null })], null],
  ['a payment of an unknown amount', 'completed', [paidOut({ amount: null })], null],
  ['less than nine tenths', 'completed', [paidOut({ amount: sats(89_999) })], null],
  ['withdrawals that were not received', 'completed', [paidOut({}, { withdrawals: null })], null],
  [
    'withdrawals that were not received, of nothing',
    'completed',
    [paidOut({}, { withdrawals: null, amount: sats(0) })],
    null,
  ],
  ['an amount of zero', 'completed', [paidOut({}, { withdrawals: [], amount: sats(0) })], null],
  ['a guarantee that expired', 'completed', [paidOut(), paidOut({}, { status: 'expired' })], null],
  ['no guarantees', 'completed', [], null],
  ['a contract that is not over', 'active', [paidOut()], null],
])('the ending of a contract: %s', (_case, status, guarantees, ending) => {
  expect(findEnding(makeContract({ status, guarantees }))).toEqual(ending);
});
