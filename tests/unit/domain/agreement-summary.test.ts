import { makeTerms, makeTermsGuarantee } from '@tests/unit/domain/make-terms';
import { describe, expect, it } from 'vitest';
import { summariseTerms } from '@/domain/records/agreement-summary';

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
