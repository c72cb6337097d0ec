import { describe, expect, test } from 'vitest';
import { LONGEST_TEXT } from '@/domain/primitives/bounded-text';
import type { TermsGap, TermsSource } from '@/domain/terms/build-terms';
import { compareTerms } from '@/domain/terms/compare-terms';
import { NO_TERMS, type SignedTerms, type TermsRecord } from '@/domain/terms/record';
import { type Reference, toReference, toSignedReference } from '@/domain/terms/reference';
import { listNextPlaces, type MissingTerms } from '@/domain/terms/revisions';
import {
  followContract,
  getNextStep,
  isAlarm,
  isPdfUnread,
  isUndecided,
  type TermsState,
  viewTerms,
} from '@/domain/terms/state';
import type { TermsRole } from '@/domain/terms/terms';
import { makeGuarantee, sats } from './make';
import { BOTH, makeSigned, makeSource, OWNER_KEY } from './terms-samples';

/* docs/terms.md#states */

/** Before the signatures of the samples. */
const AT = '2026-11-20T09:00:00.000Z';
const LATER = '2026-11-20T11:00:00.000Z';
const FILE = 'https://files.example/a.pdf';
const PDF = 'cd'.repeat(32);
const MISSING = { revision: 3, hash: 'ee'.repeat(32) };
const FORGED_KEY = `02${'11'.repeat(32)}`;

const NOW = makeSource();
const OTHER = makeSource({ guarantees: [makeGuarantee({ amount: sats(900_000) })] });
const THIRD = makeSource({ title: 'Third' });
const ALONE = { contractors: ['owner'], keys: [{ publicKey: OWNER_KEY, encryptedKey: null }] };
const UNREAD = (fields = {}) => makeSource({ pdfUrl: FILE, ...fields }, { pdf: null });
const AWAY = makeSource({ pdfUrl: `${FILE}2` }, { pdf: null });
const READ = (pdf = PDF) => makeSource({ pdfUrl: FILE }, { pdf });
const SWAPPED = makeSource({
  ...OTHER.contract,
  keys: [OWNER_KEY, FORGED_KEY].map((publicKey) => ({ publicKey, encryptedKey: null })),
});
/** The server calls the other party by another id. */
const RENAMED = makeSource({ ...OTHER.contract, contractors: ['owner', 'somebody'] });

function placeAfter({ hash, terms }: SignedTerms) {
  return { revision: terms.revision + 1, previous: hash };
}

/** The user agreed to what the contract said then, without a signature. */
function agreed(source: TermsSource, at = AT): Reference {
  const reference = toReference(source, at, null);
  if (reference === null) throw new Error('Too long');
  return reference;
}

/** The user signed it. */
function signedBefore({ terms }: SignedTerms, at = AT): Reference {
  return toSignedReference(terms, NOW.contract, at);
}

function record(reference: Reference | null, ...signed: SignedTerms[]): TermsRecord {
  return { ...NO_TERMS, signed, ...(reference && { reference }) };
}

const own = makeSigned(NOW, ['owner']);
const theirs = makeSigned(NOW, ['counterparty']);
const first = makeSigned(NOW, BOTH);
const second = makeSigned(OTHER, BOTH, placeAfter(first));
const otherText = makeSigned(OTHER, BOTH);
const proposal = makeSigned(OTHER, ['counterparty'], placeAfter(first));

type Row = [string, TermsSource, TermsRecord, TermsState, MissingTerms[]?];

function check([, source, known, expected, missing = []]: Row, ownRole: TermsRole = 'owner') {
  expect(viewTerms({ source, record: known, ownRole, missing }).state).toBe(expected);
}

describe('a text that is the reference', () => {
  test.each<Row>([
    ['nobody signed it', NOW, record(agreed(NOW)), 'unsigned'],
    ['nobody signed it, and nothing is known here', NOW, NO_TERMS, 'unsigned'],
    ['the user signed it', NOW, record(signedBefore(own), own), 'signed-by-you'],
    ['the other party signed it', NOW, record(agreed(NOW), theirs), 'signed-by-other'],
    ['the other party signed it, and nothing is known here', NOW, record(null, theirs), 'signed-by-other'],
    ['both signed it', NOW, record(signedBefore(first), first), 'sealed'],
    ['both signed it, on another device', NOW, record(null, first), 'sealed'],
    ['both signed it after another text', OTHER, record(signedBefore(first), first, second), 'sealed'],
    ['both signed it after another text, learned of first', OTHER, record(null, second, first), 'sealed'],
    ['both signed it, in place of another text', NOW, record(signedBefore(first), first, otherText), 'sealed'],
    [
      'the user proposes it',
      OTHER,
      record(
        signedBefore(makeSigned(OTHER, ['owner'], placeAfter(first))),
        first,
        makeSigned(OTHER, ['owner'], placeAfter(first)),
      ),
      'signed-by-you',
    ],
    ['the answer named nobody', NOW, record(agreed(makeSource({ contractors: [], keys: [] }))), 'unsigned'],
    ['its PDF is the signed one', READ(), record(null, makeSigned(READ(), BOTH)), 'sealed'],
    ['its PDF was not read', UNREAD(), record(null, makeSigned(READ(), BOTH)), 'sealed'],
    [
      'its PDF was not read, at another link',
      AWAY,
      record(signedBefore(makeSigned(READ(), BOTH)), makeSigned(READ(), BOTH)),
      'sealed',
    ],
    [
      'the record names no depositor',
      makeSource({ guarantees: [makeGuarantee({ depositorId: null })] }),
      record(null, first),
      'sealed',
    ],
    ['its keys were not received', makeSource({ keys: [] }), record(null, first), 'sealed'],
    ['its arbitrator was not received', makeSource({ arbitrator: null }), record(null, first), 'sealed'],
    [
      'an amount was not received',
      makeSource({ guarantees: [makeGuarantee({ amount: null })] }),
      record(null, first),
      'sealed',
    ],
  ])('%s', (...row) => check(row));
});

describe('a text that differs from the reference', () => {
  test.each<Row>([
    ['nobody ever signed one', OTHER, record(agreed(NOW)), 'told'],
    ['the user had signed the reference', OTHER, record(signedBefore(own), own), 'changed'],
    ['the other party had signed the reference', OTHER, record(agreed(NOW), theirs), 'changed'],
    ['both had signed the reference', OTHER, record(signedBefore(first), first), 'changed'],
    ['both had signed another text, and nothing else is known here', OTHER, record(null, first), 'changed'],
    ['the other party has signed it', OTHER, record(agreed(NOW), makeSigned(OTHER, ['counterparty'])), 'proposed'],
    ['the other party proposes it', OTHER, record(signedBefore(first), first, proposal), 'proposed'],
    ['the other party has signed something else', THIRD, record(signedBefore(first), first, proposal), 'changed'],
    [
      'the other party has signed it as a first revision',
      OTHER,
      record(signedBefore(first), first, makeSigned(OTHER, ['counterparty'])),
      'changed',
    ],
    [
      'the other party has signed it before the last revision',
      THIRD,
      record(signedBefore(second), first, second, makeSigned(THIRD, ['counterparty'], placeAfter(first))),
      'changed',
    ],
    [
      'another key of the other party has signed it',
      SWAPPED,
      record(signedBefore(first), first, makeSigned(SWAPPED, ['counterparty'], placeAfter(first))),
      'changed',
    ],
    [
      'the other party has signed it under another id',
      RENAMED,
      record(signedBefore(first), first, makeSigned(RENAMED, ['counterparty'], placeAfter(first))),
      'changed',
    ],
    ['both signed it before the reference', NOW, record(signedBefore(second), first, second), 'changed'],
    [
      'both signed it, in place of the reference',
      OTHER,
      record(signedBefore(first, LATER), first, otherText),
      'changed',
    ],
    [
      'both signed it, in place of what the user has signed since',
      OTHER,
      record(signedBefore(own, LATER), own, otherText),
      'changed',
    ],
    [
      'both signed it, and the user agreed to another text since',
      OTHER,
      record(agreed(NOW, LATER), otherText),
      'changed',
    ],
    ['the user signed it before', OTHER, record(signedBefore(own), own, makeSigned(OTHER, ['owner'])), 'changed'],
    ['they are terms of another contract', NOW, record(null, makeSigned(makeSource({ id: 'c2' }), BOTH)), 'changed'],
    ['its PDF is another one', READ('ab'.repeat(32)), record(null, makeSigned(READ(), BOTH)), 'changed'],
    ['its PDF was removed', NOW, record(null, makeSigned(READ(), BOTH)), 'changed'],
    [
      'its PDF is at another link than the one that the user alone has signed, and was not read',
      AWAY,
      record(
        toSignedReference(makeSigned(READ(), ['owner']).terms, READ().contract, AT),
        makeSigned(READ(), ['owner']),
      ),
      'changed',
    ],
    ['a PDF was added, which was not read', UNREAD(), record(null, first), 'changed'],
    [
      'one part was not received, and another one differs',
      UNREAD({ title: 'Other' }),
      record(null, makeSigned(READ(), BOTH)),
      'changed',
    ],
    ['a text was emptied', makeSource({ description: '' }, { arbitratorKey: null }), record(null, first), 'changed'],
    [
      'a text cannot be signed',
      makeSource({ title: 'x'.repeat(LONGEST_TEXT + 1) }, { pdf: null }),
      record(null, first),
      'changed',
    ],
    ['one space was added to signed terms', makeSource({ title: 'Roof  repair' }), record(null, first), 'changed'],
    [
      'one space was added to terms that nobody signed',
      makeSource({ title: 'Roof  repair' }),
      record(agreed(NOW)),
      'unsigned',
    ],
  ])('%s', (...row) => check(row));

  test('shows what differs, and when the user agreed to the reference', () => {
    const view = viewTerms({ source: OTHER, record: record(signedBefore(first), first), ownRole: 'owner' });
    expect(view).toMatchObject({ agreedAt: AT, sealed: first });
    expect(view.change?.before.guarantees[0]?.amount).not.toBe('900000');
    expect(view.change?.now.guarantees[0]?.amount).toBe('900000');
  });
});

describe('terms that both signed, and that this device does not have', () => {
  test.each<Row>([
    ['a later revision', NOW, record(null, first), 'missing', [MISSING]],
    ['of the same revision', NOW, record(null, first), 'missing', [{ revision: 1, hash: 'aa' }]],
    ['of an earlier revision', OTHER, record(null, first, second), 'sealed', [{ revision: 1, hash: 'aa' }]],
    ['and nothing is known here', NOW, NO_TERMS, 'missing', [MISSING]],
  ])('%s', (...row) => check(row));

  test('are no alarm while a part of the terms is unknown, since the contract may say the same', () => {
    const look = (source: TermsSource) =>
      isAlarm(viewTerms({ source, record: NO_TERMS, ownRole: 'owner', missing: [MISSING] }));
    expect([look(NOW), look(UNREAD())]).toEqual([true, false]);
  });

  test('come before the next terms, in the same place on every device', () => {
    const others = [MISSING, { ...MISSING, hash: 'ff'.repeat(32) }, { revision: 1, hash: 'aa' }];
    for (const missing of [others, [...others].reverse()])
      expect(viewTerms({ source: NOW, record: NO_TERMS, ownRole: 'owner', missing }).terms).toMatchObject({
        revision: 4,
        previous: MISSING.hash,
      });
  });
});

describe('the terms to sign', () => {
  const sign = (known: TermsRecord, source = OTHER) => viewTerms({ source, record: known, ownRole: 'owner' }).terms;

  test('follow the last that both signed', () => {
    expect(sign(record(signedBefore(first), first))).toMatchObject(placeAfter(first));
    expect(sign(NO_TERMS)).toMatchObject({ revision: 1, previous: '' });
  });

  test('follow the same of several texts of one revision on every device, or that after which the other party has signed', () => {
    const previous = [first.hash, otherText.hash].sort()[0];
    for (const known of [record(null, first, otherText), record(null, otherText, first)])
      expect(sign(known, THIRD)).toMatchObject({ revision: 2, previous });
    for (const signed of [first, otherText]) {
      const after = makeSigned(THIRD, ['counterparty'], placeAfter(signed));
      expect(sign(record(null, first, otherText, after), THIRD)).toEqual(after.terms);
    }
    expect(listNextPlaces(record(null, first, otherText))).toHaveLength(2);
  });
});

describe('the reference follows the contract', () => {
  const NEXT = '2026-11-21T10:00:00.000Z';
  const follow = (source: TermsSource, known: TermsRecord, seen: SignedTerms[] = []) =>
    followContract({ source, record: known, ownRole: 'owner' }, { signed: seen }, NEXT).reference;
  const by = ({ terms }: SignedTerms) => toSignedReference(terms, NOW.contract, NEXT);
  const ownProposal = makeSigned(OTHER, ['owner'], placeAfter(first));

  test.each<[string, TermsSource, TermsRecord, SignedTerms[], Reference | undefined]>([
    ['which is what both signed where the user did nothing', NOW, record(null, first), [], undefined],
    ['to what the user signed on another device', NOW, record(null, own), [own], by(own)],
    ['not to what the other party alone has signed', NOW, record(null, theirs), [], undefined],
    ['to a later revision of both', OTHER, record(signedBefore(first), first, second), [second], by(second)],
    [
      'to a proposal of the user from another device',
      OTHER,
      record(signedBefore(first), first, ownProposal),
      [],
      by(ownProposal),
    ],
    ['not to an earlier revision of both', NOW, record(signedBefore(second), first, second), [], signedBefore(second)],
    [
      'not to another text of a signed revision',
      OTHER,
      record(signedBefore(own), own, otherText),
      [],
      signedBefore(own),
    ],
    [
      'to what the user has signed elsewhere since they agreed',
      OTHER,
      record(agreed(NOW), otherText),
      [],
      by(otherText),
    ],
    ['not to what they had signed here before', OTHER, record(agreed(NOW), otherText), [otherText], agreed(NOW)],
    [
      'not to the proposal of the other party',
      OTHER,
      record(signedBefore(first), first, proposal),
      [],
      signedBefore(first),
    ],
  ])('%s', (_name, source, known, seen, expected) => {
    expect(follow(source, known, seen)).toEqual(expected);
  });

  test('with a change of the user that the contract shows, and with its PDF', () => {
    const sending = { ...agreed(NOW), sent: { ...agreed(NOW).terms, title: 'Third' } };
    expect(follow(THIRD, record(sending))).toMatchObject({ terms: { title: 'Third' }, at: NEXT });
    expect(follow(READ(), record(agreed(UNREAD())))?.terms.pdf).toBe(PDF);
    const known = record(agreed(NOW));
    expect(followContract({ source: OTHER, record: known, ownRole: 'owner' }, known, NEXT)).toBe(known);
  });
});

describe('once both have signed a text', () => {
  const unsigned = { ...signedBefore(first), terms: { ...first.terms, title: 'Third' } };

  test.each<Row>([
    ['the unsigned reference of the user counts', THIRD, record(unsigned, first), 'unsigned'],
    ['apart from spaces', makeSource({ title: ' Third' }), record(unsigned, first), 'unsigned'],
    ['and the parties that it does not name', THIRD, record(agreed(THIRD), first), 'unsigned'],
    [
      'with the depositors that it names',
      makeSource({ title: 'Third', guarantees: [makeGuarantee({ depositorId: 'counterparty' })] }),
      record(agreed(makeSource({ title: 'Third', guarantees: [makeGuarantee({ depositorId: 'owner' })] })), first),
      'changed',
    ],
    [
      'and with no other guarantee',
      makeSource({
        title: 'Third',
        guarantees: [makeGuarantee(), makeGuarantee({ id: 'g2', depositorId: 'counterparty' })],
      }),
      record(unsigned, first),
      'changed',
    ],
  ])('%s', (...row) => check(row));
});

describe('of several signed texts that the contract has now', () => {
  const again = { revision: 2, previous: second.hash };

  test.each<Row>([
    [
      'what both signed last comes before a proposal of the same',
      NOW,
      record(signedBefore(first), first, makeSigned(NOW, ['counterparty'], placeAfter(first))),
      'sealed',
    ],
    [
      'one that follows another text does not count',
      THIRD,
      record(signedBefore(first), first, makeSigned(THIRD, ['counterparty'], again)),
      'changed',
    ],
    [
      'nor one of another revision',
      THIRD,
      record(signedBefore(first), first, makeSigned(THIRD, ['counterparty'], { revision: 3, previous: first.hash })),
      'changed',
    ],
  ])('%s', (...row) => check(row));

  test('that of the other party comes before that of the user', () => {
    const known = record(
      null,
      first,
      otherText,
      makeSigned(THIRD, ['owner'], placeAfter(first)),
      makeSigned(THIRD, ['counterparty'], placeAfter(otherText)),
    );
    for (const ownRole of BOTH) expect(viewTerms({ source: THIRD, record: known, ownRole }).signers).toBe('other');
  });
});

test('the next step is to sign, to read the PDF, to wait, or none', () => {
  const step = (source: TermsSource, known = NO_TERMS) =>
    getNextStep(viewTerms({ source, record: known, ownRole: 'owner' }));
  expect([step(NOW), step(NOW, record(null, theirs))]).toEqual(['sign', 'sign']);
  expect([step(NOW, record(signedBefore(own), own)), step(NOW, record(null, first))]).toEqual(['wait', 'none']);
  expect([step(UNREAD()), step(makeSource({ keys: [] })), step(makeSource({ keys: [] }, { pdf: null }))]).toEqual([
    'read-pdf',
    null,
    null,
  ]);
  expect(step(OTHER, record(signedBefore(first), first))).toBeNull();
});

describe('what the user has not read', () => {
  const read = (source: TermsSource, known: TermsRecord) => {
    const { unread } = viewTerms({ source, record: known, ownRole: 'owner' });
    return unread && compareTerms(unread.before, unread.now);
  };

  test('is everything where the user agreed to nothing', () => {
    expect(read(NOW, NO_TERMS)).toBeNull();
  });

  test('is what differs from the reference, also where no notice tells it', () => {
    const alone = agreed(
      makeSource({ ...ALONE, guarantees: [makeGuarantee({ depositorId: null })] }, { arbitratorKey: null }),
    );
    const spaced = makeSource({ title: 'Roof  repair' });
    expect(read(spaced, record(alone))).toMatchObject({
      fields: [{ field: 'title', now: 'Roof  repair' }],
      changed: [{ fields: [{ field: 'depositor', before: '' }] }],
      added: [],
      removed: [],
    });
  });

  test('is nothing of a text that is as agreed, beside the parties that its page names', () => {
    expect(read(NOW, record(agreed(NOW)))).toEqual({ fields: [], added: [], removed: [], changed: [] });
  });
});

describe('joining', () => {
  const added = makeGuarantee({ id: 'g2', depositorId: 'counterparty' });
  const grown = makeSource({ guarantees: [makeGuarantee(), added] });
  const MARK = '[por completar: NIF de la parte cliente]';
  const description = [
    'Quien publica este contrato interviene como parte prestadora. Quien lo acepta interviene como parte cliente.',
    `Berto, con NIF ${MARK}, interviene como parte cliente. Declara.`,
    'Ana, interviene como parte prestadora. Declara.',
  ].join('\n');
  const BLANK = makeSource({ description });
  const FILLED = makeSource({ description: description.replace(MARK, '12345678-Z') });

  test.each<[string, TermsSource, TermsRecord, TermsRole, TermsState]>([
    ['adds a guarantee that the other party deposits', grown, record(agreed(NOW)), 'owner', 'told'],
    ['adds one that the user has to deposit', grown, record(agreed(NOW)), 'counterparty', 'told'],
    [
      'adds one before anybody has joined',
      makeSource({ ...ALONE, guarantees: [makeGuarantee(), added] }),
      record(agreed(NOW)),
      'owner',
      'told',
    ],
    ['adds one to signed terms', grown, record(signedBefore(first), first), 'owner', 'changed'],
    ['fills in the blanks', FILLED, record(agreed(BLANK)), 'owner', 'unsigned'],
    [
      'fills in the blanks and signs',
      FILLED,
      record(agreed(BLANK), makeSigned(FILLED, ['counterparty'])),
      'owner',
      'signed-by-other',
    ],
    [
      'fills in blanks of a text signed before',
      FILLED,
      record(agreed(BLANK), makeSigned(BLANK, ['counterparty'])),
      'owner',
      'changed',
    ],
    [
      'fills in the blanks before anybody has joined',
      makeSource({ ...ALONE, description: FILLED.contract.description }),
      record(agreed(BLANK)),
      'owner',
      'told',
    ],
    ['fills in what the user who joined has left blank', FILLED, record(agreed(BLANK)), 'counterparty', 'told'],
  ])('%s', (_name, source, known, role, expected) => {
    check(['', source, known, expected], role);
  });
});

describe('a change of signed terms by the user, whose answer has not come', () => {
  const sending = { ...signedBefore(first), sent: { ...first.terms, title: 'Third' } };

  test.each<Row>([
    ['the server has it', THIRD, record(sending, first), 'unsigned'],
    ['the server does not have it', NOW, record(sending, first), 'sealed'],
    ['the server has something else', OTHER, record(sending, first), 'changed'],
  ])('%s', (...row) => check(row));
});

test.each<[string, TermsState, TermsGap[], boolean, boolean]>([
  ['nothing is unknown', 'sealed', [], false, false],
  ['the PDF is unread', 'sealed', [{ kind: 'pdf' }], true, true],
  ['the PDF is unread, of a text that is missing', 'missing', [{ kind: 'pdf' }], true, true],
  [
    'an amount is unknown beside the PDF',
    'sealed',
    [{ kind: 'pdf' }, { kind: 'amount', guarantee: 'g1' }],
    true,
    false,
  ],
  ['the PDF is unread before both have signed', 'unsigned', [{ kind: 'pdf' }], false, true],
])('what is left open if %s', (_what, state, gaps, undecided, unread) => {
  expect([isUndecided({ state, gaps }), isPdfUnread({ gaps })]).toEqual([undecided, unread]);
});
