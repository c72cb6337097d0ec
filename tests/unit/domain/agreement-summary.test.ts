import { makeContract, makeGuarantee } from '@tests/unit/domain/make';
import { makeTerms, makeTermsGuarantee } from '@tests/unit/domain/make-terms';
import { describe, expect, it } from 'vitest';
import { summariseContract, summariseTerms } from '@/domain/records/agreement-summary';
import type { SignedTerms } from '@/domain/seals/seal-record';

/* docs/records.md#the-first-page-on-paper */

const HASH = 'ab'.repeat(32);
const SIGNATURES = [{ role: 'owner' as const, madeAt: '2027-01-01T00:00:00Z' }];
const SEALED = { hash: HASH, text: '', terms: makeTerms({ revision: 3 }), signatures: SIGNATURES };

describe('the summary of a contract', () => {
  const contract = makeContract({ contractors: ['ana', 'berto'], guarantees: [] });
  const sealed = SEALED as unknown as SignedTerms;

  it.each([
    ['no state known', null, null, false],
    ['unsigned', { kind: 'unsigned' }, null, false],
    ['both signed', { kind: 'sealed', sealed }, 3, false],
    ['changed since', { kind: 'changed', sealed, signedBy: [] }, 3, true],
    ['signed under another id', { kind: 'moved', fault: 'order', sealed, signedBy: [] }, 3, true],
  ] as const)('names the signed revision: %s', (_case, state, revision, isChanged) => {
    const summary = summariseContract(contract, state as Parameters<typeof summariseContract>[1]);
    expect([summary.signed?.revision ?? null, summary.isChanged]).toEqual([revision, isChanged]);
  });

  it.each([
    ['the counterparty', 'berto', 'berto', 'ana'],
    ['nobody named', null, null, null],
    ['a third person', 'carla', 'carla', null],
  ])('says who deposits and whom that protects: %s', (_case, depositorId, depositor, beneficiary) => {
    const guarantees = [makeGuarantee({ depositorId, amount: null, validUntil: null })];
    const [line] = summariseContract({ ...contract, guarantees }, null).guarantees;
    expect(line).toMatchObject({ depositor, beneficiary, amount: null, validUntil: null });
  });
});

describe('the summary of signed terms', () => {
  it.each([
    ['1000', 1000],
    ['', null],
    ['a lot', null],
    ['-5', null],
    ['0.5', null],
  ])('has the amount %j as %j', (amount, sats) => {
    const terms = makeTerms({ guarantees: [makeTermsGuarantee({ amount, validUntil: '' })] });
    const { signed, guarantees } = summariseTerms(terms, HASH, SIGNATURES);
    expect(signed).toEqual({ revision: terms.revision, hash: HASH, signatures: SIGNATURES });
    expect(guarantees).toMatchObject([{ amount: sats, validUntil: null }]);
  });
});
