import { makeTerms, makeTermsGuarantee } from '@tests/unit/domain/make-terms';
import { describe, expect, it } from 'vitest';
import { summariseContract, summariseTerms } from '@/domain/records/agreement-summary';
import { NO_SEALS, type SignedTerms } from '@/domain/seals/seal-record';
import { getSealView, type SealView } from '@/domain/seals/seal-state';
import { makeContract, makeGuarantee, sats } from './make';
import { BOTH, makeSigned, makeSource } from './terms-samples';

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

const NOW = makeSource();
const OTHER = makeSource({ guarantees: [makeGuarantee({ amount: sats(900_000) })] });
const NO_AMOUNT = makeSource({ guarantees: [makeGuarantee({ amount: null })] });
const PDF = 'cd'.repeat(32);
const withPdf = (pdf: string | null) => makeSource({ pdfUrl: 'https://files.example/a.pdf' }, { pdf });
const both = makeSigned(NOW, BOTH);
const bothWithPdf = makeSigned(withPdf(PDF), BOTH);
const record = (...signed: SignedTerms[]) => ({ ...NO_SEALS, signed });
const toSummary = ({ terms, hash, signatures }: SignedTerms) => ({ revision: terms.revision, hash, signatures });

describe('the summary of a contract', () => {
  it.each<[string, SealView | null, unknown]>([
    ['terms that nobody has signed', getSealView(NOW, NO_SEALS, 'owner'), 'none'],
    ['terms that the user has signed', getSealView(NOW, record(makeSigned(NOW, ['owner'])), 'owner'), 'half'],
    [
      'terms that the other party has signed',
      getSealView(NOW, record(makeSigned(NOW, ['counterparty'])), 'owner'),
      'half',
    ],
    ['signed terms', getSealView(NOW, record(both), 'owner'), toSummary(both)],
    ['signed terms with their PDF', getSealView(withPdf(PDF), record(bothWithPdf), 'owner'), toSummary(bothWithPdf)],
    ['terms changed since', getSealView(OTHER, record(both), 'owner'), 'none'],
    [
      'terms changed since, signed by one',
      getSealView(
        OTHER,
        record(both, makeSigned(OTHER, ['owner'], { revision: 2, previous: both.hash })),
        'counterparty',
      ),
      'half',
    ],
    ['terms whose PDF was not compared', getSealView(withPdf(null), record(bothWithPdf), 'owner'), null],
    ['terms of which a part was not received', getSealView(NO_AMOUNT, record(both), 'owner'), null],
    ['unsigned terms of which a part was not received', getSealView(NO_AMOUNT, NO_SEALS, 'owner'), null],
    ['two texts of one revision', getSealView(NOW, record(both, makeSigned(OTHER, BOTH)), 'owner'), null],
    [
      'terms that both signed, without their text',
      getSealView(NOW, NO_SEALS, 'owner', { missing: [{ revision: 3, hash: 'ee'.repeat(32) }] }),
      null,
    ],
    [
      'terms that both signed under another id',
      getSealView(NOW, NO_SEALS, 'owner', { move: { fault: 'title', from: { sealed: both } } }),
      null,
    ],
    ['terms whose signatures are not known', null, null],
  ])('says of %s who signed them', (_, view, signed) => {
    expect(summariseContract(makeContract({ contractors: ['1', '2'] }), view).signed).toEqual(signed);
  });

  it('has no counterparty while nobody has joined, and no signatures once that is known', () => {
    const contract = makeContract({ contractors: ['1'], guarantees: [makeGuarantee({ depositorId: null })] });
    expect(summariseContract(contract, 'none')).toMatchObject({ counterparty: null, signed: 'none' });
    expect(summariseContract(contract, null)).toMatchObject({ counterparty: null, signed: null });
  });
});
