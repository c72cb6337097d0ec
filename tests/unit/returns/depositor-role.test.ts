import { expect, test } from 'vitest';
import { findAcceptedDepositor, findDepositFacts } from '@/domain/returns/depositor-role';
import { makeTerms, makeTermsGuarantee } from '../domain/make-terms';

const terms = makeTerms();
const { owner, counterparty } = terms;
const contract = { contractors: [owner.id, counterparty.id] as [string, string] };
const record = { id: '7', depositorId: counterparty.id, validUntil: '2099-01-01' };
const sign = (change: Parameters<typeof makeTermsGuarantee>[0]) => ({
  ...terms,
  guarantees: [makeTermsGuarantee({ id: '7', validUntil: '2027-02-01', ...change })],
});
const UNKNOWN = { depositor: null, validUntil: null, isSigned: false };

test.each([
  ['signed terms name the owner', sign({ depositor: owner.id }), 'owner'],
  ['signed terms name the counterparty', sign({ depositor: counterparty.id }), 'counterparty'],
  ['signed terms name somebody else', sign({ depositor: 'mallory' }), null],
])('%s, whatever the server says', (_what, signed, depositor) => {
  expect(findDepositFacts(contract, record, signed)).toEqual({ depositor, validUntil: '2027-02-01', isSigned: true });
});

test('the record counts only if nobody has signed terms', () => {
  const facts = { depositor: 'counterparty', validUntil: '2099-01-01', isSigned: false };
  expect(findDepositFacts(contract, record, 'none')).toEqual(facts);
  expect(findDepositFacts(contract, { ...record, depositorId: 'mallory' }, 'none')).toMatchObject({ depositor: null });
  expect(findDepositFacts(contract, record, 'unclear')).toEqual(UNKNOWN);
  expect(findDepositFacts(contract, { ...record, id: '8' }, sign({ depositor: owner.id }))).toEqual(UNKNOWN);
});

test('the terms that the user has accepted name a depositor, or none', () => {
  expect(findAcceptedDepositor(sign({ depositor: owner.id }), { id: '7' })).toBe(owner.id);
  expect(findAcceptedDepositor(sign({ depositor: owner.id }), { id: '8' })).toBe('');
  expect(findAcceptedDepositor(undefined, { id: '7' })).toBe('');
});
