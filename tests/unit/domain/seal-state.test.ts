import { describe, expect, test } from 'vitest';
import { LONGEST_TEXT } from '@/domain/primitives/bounded-text';
import type { TermsSource } from '@/domain/terms/build-terms';
import type { CheckedLine } from '@/domain/terms/chat-line';
import { listSealedPdfs } from '@/domain/terms/pdf-match';
import { NO_TERMS, type SignedTerms, type TermsRecord } from '@/domain/terms/record';
import { listChatPlaces, listMissing, type MissingTerms } from '@/domain/terms/revisions';
import { getSaveEffect, getSealView, hasUnsignableText, type TermsState } from '@/domain/terms/state';
import type { TermsRole } from '@/domain/terms/terms';
import { makeGuarantee, sats } from './make';
import { BOTH, makeSigned, makeSource } from './terms-samples';

const NOW = makeSource();
const OTHER = makeSource({ guarantees: [makeGuarantee({ amount: sats(900_000) })] });
const PDF = 'cd'.repeat(32);
const WITH_PDF = (pdf: string | null) => makeSource({ pdfUrl: 'https://files.example/a.pdf' }, { pdf });

function record(...signed: SignedTerms[]): TermsRecord {
  return { ...NO_TERMS, signed };
}

function placeAfter({ hash, terms }: SignedTerms) {
  return { revision: terms.revision + 1, previous: hash };
}

const first = makeSigned(NOW, BOTH);
const second = makeSigned(OTHER, BOTH, placeAfter(first));
const otherText = makeSigned(OTHER, BOTH);
const MISSING = { revision: 3, hash: 'ee'.repeat(32) };

describe('the state of the terms', () => {
  test.each<[string, TermsSource, TermsRecord, TermsRole, object]>([
    ['nobody signed', NOW, NO_TERMS, 'owner', { kind: 'unsigned' }],
    ['the user signed', NOW, record(makeSigned(NOW, ['owner'])), 'owner', { kind: 'signed-by-you' }],
    ['the other party signed', NOW, record(makeSigned(NOW, ['owner'])), 'counterparty', { kind: 'signed-by-other' }],
    ['both signed', NOW, record(first), 'owner', { kind: 'sealed', sealed: first }],
    ['both signed, seen by the other party', NOW, record(first), 'counterparty', { kind: 'sealed', sealed: first }],
    ['signed, then changed', OTHER, record(makeSigned(NOW, ['owner'])), 'owner', { kind: 'unsigned' }],
    ['sealed, then changed', OTHER, record(first), 'owner', { kind: 'changed', sealed: first, signedBy: [] }],
    [
      'sealed, then changed, and the other party signed the change',
      OTHER,
      record(first, makeSigned(OTHER, ['counterparty'], placeAfter(first))),
      'owner',
      { kind: 'changed', sealed: first, signedBy: ['counterparty'] },
    ],
    [
      'sealed, then changed, and the change signed as a first revision',
      OTHER,
      record(first, makeSigned(OTHER, ['counterparty'])),
      'owner',
      { kind: 'changed', sealed: first, signedBy: [] },
    ],
    ['a second revision', OTHER, record(first, second), 'owner', { kind: 'sealed', sealed: second }],
    [
      'a second revision that this device learned of first',
      OTHER,
      record(second, first),
      'owner',
      { kind: 'sealed', sealed: second },
    ],
    [
      'changed back to the first revision',
      NOW,
      record(first, second),
      'owner',
      { kind: 'changed', sealed: second, signedBy: [] },
    ],
    [
      'terms of another contract',
      NOW,
      record(makeSigned(makeSource({ id: 'c2' }), BOTH)),
      'owner',
      { kind: 'changed' },
    ],
    ['the signed PDF', WITH_PDF(PDF), record(makeSigned(WITH_PDF(PDF), BOTH)), 'owner', { kind: 'sealed' }],
    ['another PDF', WITH_PDF('ab'.repeat(32)), record(makeSigned(WITH_PDF(PDF), BOTH)), 'owner', { kind: 'changed' }],
    ['a removed PDF', NOW, record(makeSigned(WITH_PDF(PDF), BOTH)), 'owner', { kind: 'changed' }],
    ['an added PDF', WITH_PDF(null), record(first), 'owner', { kind: 'changed' }],
  ])('%s', (_name, source, known, role, expected) => {
    expect(getSealView(source, known, role).state).toMatchObject(expected);
  });

  test('an unknown PDF is taken for the signed one, and the view says so', () => {
    const known = record(makeSigned(WITH_PDF(PDF), BOTH));
    expect(getSealView(WITH_PDF(null), known, 'owner')).toMatchObject({
      state: { kind: 'sealed' },
      isPdfUnchecked: true,
    });
    expect(getSealView(WITH_PDF(PDF), known, 'owner')).toMatchObject({ isPdfUnchecked: false });
    const changed = { ...WITH_PDF(null), contract: { ...WITH_PDF(null).contract, title: 'Other' } };
    expect(getSealView(changed, known, 'owner')).toMatchObject({
      state: { kind: 'changed' },
      gaps: [{ kind: 'pdf' }],
      isPdfUnchecked: false,
    });
  });

  test('incomplete terms are never sealed', () => {
    const source = makeSource({ keys: [] });
    expect(getSealView(source, record(makeSigned(source, BOTH)), 'owner').state.kind).not.toBe('sealed');
  });

  test('later terms that both signed on another device take precedence', () => {
    const view = getSealView(NOW, record(first), 'owner', [MISSING]);
    expect(view.state).toEqual({ kind: 'text-missing', missing: MISSING, signedBy: [] });
    expect(view.terms).toMatchObject({ revision: 4, previous: MISSING.hash });
  });

  test('the next terms follow the last that both signed', () => {
    expect(getSealView(OTHER, record(first), 'owner').terms).toMatchObject(placeAfter(first));
    expect(getSealView(NOW, NO_TERMS, 'owner').terms).toMatchObject({ revision: 1, previous: '' });
  });
});

describe('several texts of one revision that both signed', () => {
  const third = makeSource({ title: 'Third' });
  const thirdText = makeSigned(third, BOTH);
  const halfSigned = makeSigned(OTHER, ['owner']);
  const elsewhere = { revision: 1, hash: 'aa'.repeat(32) };

  test.each<[string, TermsSource, TermsRecord, MissingTerms[], object]>([
    ['the contract matches the first', NOW, record(first, otherText), [], { kind: 'conflict' }],
    ['the contract matches the second', OTHER, record(first, otherText), [], { kind: 'conflict' }],
    ['learned of in reverse order', NOW, record(otherText, first), [], { kind: 'conflict' }],
    ['the contract matches neither', third, record(first, otherText), [], { kind: 'conflict' }],
    ['a third text', NOW, record(first, otherText, thirdText), [], { kind: 'conflict' }],
    ['one of them is not on this device', NOW, record(first), [elsewhere], { kind: 'conflict' }],
    ['no text is on this device', NOW, NO_TERMS, [elsewhere, { ...elsewhere, hash: 'bb' }], { kind: 'conflict' }],
    ['only one party signed the second', NOW, record(first, halfSigned), [], { kind: 'sealed', sealed: first }],
    ['in an earlier revision', OTHER, record(first, otherText, second), [], { kind: 'sealed', sealed: second }],
    [
      'in an earlier revision, and the contract does not match the last',
      NOW,
      record(first, otherText, second),
      [],
      { kind: 'changed', sealed: second },
    ],
    [
      'in an earlier revision than terms that are missing here',
      NOW,
      record(first, otherText),
      [MISSING],
      { kind: 'text-missing' },
    ],
  ])('%s', (_name, source, known, missing, expected) => {
    for (const role of BOTH) expect(getSealView(source, known, role, missing).state).toMatchObject(expected);
  });

  test('are listed in the same order on every device', () => {
    const texts = [first, otherText].sort((a, b) => (a.hash < b.hash ? -1 : 1));
    const last = { revision: 1, texts, missing: [elsewhere] };
    for (const known of [record(first, otherText), record(otherText, first)])
      expect(getSealView(NOW, known, 'owner', [elsewhere]).state).toEqual({
        kind: 'conflict',
        last,
        signedBy: [],
      });
  });

  test('only what is missing of the last revision is part of them', () => {
    const earlier = { revision: 1, hash: 'aa'.repeat(32) };
    const last = { revision: 3, texts: [], missing: [MISSING, { ...MISSING, hash: 'ff'.repeat(32) }] };
    const view = getSealView(NOW, record(first), 'owner', [...last.missing, earlier]);
    expect(view.state).toEqual({ kind: 'conflict', last, signedBy: [] });
    // The next terms follow the first of them in the order of hashes, however they are listed.
    const reversed = [...last.missing].reverse();
    for (const missing of [last.missing, reversed])
      expect(getSealView(NOW, NO_TERMS, 'owner', missing).terms).toMatchObject({
        revision: 4,
        previous: MISSING.hash,
      });
  });

  test('the next revision follows the same text on every device, for both parties', () => {
    const previous = [first.hash, otherText.hash].sort()[0];
    for (const known of [record(first, otherText), record(otherText, first)])
      for (const role of BOTH) expect(getSealView(third, known, role).terms).toMatchObject({ revision: 2, previous });
  });

  test.each([first, otherText])(
    'the next revision follows the text after which the other party has signed',
    (signed) => {
      const theirs = makeSigned(third, ['counterparty'], placeAfter(signed));
      const known = record(first, otherText, theirs);
      const view = getSealView(third, known, 'owner');
      expect(view).toMatchObject({ state: { kind: 'conflict', signedBy: ['counterparty'] }, text: theirs.text });
      expect(getSealView(third, known, 'counterparty')).toMatchObject({
        state: { kind: 'conflict', signedBy: ['counterparty'] },
        text: theirs.text,
      });
    },
  );

  test('if both have signed after different texts, the terms of the other party come first', () => {
    const own = makeSigned(third, ['owner'], placeAfter(first));
    const theirs = makeSigned(third, ['counterparty'], placeAfter(otherText));
    expect(getSealView(third, record(first, otherText, own, theirs), 'owner').text).toBe(theirs.text);
    expect(getSealView(third, record(first, otherText, own, theirs), 'counterparty').text).toBe(own.text);
  });

  test('the PDF of each counts as signed', () => {
    const withPdf = (signed: SignedTerms, pdf: string) => ({ ...signed, terms: { ...signed.terms, pdf } });
    const known = record(withPdf(first, 'aa'), withPdf(otherText, 'bb'));
    expect(listSealedPdfs(known).sort()).toEqual(['aa', 'bb']);
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
    // Other signatures of one party cannot crowd out what both signed.
    const crowd = [...pair('aa', 1), ...Array.from({ length: 50 }, (_, at) => mark('counterparty', `hash ${at}`, 9))];
    expect(listChatPlaces(crowd)).toContainEqual({ revision: 2, previous: 'aa' });
    const many = Array.from({ length: 500 }, (_, at) => mark('owner', `hash ${at}`));
    expect(listChatPlaces(many).length).toBeLessThanOrEqual(20);
  });
});

test.each<[TermsState['kind'], ReturnType<typeof getSaveEffect>]>([
  ['sealed', 'proposes'],
  ['changed', 'proposes'],
  ['unsigned', 'shows'],
  ['changed-unsigned', 'shows'],
  ['signed-by-you', null],
  ['signed-by-other', null],
  ['conflict', null],
  ['text-missing', null],
])('saving a text over terms that are %s: %s', (kind, effect) => {
  expect(getSaveEffect({ kind } as TermsState)).toBe(effect);
});

test('nothing is said about saving while the state is not known', () => {
  expect(getSaveEffect(null)).toBeNull();
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

test('a text that cannot be signed is told from other gaps', () => {
  const unread = getSealView(makeSource({}, { pdf: null }), NO_TERMS, 'owner');
  expect(hasUnsignableText(unread)).toBe(false);
  expect(hasUnsignableText(getSealView(NOW, NO_TERMS, 'owner'))).toBe(false);
  expect(
    hasUnsignableText(
      getSealView(makeSource({ title: 'x'.repeat(LONGEST_TEXT + 1) }, { pdf: null }), NO_TERMS, 'owner'),
    ),
  ).toBe(true);
});
