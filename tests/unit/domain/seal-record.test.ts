import { describe, expect, test } from 'vitest';
import {
  addSignature,
  hasSignedTerms,
  isSealed,
  listSealed,
  mergeRecords,
  NO_SEALS,
  type SealRecord,
} from '@/domain/seals/seal-record';
import type { TermsRole } from '@/domain/seals/terms';
import { makeSigned, makeSource } from './terms-samples';

const A = makeSigned(makeSource(), []);
const B = makeSigned(makeSource({ title: 'B' }), []);

function by(role: TermsRole, signature = `by ${role}`) {
  return { role, signature, madeAt: '2026-11-20T10:00:00.000Z' };
}

const a1 = addSignature(NO_SEALS, A, by('owner'));
const a2 = addSignature(a1, A, by('counterparty'));
const b1 = addSignature(NO_SEALS, B, by('counterparty'));
const withPdf: SealRecord = { signed: [], pdfs: { 'https://a.example/x': 'aa' } };

test('a signature is added, once for each party', () => {
  expect(a1.signed).toEqual([{ ...A, signatures: [by('owner')] }]);
  expect(a2.signed.map(isSealed)).toEqual([true]);
  expect(a1.signed.some((each) => hasSignedTerms(each, 'counterparty'))).toBe(false);
  expect(NO_SEALS.signed).toEqual([]);
});

test('a known signature is neither removed nor replaced', () => {
  expect(addSignature(a1, A, by('owner', 'another'))).toBe(a1);
  expect(mergeRecords(a2, addSignature(NO_SEALS, A, by('owner', 'another')))).toBe(a2);
  expect(mergeRecords(a2, NO_SEALS)).toBe(a2);
  expect(mergeRecords(a2, a1)).toBe(a2);
});

test('texts of one revision are listed in the same order, whichever was completed first', () => {
  const b2 = addSignature(b1, B, by('owner'));
  const sorted = [A.hash, B.hash].sort();
  expect(listSealed(mergeRecords(a2, b2)).map(({ hash }) => hash)).toEqual(sorted);
  expect(listSealed(mergeRecords(b2, a2)).map(({ hash }) => hash)).toEqual(sorted);
});

describe('merging', () => {
  const records: [string, SealRecord][] = [
    ['nothing', NO_SEALS],
    ['one signature', a1],
    ['both', a2],
    ['other terms', b1],
    ['a PDF', withPdf],
  ];
  const content = ({ signed, pdfs }: SealRecord) => ({
    signed: signed
      .map(({ hash, signatures }) => `${hash} ${signatures.map(({ role, signature }) => role + signature).sort()}`)
      .sort(),
    pdfs,
  });

  test.each(records)('is idempotent: %s', (_name, record) => {
    expect(mergeRecords(record, record)).toBe(record);
    expect(mergeRecords(NO_SEALS, record)).toEqual(record);
  });

  test.each(records)('is associative, in whatever order signatures arrive: %s', (_name, x) => {
    for (const [, y] of records)
      for (const [, z] of records) {
        expect(content(mergeRecords(mergeRecords(x, y), z))).toEqual(content(mergeRecords(x, mergeRecords(y, z))));
        expect(content(mergeRecords(x, y))).toEqual(content(mergeRecords(y, x)));
      }
  });

  test('knows the PDF that was seen last, also at an odd address', () => {
    const url = '__proto__';
    const odd: SealRecord = { signed: [], pdfs: Object.fromEntries([[url, 'bb']]) };
    expect(Object.entries(mergeRecords(withPdf, odd).pdfs)).toEqual([
      ['https://a.example/x', 'aa'],
      [url, 'bb'],
    ]);
    const newer = { signed: [], pdfs: { 'https://a.example/x': 'cc' } };
    expect(mergeRecords(withPdf, newer).pdfs).toEqual(newer.pdfs);
  });
});
