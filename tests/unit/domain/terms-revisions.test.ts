import { describe, expect, test } from 'vitest';
import type { CheckedLine } from '@/domain/terms/chat-line';
import { listSealedPdfs } from '@/domain/terms/pdf-match';
import { NO_TERMS, type SignedTerms, type TermsRecord } from '@/domain/terms/record';
import { toSignedReference } from '@/domain/terms/reference';
import { findLastSealed, listChatPlaces, listMissing, type MissingTerms } from '@/domain/terms/revisions';
import type { TermsRole } from '@/domain/terms/terms';
import { makeGuarantee, sats } from './make';
import { BOTH, makeSigned, makeSource } from './terms-samples';

const NOW = makeSource();
const OTHER = makeSource({ guarantees: [makeGuarantee({ amount: sats(900_000) })] });

function record(...signed: SignedTerms[]): TermsRecord {
  return { ...NO_TERMS, signed };
}

const first = makeSigned(NOW, BOTH);
const second = makeSigned(OTHER, BOTH, { revision: 2, previous: first.hash });
const otherText = makeSigned(OTHER, BOTH);

describe('what both signed last', () => {
  test('is the text of the last revision, and of several the reference of the user', () => {
    expect(findLastSealed(NO_TERMS)).toBeNull();
    expect(findLastSealed(record(makeSigned(NOW, ['owner'])))).toBeNull();
    expect(findLastSealed(record(second, first))).toBe(second);
    expect(findLastSealed(record(first, otherText))).toBeNull();
    const reference = toSignedReference(otherText.terms, OTHER.contract, '');
    expect(findLastSealed({ ...record(first, otherText), reference })).toBe(otherText);
    expect(
      findLastSealed({ ...record(first, second), reference: toSignedReference(first.terms, NOW.contract, '') }),
    ).toBe(second);
  });

  test('has a PDF of each text', () => {
    const withPdf = (signed: SignedTerms, pdf: string) => ({ ...signed, terms: { ...signed.terms, pdf } });
    expect(listSealedPdfs(record(withPdf(first, 'aa'), withPdf(otherText, 'bb'))).sort()).toEqual(['aa', 'bb']);
    expect(listSealedPdfs(record(first, withPdf(second, 'cc')))).toEqual(['cc']);
  });
});

describe('terms without a text on this device', () => {
  const mark = (role: TermsRole, hash: string, revision: number | null = 1): CheckedLine => ({
    verdict: 'other-terms',
    role,
    hash,
    revision,
  });
  const AA = { revision: 1, hash: 'aa' };
  const pair = (hash: string, revision: number) => BOTH.map((role) => mark(role, hash, revision));

  test.each<[string, CheckedLine[], TermsRecord, MissingTerms[]]>([
    ['no lines', [], NO_TERMS, []],
    ['one signature', [mark('owner', 'aa')], NO_TERMS, []],
    ['both signatures', pair('aa', 1), NO_TERMS, [{ revision: 1, hash: 'aa' }]],
    ['different texts', [mark('owner', 'aa'), mark('counterparty', 'bb')], NO_TERMS, []],
    ['different revisions', [mark('owner', 'aa', 1), mark('counterparty', 'aa', 2)], NO_TERMS, []],
    [
      'another signature sent with a wrong revision',
      [mark('counterparty', 'aa', 7), ...pair('aa', 1)],
      NO_TERMS,
      [{ revision: 1, hash: 'aa' }],
    ],
    ['of the last revision on this device', pair('aa', 1), record(first), [AA]],
    ['stored by another tab in the meantime', pair(first.hash, 1), record(first), []],
    ['of an earlier revision', pair('aa', 1), record(first, second), []],
    ['of a revision up to 1,000 ahead', pair('aa', 1_001), record(first), [{ revision: 1_001, hash: 'aa' }]],
    ['of no revision', BOTH.map((role) => mark(role, 'aa', null)), NO_TERMS, []],
    ['without a hash', BOTH.map((role) => ({ ...mark(role, 'aa'), hash: null })), NO_TERMS, []],
    ['of a revision far ahead', pair('aa', 1_002), record(first), []],
    ['invalid signatures', pair('aa', 1).map((line) => ({ ...line, verdict: 'invalid' as const })), NO_TERMS, []],
  ])('%s', (_name, lines, known, expected) => {
    expect(listMissing(lines, known)).toEqual(expected);
  });

  test('the terms may follow each of them, up to a limit', () => {
    expect(listChatPlaces([mark('owner', 'bb', 2), ...pair('aa', 1)])).toEqual([
      { revision: 2, previous: 'aa' },
      { revision: 3, previous: 'bb' },
    ]);
    expect(
      listChatPlaces([...pair('aa', 1), ...pair('bb', 3), ...pair('cc', 2)]).map(({ previous }) => previous),
    ).toEqual(['bb', 'cc', 'aa']);
  });
});

describe('places after terms in the chat', () => {
  const line = (role: TermsRole, hash: string, revision: number): CheckedLine => ({
    verdict: 'other-terms',
    role,
    hash,
    revision,
  });
  const alone = (role: TermsRole, count: number) =>
    Array.from({ length: count }, (_, at) => line(role, `${role} ${at}`, at + 1));

  test('are at most three of one party, the latest, whatever the other one has signed', () => {
    const places = listChatPlaces([...alone('owner', 5), ...alone('counterparty', 2)]);
    expect(places.map(({ previous }) => previous)).toEqual([
      'owner 4',
      'owner 3',
      'owner 2',
      'counterparty 1',
      'counterparty 0',
    ]);
  });

  test('are twenty at most, those of both parties first', () => {
    const both = Array.from({ length: 30 }, (_, at) => BOTH.map((role) => line(role, `both ${at}`, at + 1))).flat();
    const places = listChatPlaces([...alone('owner', 2), ...both]);
    expect(places).toHaveLength(20);
    expect(places[0]).toEqual({ revision: 31, previous: 'both 29' });
    expect(places.every(({ previous }) => previous.startsWith('both'))).toBe(true);
  });
});
