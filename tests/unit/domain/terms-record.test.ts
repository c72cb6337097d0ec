import { describe, expect, it, test } from 'vitest';
import {
  addSignature,
  findOwnSigned,
  hasSigned,
  isSealed,
  keepOwn,
  limitOthers,
  listSealed,
  mergeRecords,
  NO_TERMS,
  type TermsRecord,
} from '@/domain/terms/record';
import type { TermsRole } from '@/domain/terms/terms';
import { COUNTERPARTY_KEY, makeSigned, makeSource, OWNER_KEY } from './terms-samples';

const A = makeSigned(makeSource(), []);
const B = makeSigned(makeSource({ title: 'B' }), []);

function by(role: TermsRole, signature = `by ${role}`) {
  return { role, signature, madeAt: '2026-11-20T10:00:00.000Z' };
}

const a1 = addSignature(NO_TERMS, A, by('owner'));
const a2 = addSignature(a1, A, by('counterparty'));
const b1 = addSignature(NO_TERMS, B, by('counterparty'));
const withPdf: TermsRecord = { signed: [], pdfs: { 'https://a.example/x': 'aa' } };

test('adding a signature keeps at most one for each party', () => {
  expect(a1.signed).toEqual([{ ...A, signatures: [by('owner')] }]);
  expect(a2.signed.map(isSealed)).toEqual([true]);
  expect(a1.signed.some((each) => hasSigned(each, 'counterparty'))).toBe(false);
  expect(NO_TERMS.signed).toEqual([]);
});

test('a known signature is neither removed nor replaced', () => {
  expect(addSignature(a1, A, by('owner', 'another'))).toBe(a1);
  expect(mergeRecords(a2, addSignature(NO_TERMS, A, by('owner', 'another')))).toBe(a2);
  expect(mergeRecords(a2, NO_TERMS)).toBe(a2);
  expect(mergeRecords(a2, a1)).toBe(a2);
});

test('texts of one revision are listed in the same order, regardless of which was completed first', () => {
  const b2 = addSignature(b1, B, by('owner'));
  const sorted = [A.hash, B.hash].sort();
  expect(listSealed(mergeRecords(a2, b2)).map(({ hash }) => hash)).toEqual(sorted);
  expect(listSealed(mergeRecords(b2, a2)).map(({ hash }) => hash)).toEqual(sorted);
});

describe('merging', () => {
  const records: [string, TermsRecord][] = [
    ['an empty record', NO_TERMS],
    ['one signature', a1],
    ['both signatures', a2],
    ['other terms', b1],
    ['a PDF', withPdf],
  ];
  const content = ({ signed, pdfs }: TermsRecord) => ({
    signed: signed
      .map(({ hash, signatures }) => `${hash} ${signatures.map(({ role, signature }) => role + signature).sort()}`)
      .sort(),
    pdfs,
  });

  test.each(records)('is idempotent: %s', (_name, record) => {
    expect(mergeRecords(record, record)).toBe(record);
    expect(mergeRecords(NO_TERMS, record)).toEqual(record);
  });

  test.each(records)('is associative and commutative: %s', (_name, x) => {
    for (const [, y] of records)
      for (const [, z] of records) {
        expect(content(mergeRecords(mergeRecords(x, y), z))).toEqual(content(mergeRecords(x, mergeRecords(y, z))));
        expect(content(mergeRecords(x, y))).toEqual(content(mergeRecords(y, x)));
      }
  });

  test('keeps the PDF that was seen last, even at the address __proto__', () => {
    const url = '__proto__';
    const odd: TermsRecord = { signed: [], pdfs: Object.fromEntries([[url, 'bb']]) };
    expect(Object.entries(mergeRecords(withPdf, odd).pdfs)).toEqual([
      ['https://a.example/x', 'aa'],
      [url, 'bb'],
    ]);
    const newer = { signed: [], pdfs: { 'https://a.example/x': 'cc' } };
    expect(mergeRecords(withPdf, newer).pdfs).toEqual(newer.pdfs);
  });
});

describe('what a device keeps for an account', () => {
  const owner = { network: 'regtest', contract: 'c1', role: 'owner', key: OWNER_KEY } as const;
  test.each([
    ['its own terms', owner, 1],
    ['terms of another contract', { ...owner, contract: 'c2' }, 0],
    ['terms of another network', { ...owner, network: 'mainnet' as const }, 0],
    ["terms with another key in the account's place", { ...owner, key: COUNTERPARTY_KEY }, 0],
    ['terms in which the account is the other party', { ...owner, role: 'counterparty' as const }, 0],
  ])('%s', (_name, of, count) => {
    const kept = keepOwn(a2, of);
    expect(kept.signed).toHaveLength(count);
    if (count === 1) expect(kept).toBe(a2);
  });
});

describe("the user's own signature", () => {
  it('is found by the text and the role of the signer', () => {
    expect(findOwnSigned(a1, A.text, 'owner')?.hash).toBe(A.hash);
    expect(findOwnSigned(a1, A.text, 'counterparty')).toBeNull();
    expect(findOwnSigned(a1, 'two', 'owner')).toBeNull();
  });
});

describe('texts that only others have signed', () => {
  const make = (number: number, role: TermsRole, length = 1): TermsRecord['signed'][number] => ({
    ...A,
    hash: `hash ${number}`,
    text: 'x'.repeat(length),
    signatures: [by(role)],
  });
  const many = (count: number, length?: number) => Array.from({ length: count }, (_, at) => make(at, 'owner', length));
  const limit = (signed: TermsRecord['signed']) => limitOthers({ ...NO_TERMS, signed }, COUNTERPARTY_KEY);
  const listHashes = (record: TermsRecord) => record.signed.map(({ hash }) => hash);

  it('are kept while there is room', () => {
    for (const signed of [[], many(50), many(2, 1_000_000), many(1, 2_000_001)]) {
      const record = { ...NO_TERMS, signed };
      expect(limitOthers(record, COUNTERPARTY_KEY)).toBe(record);
    }
  });

  it('are at most 50, of which the newest stay', () => {
    const record = { ...withPdf, signed: many(52) };
    const limited = limitOthers(record, COUNTERPARTY_KEY);
    expect(limited).toEqual({ ...withPdf, signed: record.signed.slice(2) });
  });

  it('have at most 2,000,000 characters, but the newest always stays', () => {
    expect(listHashes(limit([make(1, 'owner', 1_000_001), make(2, 'owner', 1_000_000)]))).toEqual(['hash 2']);
    expect(listHashes(limit([make(1, 'owner', 1), make(2, 'owner', 2_000_001)]))).toEqual(['hash 2']);
  });

  it('leave those alone that the account has signed, even beside the other party', () => {
    const own = make(100, 'counterparty', 3_000_000);
    const both = { ...make(101, 'owner', 3_000_000), signatures: [by('owner'), by('counterparty')] };
    expect(listHashes(limit([own, both, ...many(51)]))).toEqual([
      'hash 100',
      'hash 101',
      ...many(51)
        .map(({ hash }) => hash)
        .slice(1),
    ]);
  });
});

describe('merging what two tabs know of a contract', () => {
  const [AT, LATER] = ['2026-11-20T10:00:00.000Z', '2026-11-20T10:00:05.000Z'];
  const older = { terms: A.terms, pdfLink: '', at: AT };
  const newer = { terms: B.terms, pdfLink: '', at: LATER };

  test.each<[string, Partial<TermsRecord>, Partial<TermsRecord>, Partial<TermsRecord>]>([
    ['no other reference in place of its own', { reference: older }, { reference: newer }, { reference: older }],
    ['the only ones', {}, { reference: older }, { reference: older }],
    ['those of the other tab alone', { reference: older }, {}, { reference: older }],
  ])('takes %s', (_name, base, added, expected) => {
    expect(mergeRecords({ ...NO_TERMS, ...base }, { ...NO_TERMS, ...added })).toEqual({ ...NO_TERMS, ...expected });
  });

  test('replaces nothing by the same', () => {
    const base = { ...NO_TERMS, reference: older };
    const same = { ...NO_TERMS, reference: { ...older } };
    expect(mergeRecords(base, same)).toBe(base);
  });
});
