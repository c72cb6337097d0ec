import { describe, expect, test } from 'vitest';
import type { TermsSource } from '@/domain/terms/build-terms';
import { isAsSaved, planChange } from '@/domain/terms/own-change';
import { NO_TERMS, type SignedTerms, type TermsRecord } from '@/domain/terms/record';
import type { MissingTerms } from '@/domain/terms/revisions';
import type { Terms } from '@/domain/terms/terms';
import { makeGuarantee, sats } from './make';
import { makeTermsGuarantee } from './make-terms';
import { BOTH, makeSigned, makeSource } from './terms-samples';

/* docs/terms.md#proposals */

const NOW = makeSource();
const first = makeSigned(NOW, BOTH);
const record = (...signed: SignedTerms[]): TermsRecord => ({ ...NO_TERMS, signed });
const rename = (terms: Terms): Terms => ({ ...terms, title: 'Changed' });

describe('a change of signed terms', () => {
  test('is planned as the next revision of what both signed', () => {
    const plan = planChange(NOW, record(first), [], rename);
    expect(plan).toMatchObject({
      sealed: first,
      gaps: [],
      terms: { title: 'Changed', revision: 2, previous: first.hash },
    });
  });

  test.each<[string, TermsRecord, MissingTerms[]]>([
    ['nobody has signed', NO_TERMS, []],
    ['only one party has signed', record(makeSigned(NOW, ['owner'])), []],
    ['both signed several texts of a revision', record(first, makeSigned(makeSource({ title: 'Third' }), BOTH)), []],
    ['the text of one of them is missing', record(first), [{ revision: 1, hash: ' ' }]],
    ['the last text is missing', record(first), [{ revision: 2, hash: 'ee'.repeat(32) }]],
    ['no text is here', NO_TERMS, [{ revision: 1, hash: 'ee'.repeat(32) }]],
  ])('is no proposal if %s', (_name, known, missing) => {
    expect(planChange(NOW, known, missing, rename)).toBeNull();
  });

  test('has the gaps of the contract', () => {
    const source = makeSource({ pdfUrl: 'https://files.example/a.pdf' }, { pdf: null });
    expect(planChange(source, record(first), [], rename)?.gaps).toEqual([{ kind: 'pdf' }]);
  });
});

describe('a guarantee that the user added', () => {
  const added = { ...makeTermsGuarantee(), id: '', description: 'New', depositor: 'u1' };
  const plan = planChange(NOW, record(first), [], (terms) => ({ ...terms, guarantees: [...terms.guarantees, added] }));
  const guarantee = makeGuarantee({
    id: 'g0',
    description: 'New',
    depositorId: 'u1',
    amount: sats(Number(added.amount)),
    conditions: added.conditions,
    verificationProcess: added.verificationProcess,
    validUntil: added.validUntil,
  });

  test.each<[string, TermsSource['contract'], boolean]>([
    ['is as saved with any id', makeSource({ guarantees: [makeGuarantee(), guarantee] }).contract, true],
    [
      'is not with another amount',
      makeSource({ guarantees: [makeGuarantee(), { ...guarantee, amount: sats(1) }] }).contract,
      false,
    ],
    [
      'is not with another depositor',
      makeSource({ guarantees: [makeGuarantee(), { ...guarantee, depositorId: 'u2' }] }).contract,
      false,
    ],
    [
      'is not with another text',
      makeSource({ guarantees: [makeGuarantee(), { ...guarantee, conditions: 'Other' }] }).contract,
      false,
    ],
    [
      'is not beside another title',
      makeSource({ title: 'X', guarantees: [makeGuarantee(), guarantee] }).contract,
      false,
    ],
    ['is not without it', NOW.contract, false],
  ])('%s', (_name, contract, expected) => {
    const saved = plan?.terms;
    const now = makeSigned({ ...NOW, contract }, [], { revision: 2, previous: first.hash }).terms;
    expect(saved !== undefined && isAsSaved(saved, now)).toBe(expected);
  });
});
