import { describe, expect, it, test } from 'vitest';
import { getKnownPdf, judgePdf, listRightPdfs, listSealedPdfs, type PdfFinding } from '@/domain/terms/pdf-match';
import { NO_TERMS, type TermsRecord } from '@/domain/terms/record';
import { makeTerms } from './make-terms';

/* docs/terms.md#the-pdf */

const [A, B] = ['aa', 'bb'];

test('no PDF is signed while nobody has signed', () => {
  expect(listSealedPdfs(NO_TERMS)).toEqual([]);
});

test('what was seen at an address is known for that address alone', () => {
  const pdfs = { 'https://files.example/a.pdf': A };
  expect(getKnownPdf({ pdfs }, 'https://files.example/a.pdf')).toBe(A);
  expect(getKnownPdf({ pdfs }, 'https://files.example/b.pdf')).toBeNull();
  // Every object has these names.
  for (const name of ['constructor', '__proto__', 'toString']) expect(getKnownPdf({ pdfs }, name)).toBeNull();
});

describe('a fetched PDF', () => {
  const URL_OF_PDF = 'https://files.example/a.pdf';
  const makeRecord = (sealed: readonly string[], seen: string | null): TermsRecord => ({
    ...NO_TERMS,
    signed: sealed.map((pdf) => ({
      hash: `hash of ${pdf}`,
      text: pdf,
      terms: makeTerms({ pdf }),
      signatures: (['owner', 'counterparty'] as const).map((role) => ({ role, signature: '', madeAt: '' })),
    })),
    pdfs: seen === null ? {} : { [URL_OF_PDF]: seen },
  });

  it.each<[string, readonly string[], string | null, string | null, PdfFinding]>([
    ['nothing is known, and the browser cannot compute a hash', [], null, null, 'fits'],
    ['one was seen, and the browser cannot compute a hash', [], A, null, 'unchecked'],
    ['one was signed, and the browser cannot compute a hash', [A], null, null, 'unchecked'],
    ['nothing is known', [], null, A, 'fits'],
    ['the same was seen', [], A, A, 'fits'],
    ['another was seen', [], B, A, 'differs'],
    ['the same was signed', [A], null, A, 'fits'],
    ['the same was signed, although another was seen', [A], B, A, 'fits'],
    ['it is one of two that were signed', [B, A], null, A, 'fits'],
    ['another was signed, although the same was seen', [B], A, A, 'differs'],
    ['contracts without a PDF were signed', [''], A, A, 'differs'],
  ])('%s', (_name, sealed, seen, hash, finding) => {
    expect(judgePdf(listRightPdfs(makeRecord(sealed, seen), URL_OF_PDF), hash)).toBe(finding);
  });
});
