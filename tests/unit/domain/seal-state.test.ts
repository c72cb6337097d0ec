import { describe, expect, test } from 'vitest';
import type { TermsSource } from '@/domain/terms/build-terms';
import { findMissingText } from '@/domain/terms/chat-order';
import { type CheckedLine, listPlaces } from '@/domain/terms/checked-line';
import { getSealedPdf } from '@/domain/terms/pdf-match';
import { NO_SEALS, type SealRecord, type SignedTerms } from '@/domain/terms/seal-record';
import { getSealView } from '@/domain/terms/seal-state';
import type { TermsRole } from '@/domain/terms/terms';
import { keepOwn } from '@/domain/terms/terms-owner';
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
const rival = makeSigned(OTHER, BOTH);
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
    ['known in another order', OTHER, record(second, first), 'owner', { kind: 'sealed', sealed: second }],
    ['back to the first', NOW, record(first, second), 'owner', { kind: 'changed', sealed: second, signedBy: [] }],
    [
      'two texts of one revision: the first counts',
      NOW,
      record(first, rival),
      'owner',
      { kind: 'sealed', sealed: first },
    ],
    ['… and the other does not', OTHER, record(first, rival), 'owner', { kind: 'changed', sealed: first }],
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
    const view = getSealView(NOW, record(first), 'owner', MISSING);
    expect(view.state).toEqual({ kind: 'text-missing', missing: MISSING, signedBy: [] });
    expect(view.terms).toMatchObject({ revision: 4, previous: MISSING.hash });
  });

  test('the next terms follow the last that both signed', () => {
    expect(getSealView(OTHER, record(first), 'owner').terms).toMatchObject(placeAfter(first));
    expect(getSealView(NOW, NO_SEALS, 'owner').terms).toMatchObject({ revision: 1, previous: '' });
  });

  test('of two places the one is chosen that the other party has signed', () => {
    const third = makeSource({ title: 'Third' });
    const theirs = makeSigned(third, ['counterparty'], placeAfter(rival));
    const view = getSealView(third, record(first, rival, theirs), 'owner');
    expect(view).toMatchObject({ state: { kind: 'changed', signedBy: ['counterparty'] }, text: theirs.text });
    expect(getSealView(third, record(first, rival, theirs), 'counterparty').terms.previous).toBe(first.hash);
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

test('of two texts of one revision, the PDF of the first is the signed one', () => {
  const withPdf = (signed: SignedTerms, pdf: string) => ({ ...signed, terms: { ...signed.terms, pdf } });
  expect(getSealedPdf(record(withPdf(first, 'aa'), withPdf(rival, 'bb')))).toBe('aa');
});

describe('a text that this device does not have', () => {
  const mark = (role: TermsRole, hash: string, revision: number | null = 1): CheckedLine => ({
    verdict: 'other-terms',
    role,
    hash,
    revision,
  });
  const pair = (hash: string, revision: number) => BOTH.map((role) => mark(role, hash, revision));

  test.each<[string, CheckedLine[], SealRecord, object | null]>([
    ['no lines', [], NO_SEALS, null],
    ['one signature', [mark('owner', 'aa')], NO_SEALS, null],
    ['both', pair('aa', 1), NO_SEALS, { revision: 1, hash: 'aa' }],
    ['the newest of several', [...pair('aa', 1), ...pair('bb', 2)], NO_SEALS, { revision: 2, hash: 'bb' }],
    ['different texts', [mark('owner', 'aa'), mark('counterparty', 'bb')], NO_SEALS, null],
    ['different revisions', [mark('owner', 'aa', 1), mark('counterparty', 'aa', 2)], NO_SEALS, null],
    ['signed by both after those of this device', [...pair(first.hash, 1), ...pair('aa', 1)], record(first), null],
    [
      'signed by both before those of this device',
      [...pair('aa', 1), ...pair(first.hash, 1)],
      record(first),
      { revision: 1, hash: 'aa' },
    ],
    ['of the same revision, without those of this device', pair('aa', 1), record(first), { revision: 1, hash: 'aa' }],
    ['no signature of either', pair('aa', 1).map((line) => ({ ...line, verdict: 'invalid' as const })), NO_SEALS, null],
  ])('%s', (_name, lines, known, expected) => {
    expect(findMissingText(lines, known)).toEqual(expected);
  });

  test('gives places after each, up to a number', () => {
    expect(listPlaces([...pair('aa', 1), mark('owner', 'bb', 2)])).toEqual([
      { revision: 3, previous: 'bb' },
      { revision: 2, previous: 'aa' },
    ]);
    // Other signatures of one party cannot crowd out what both signed.
    const crowd = [...pair('aa', 1), ...Array.from({ length: 50 }, (_, at) => mark('counterparty', `hash ${at}`))];
    expect(listPlaces(crowd)).toContainEqual({ revision: 2, previous: 'aa' });
    const many = Array.from({ length: 500 }, (_, at) => mark('owner', `hash ${at}`));
    expect(listPlaces(many).length).toBeLessThanOrEqual(20);
  });
});
