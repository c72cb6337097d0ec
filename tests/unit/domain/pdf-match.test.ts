import { describe, expect, it, test } from 'vitest';
import type { CheckedLine } from '@/domain/terms/chat-line';
import {
  getKnownPdf,
  judgeNewPdf,
  judgePdf,
  listSealedPdfs,
  matchOpenTerms,
  type PdfFinding,
  type PdfMatch,
} from '@/domain/terms/pdf-match';
import { NO_TERMS } from '@/domain/terms/record';
import type { TermsState, TermsView } from '@/domain/terms/state';
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
  it.each<[string, readonly string[], string | null, string | null, PdfFinding]>([
    ['nothing is known, and the browser cannot compute a hash', [], null, null, 'new'],
    ['one was seen, and the browser cannot compute a hash', [], A, null, 'unchecked'],
    ['one was signed, and the browser cannot compute a hash', [A], null, null, 'unchecked'],
    ['nothing is known', [], null, A, 'new'],
    ['the same was seen', [], A, A, 'as-known'],
    ['another was seen', [], B, A, 'not-as-before'],
    ['the same was signed', [A], null, A, 'as-known'],
    ['it is one of two that were signed', [B, A], null, A, 'as-known'],
    ['another was signed, although the same was seen', [B], A, A, 'not-sealed'],
    ['contracts without a PDF were signed', [''], A, A, 'not-sealed'],
  ])('%s', (_name, sealed, known, hash, finding) => {
    expect(judgePdf({ sealed, known }, hash)).toBe(finding);
  });
});

describe('a PDF in terms that not both have signed', () => {
  const makeView = (state: TermsState): TermsView => ({
    state,
    signers: 'none',
    change: null,
    agreedAt: '',
    sealed: null,
    terms: makeTerms({ revision: 2 }),
    text: '',
    gaps: [],
  });
  const unsigned = makeView('unsigned');
  const byOther = makeView('signed-by-other');
  const missing = makeView('missing');
  const theirs: CheckedLine = { verdict: 'other-terms', role: 'counterparty', revision: 2, hash: B };

  it.each<[string, TermsView | null, CheckedLine[], PdfMatch, PdfFinding]>([
    ['nothing is known of the terms', null, [theirs], 'noted', 'new'],
    ['nobody has signed', unsigned, [], 'noted', 'new'],
    ['the other party has signed these terms', byOther, [theirs], 'signed-by-other', 'new'],
    ['the other party has signed other terms', unsigned, [theirs], 'not-signed-by-other', 'not-as-signed'],
    [
      '… beside another line',
      unsigned,
      [{ ...theirs, verdict: 'invalid' }, theirs],
      'not-signed-by-other',
      'not-as-signed',
    ],
    ['the user has', unsigned, [{ ...theirs, role: 'owner' }], 'noted', 'new'],
    ['the other party has signed another revision', unsigned, [{ ...theirs, revision: 1 }], 'noted', 'new'],
    ['the signature of the other party is invalid', unsigned, [{ ...theirs, verdict: 'invalid' }], 'noted', 'new'],
    ['both have signed a text that is not here', missing, [], 'noted', 'not-as-signed'],
  ])('%s', (_name, view, list, match, finding) => {
    const lines = Object.fromEntries(list.map((line, index) => [`m${index}`, line]));
    expect(matchOpenTerms(view, lines, 'owner')).toBe(match);
    expect(judgeNewPdf(view, lines, 'owner')).toBe(finding);
  });
});
