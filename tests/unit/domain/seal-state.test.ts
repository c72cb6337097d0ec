import { describe, expect, test } from 'vitest';
import type { TermsSource } from '@/domain/seals/build-terms';
import type { CheckedLine } from '@/domain/seals/checked-line';
import { listChatPlaces, listMissing, type MissingTerms } from '@/domain/seals/last-signed';
import { listSealedPdfs } from '@/domain/seals/pdf-match';
import { NO_SEALS, type SealRecord, type SignedTerms } from '@/domain/seals/seal-record';
import { getSealView } from '@/domain/seals/seal-state';
import type { TermsRole } from '@/domain/seals/terms';
import { keepOwn } from '@/domain/seals/terms-owner';
import { makeGuarantee, sats } from './make';
import { BOTH, COUNTERPARTY_KEY, makeSigned, makeSource, OWNER_KEY } from './terms-samples';

const NOW = makeSource();
const OTHER = makeSource({ guarantees: [makeGuarantee({ amount: sats(900_000) })] });
const PDF = 'cd'.repeat(32);
const WITH_PDF = (pdf: string | null) => makeSource({ pdfUrl: 'https://files.example/a.pdf' }, { pdf });

function record(...signed: SignedTerms[]): SealRecord {
  return { ...NO_SEALS, signed };
}

function placeAfter({ hash, terms }: SignedTerms) {
  return { revision: terms.revision + 1, previous: hash };
}

const first = makeSigned(NOW, BOTH);
const second = makeSigned(OTHER, BOTH, placeAfter(first));
const otherText = makeSigned(OTHER, BOTH);
const MISSING = { revision: 3, hash: 'ee'.repeat(32) };

describe('the state of the terms', () => {
  test.each<[string, TermsSource, SealRecord, TermsRole, object]>([
    ['nobody signed', NOW, NO_SEALS, 'owner', { kind: 'unsigned' }],
    ['the user signed', NOW, record(makeSigned(NOW, ['owner'])), 'owner', { kind: 'signed-by-you' }],
    ['the other signed', NOW, record(makeSigned(NOW, ['owner'])), 'counterparty', { kind: 'signed-by-other' }],
    ['both signed', NOW, record(first), 'owner', { kind: 'sealed', sealed: first }],
    ['both signed, seen by the other', NOW, record(first), 'counterparty', { kind: 'sealed', sealed: first }],
    ['signed, then changed', OTHER, record(makeSigned(NOW, ['owner'])), 'owner', { kind: 'unsigned' }],
    ['sealed, then changed', OTHER, record(first), 'owner', { kind: 'changed', sealed: first, signedBy: [] }],
    [
      'sealed, then changed, and the other signed that',
      OTHER,
      record(first, makeSigned(OTHER, ['counterparty'], placeAfter(first))),
      'owner',
      { kind: 'changed', sealed: first, signedBy: ['counterparty'] },
    ],
    [
      'sealed, then changed, and signed as a first revision',
      OTHER,
      record(first, makeSigned(OTHER, ['counterparty'])),
      'owner',
      { kind: 'changed', sealed: first, signedBy: [] },
    ],
    ['a second revision', OTHER, record(first, second), 'owner', { kind: 'sealed', sealed: second }],
    ['a second revision, learned of first', OTHER, record(second, first), 'owner', { kind: 'sealed', sealed: second }],
    ['back to the first', NOW, record(first, second), 'owner', { kind: 'changed', sealed: second, signedBy: [] }],
    [
      'terms of another contract',
      NOW,
      record(makeSigned(makeSource({ id: 'c2' }), BOTH)),
      'owner',
      { kind: 'changed' },
    ],
    ['a PDF that was signed', WITH_PDF(PDF), record(makeSigned(WITH_PDF(PDF), BOTH)), 'owner', { kind: 'sealed' }],
    ['another PDF', WITH_PDF('ab'.repeat(32)), record(makeSigned(WITH_PDF(PDF), BOTH)), 'owner', { kind: 'changed' }],
    ['a PDF that is gone', NOW, record(makeSigned(WITH_PDF(PDF), BOTH)), 'owner', { kind: 'changed' }],
    ['a PDF that was added', WITH_PDF(null), record(first), 'owner', { kind: 'changed' }],
  ])('%s', (_name, source, known, role, expected) => {
    expect(getSealView(source, known, role).state).toMatchObject(expected);
  });

  test('a PDF that is unknown is taken for the signed one, and the view says so', () => {
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

  test('terms that are incomplete are never sealed', () => {
    const source = makeSource({ keys: [] });
    expect(getSealView(source, record(makeSigned(source, BOTH)), 'owner').state.kind).not.toBe('sealed');
  });

  test('terms that both signed elsewhere outweigh those of this device', () => {
    const view = getSealView(NOW, record(first), 'owner', [MISSING]);
    expect(view.state).toEqual({ kind: 'text-missing', missing: MISSING, signedBy: [] });
    expect(view.terms).toMatchObject({ revision: 4, previous: MISSING.hash });
  });

  test('the next terms follow the last that both signed', () => {
    expect(getSealView(OTHER, record(first), 'owner').terms).toMatchObject(placeAfter(first));
    expect(getSealView(NOW, NO_SEALS, 'owner').terms).toMatchObject({ revision: 1, previous: '' });
  });
});

describe('several texts of one revision that both signed', () => {
  const third = makeSource({ title: 'Third' });
  const thirdText = makeSigned(third, BOTH);
  const halfSigned = makeSigned(OTHER, ['owner']);
  const elsewhere = { revision: 1, hash: 'aa'.repeat(32) };

  test.each<[string, TermsSource, SealRecord, MissingTerms[], object]>([
    ['the contract says the one', NOW, record(first, otherText), [], { kind: 'conflict' }],
    ['the contract says the other', OTHER, record(first, otherText), [], { kind: 'conflict' }],
    ['learned of in the other order', NOW, record(otherText, first), [], { kind: 'conflict' }],
    ['the contract says neither', third, record(first, otherText), [], { kind: 'conflict' }],
    ['a third text', NOW, record(first, otherText, thirdText), [], { kind: 'conflict' }],
    ['one of them is not on this device', NOW, record(first), [elsewhere], { kind: 'conflict' }],
    ['none of them is', NOW, NO_SEALS, [elsewhere, { ...elsewhere, hash: 'bb' }], { kind: 'conflict' }],
    ['only one party signed the other', NOW, record(first, halfSigned), [], { kind: 'sealed', sealed: first }],
    ['of a revision before the last', OTHER, record(first, otherText, second), [], { kind: 'sealed', sealed: second }],
    [
      'of a revision before the last, which the contract does not say',
      NOW,
      record(first, otherText, second),
      [],
      { kind: 'changed', sealed: second },
    ],
    ['before terms that are missing here', NOW, record(first, otherText), [MISSING], { kind: 'text-missing' }],
  ])('%s', (_name, source, known, missing, expected) => {
    for (const role of BOTH) expect(getSealView(source, known, role, missing).state).toMatchObject(expected);
  });

  test('names them all, in the same order on every device', () => {
    const texts = [first, otherText].sort((a, b) => (a.hash < b.hash ? -1 : 1));
    const last = { revision: 1, texts, missing: [elsewhere] };
    for (const known of [record(first, otherText), record(otherText, first)])
      expect(getSealView(NOW, known, 'owner', [elsewhere]).state).toEqual({ kind: 'conflict', last, signedBy: [] });
  });

  test('the next revision follows the same text on every device, whoever looks', () => {
    const previous = [first.hash, otherText.hash].sort()[0];
    for (const known of [record(first, otherText), record(otherText, first)])
      for (const role of BOTH) expect(getSealView(third, known, role).terms).toMatchObject({ revision: 2, previous });
  });

  test.each([first, otherText])('… or the one after which the other party has signed', (signed) => {
    const theirs = makeSigned(third, ['counterparty'], placeAfter(signed));
    const known = record(first, otherText, theirs);
    const view = getSealView(third, known, 'owner');
    expect(view).toMatchObject({ state: { kind: 'conflict', signedBy: ['counterparty'] }, text: theirs.text });
    expect(getSealView(third, known, 'counterparty')).toMatchObject({
      state: { kind: 'conflict', signedBy: ['counterparty'] },
      text: theirs.text,
    });
  });

  test('the other party decides where both have signed after different texts', () => {
    const own = makeSigned(third, ['owner'], placeAfter(first));
    const theirs = makeSigned(third, ['counterparty'], placeAfter(otherText));
    expect(getSealView(third, record(first, otherText, own, theirs), 'owner').text).toBe(theirs.text);
    expect(getSealView(third, record(first, otherText, own, theirs), 'counterparty').text).toBe(own.text);
  });

  test('each of their PDFs is a signed one', () => {
    const withPdf = (signed: SignedTerms, pdf: string) => ({ ...signed, terms: { ...signed.terms, pdf } });
    const known = record(withPdf(first, 'aa'), withPdf(otherText, 'bb'));
    expect(listSealedPdfs(known).sort()).toEqual(['aa', 'bb']);
    expect(listSealedPdfs(record(first, withPdf(second, 'cc')))).toEqual(['cc']);
  });
});

describe('what a device remembers for an account', () => {
  const owner = { network: 'regtest', contract: 'c1', role: 'owner', key: OWNER_KEY } as const;
  test.each([
    ['its own terms', owner, 1],
    ['terms of another contract', { ...owner, contract: 'c2' }, 0],
    ['terms of another network', { ...owner, network: 'mainnet' as const }, 0],
    ["terms with another key in the account's place", { ...owner, key: COUNTERPARTY_KEY }, 0],
    ['terms in which the account is the other party', { ...owner, role: 'counterparty' as const }, 0],
  ])('%s', (_name, of, count) => {
    const known = record(first);
    const kept = keepOwn(known, of);
    expect(kept.signed).toHaveLength(count);
    if (count === 1) expect(kept).toBe(known);
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

  test.each<[string, CheckedLine[], SealRecord, MissingTerms[]]>([
    ['no lines', [], NO_SEALS, []],
    ['one signature', [mark('owner', 'aa')], NO_SEALS, []],
    ['both', pair('aa', 1), NO_SEALS, [{ revision: 1, hash: 'aa' }]],
    ['different texts', [mark('owner', 'aa'), mark('counterparty', 'bb')], NO_SEALS, []],
    ['different revisions', [mark('owner', 'aa', 1), mark('counterparty', 'aa', 2)], NO_SEALS, []],
    [
      'a signature that was sent with a wrong revision, too',
      [mark('counterparty', 'aa', 7), ...pair('aa', 1)],
      NO_SEALS,
      [{ revision: 1, hash: 'aa' }],
    ],
    ['of the revision of this device', pair('aa', 1), record(first), [AA]],
    ['that another tab has stored meanwhile', pair(first.hash, 1), record(first), []],
    ['of an earlier revision', pair('aa', 1), record(first, second), []],
    ['far ahead', pair('aa', 1_002), record(first), []],
    ['no signature of either', pair('aa', 1).map((line) => ({ ...line, verdict: 'invalid' as const })), NO_SEALS, []],
  ])('%s', (_name, lines, known, expected) => {
    expect(listMissing(lines, known)).toEqual(expected);
  });

  test('give places after each, up to a number', () => {
    expect(listChatPlaces([mark('owner', 'bb', 2), ...pair('aa', 1)])).toEqual([
      { revision: 2, previous: 'aa' },
      { revision: 3, previous: 'bb' },
    ]);
    // Other signatures of one party cannot crowd out what both signed.
    const crowd = [...pair('aa', 1), ...Array.from({ length: 50 }, (_, at) => mark('counterparty', `hash ${at}`, 9))];
    expect(listChatPlaces(crowd)).toContainEqual({ revision: 2, previous: 'aa' });
    const many = Array.from({ length: 500 }, (_, at) => mark('owner', `hash ${at}`));
    expect(listChatPlaces(many).length).toBeLessThanOrEqual(20);
  });
});
