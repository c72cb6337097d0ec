import { makeTerms, makeTermsGuarantee } from '@tests/unit/domain/make-terms';
import { describe, expect, it } from 'vitest';
import { summariseContract, summariseTerms } from '@/domain/records/agreement-summary';
import type { SignedTerms } from '@/domain/seals/seal-record';
import type { SealState } from '@/domain/seals/seal-state';
import { makeContract, makeGuarantee } from './make';

/* docs/records.md#the-first-page-on-paper */

const HASH = 'ab'.repeat(32);
const SIGNATURES = [{ role: 'owner' as const, madeAt: '2027-01-01T00:00:00Z' }];

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

describe('the summary of a contract', () => {
  const sealed = { hash: HASH, terms: makeTerms({ revision: 2 }), signatures: SIGNATURES } as unknown as SignedTerms;
  it.each<[string, SealState | null, unknown]>([
    ['terms that nobody has signed', { kind: 'unsigned' }, 'none'],
    ['terms that the user has signed', { kind: 'signed-by-you' }, 'half'],
    ['terms that the other party has signed', { kind: 'signed-by-other' }, 'half'],
    ['terms changed since', { kind: 'changed', sealed, signedBy: [] }, 'none'],
    ['terms changed since, signed by one', { kind: 'changed', sealed, signedBy: ['owner'] }, 'half'],
    ['signed terms', { kind: 'sealed', sealed }, { revision: 2, hash: HASH, signatures: SIGNATURES }],
    ['terms whose signatures are not known', null, null],
  ])('says of %s who signed them', (_, state, signed) => {
    expect(summariseContract(makeContract({ contractors: ['1', '2'] }), state).signed).toEqual(signed);
  });

  it('has no signatures and no counterparty while nobody has joined', () => {
    const contract = makeContract({ contractors: ['1'], guarantees: [makeGuarantee({ depositorId: null })] });
    expect(summariseContract(contract, null)).toMatchObject({ counterparty: null, signed: 'none' });
  });
});
