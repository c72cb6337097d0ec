import { describe, expect, test } from 'vitest';
import type { Contract, Guarantee } from '@/domain/models';
import { buildTerms, FIRST_PLACE, type TermsSource } from '@/domain/terms/build-terms';
import { compareTerms, type TermsChanges } from '@/domain/terms/compare-terms';
import { findChange, type TermsChange } from '@/domain/terms/find-change';
import { isOnlyJoined } from '@/domain/terms/joined-terms';
import { noteSent, settleSent, settleShown } from '@/domain/terms/own-change';
import { adoptPdf, completeTerms, type Reference, toReference } from '@/domain/terms/reference';
import type { Terms } from '@/domain/terms/terms';
import { makeGuarantee, sats } from './make';
import { COUNTERPARTY_KEY, makeSource, OWNER_KEY } from './terms-samples';

const AT = '2026-11-20T10:00:00.000Z';
const LATER = '2026-11-20T10:00:05.000Z';
const JOINED = 'counterparty';
const OPEN = makeGuarantee({ id: 'g2', depositorId: null, description: 'Open' });
const PDF = 'https://files.example/a.pdf';

/** Too many to be kept. Each of their texts can be signed. */
const MANY = Array.from({ length: 30_000 }, (_, at) => makeGuarantee({ id: `many-${at}`, depositorId: JOINED }));

const withGuarantee = (fields: Partial<Guarantee>) => makeSource({ guarantees: [makeGuarantee(fields)] });
const withContract = (fields: Partial<Contract>) => makeSource(fields);

function accept(source: TermsSource): Reference {
  const accepted = toReference(source, AT, null);
  if (accepted === null) throw new Error('Too long');
  return accepted;
}

/** The changes that the user is told; `null`: none. */
function compare(reference: Reference, now: TermsSource): TermsChanges | null {
  const found = change(reference, now);
  return found === null ? null : compareTerms(found.before, found.now);
}

function change(reference: Reference, source: TermsSource): TermsChange | null {
  return findChange({ reference, source, how: 'open', mayFill: false });
}

describe('terms that the user accepted', () => {
  test.each<[string, TermsSource, TermsSource]>([
    ['nothing', makeSource(), makeSource()],
    ['the counterparty, who joins', withContract({ contractors: ['owner'], keys: [] }), makeSource()],
    ['the keys, which have a memory of their own', makeSource(), withContract({ keys: [] })],
    ["the arbitrator's key, which was not known", makeSource({}, { arbitratorKey: null }), makeSource()],
    ['the arbitrator, who was not known', withContract({ arbitrator: null }), makeSource()],
    ['the arbitrator, who was not received', makeSource(), withContract({ arbitrator: null })],
    ['spaces and line breaks', withContract({ description: 'New\n tiles ' }), makeSource()],
    ['an amount that was not received', makeSource(), withGuarantee({ amount: null })],
    [
      'the depositor of a guarantee that waited for one',
      withContract({ guarantees: [OPEN] }),
      withContract({ guarantees: [{ ...OPEN, depositorId: JOINED }] }),
    ],
    [
      'the depositor, for whom the record named a stand-in',
      withContract({ guarantees: [{ ...OPEN, awaited: { role: 'seller', standIn: 'owner' } }] }),
      withContract({ guarantees: [{ ...OPEN, depositorId: JOINED }] }),
    ],
    [
      'the order of the guarantees',
      withContract({ guarantees: [makeGuarantee(), OPEN] }),
      withContract({ guarantees: [OPEN, makeGuarantee()] }),
    ],
    [
      'a PDF whose link is signed again each time',
      makeSource({ pdfUrl: `${PDF}?token=1` }, { pdf: null }),
      makeSource({ pdfUrl: `${PDF}?token=2` }, { pdf: null }),
    ],
    [
      'a PDF at another link with the same content',
      makeSource({ pdfUrl: PDF }, { pdf: 'ab'.repeat(32) }),
      makeSource({ pdfUrl: 'https://files.example/b.pdf' }, { pdf: 'ab'.repeat(32) }),
    ],
  ])('differ in nothing that is told: %s', (_name, before, now) => {
    expect(compare(accept(before), now)).toBeNull();
  });

  test.each<[string, TermsSource, TermsSource, object]>([
    ['the title', makeSource(), withContract({ title: 'Roof' }), { fields: [{ field: 'title', now: 'Roof' }] }],
    [
      'one letter of the text',
      makeSource(),
      withContract({ description: 'New tilez' }),
      { fields: [{ field: 'description' }] },
    ],
    [
      'the text, which is empty',
      makeSource(),
      withContract({ description: '' }),
      { fields: [{ field: 'description' }] },
    ],
    ['a title that is an empty text', withContract({ title: '' }), makeSource(), { fields: [{ field: 'title' }] }],
    ['the owner', makeSource(), withContract({ contractors: ['other', JOINED] }), { fields: [{ field: 'owner-id' }] }],
    [
      'the arbitrator',
      makeSource(),
      withContract({ arbitrator: '2' }),
      { fields: [{ field: 'arbitrator-id', now: '2' }] },
    ],
    [
      'an amount',
      makeSource(),
      withGuarantee({ amount: sats(1) }),
      { changed: [{ fields: [{ field: 'amount', now: '1' }] }] },
    ],
    [
      'an amount that was not known',
      withGuarantee({ amount: null }),
      withGuarantee({ amount: sats(1) }),
      { changed: [{ fields: [{ field: 'amount', before: '', now: '1' }] }] },
    ],
    [
      'a guarantee that the other party deposits, added',
      makeSource(),
      withContract({ guarantees: [makeGuarantee(), makeGuarantee({ id: 'g2', depositorId: JOINED })] }),
      { added: [{ id: 'g2' }] },
    ],
    [
      'a guarantee that is listed twice',
      makeSource(),
      withContract({ guarantees: [makeGuarantee(), makeGuarantee()] }),
      { added: [{ id: 'g1' }] },
    ],
    [
      'the depositor, from the owner to the party who joined',
      withGuarantee({ depositorId: 'owner' }),
      withGuarantee({ depositorId: JOINED }),
      { changed: [{ fields: [{ field: 'depositor', now: JOINED }] }] },
    ],
    [
      'a date',
      makeSource(),
      withGuarantee({ validUntil: '2027-02-01' }),
      { changed: [{ fields: [{ field: 'validUntil' }] }] },
    ],
    [
      'conditions',
      makeSource(),
      withGuarantee({ conditions: 'None' }),
      { changed: [{ fields: [{ field: 'conditions' }] }] },
    ],
    [
      'a depositor',
      makeSource(),
      withGuarantee({ depositorId: 'stranger' }),
      { changed: [{ fields: [{ field: 'depositor' }] }] },
    ],
    [
      'the depositor, from the party who joined to the owner',
      withGuarantee({ depositorId: JOINED }),
      withGuarantee({ depositorId: 'owner' }),
      { changed: [{ fields: [{ field: 'depositor', now: 'owner' }] }] },
    ],
    [
      'the depositor of a guarantee that waited for one, who is somebody else',
      withContract({ guarantees: [OPEN] }),
      withContract({ guarantees: [{ ...OPEN, depositorId: 'owner' }] }),
      { changed: [{ fields: [{ field: 'depositor', now: 'owner' }] }] },
    ],
    ['a guarantee, removed', makeSource(), withContract({ guarantees: [] }), { removed: [{ id: 'g1' }] }],
    [
      'a guarantee for the user, added',
      makeSource(),
      withContract({ guarantees: [makeGuarantee(), makeGuarantee({ id: 'g2', depositorId: 'owner' })] }),
      { added: [{ id: 'g2' }] },
    ],
    [
      'a guarantee under another id',
      makeSource(),
      withGuarantee({ id: 'g7' }),
      { added: [{ id: 'g7' }], removed: [{ id: 'g1' }] },
    ],
    [
      'the content of the PDF',
      makeSource({ pdfUrl: PDF }, { pdf: 'ab'.repeat(32) }),
      makeSource({ pdfUrl: PDF }, { pdf: 'cd'.repeat(32) }),
      { fields: [{ field: 'pdf', now: 'cd'.repeat(32) }] },
    ],
    [
      'the link to a PDF that was not read',
      makeSource({ pdfUrl: PDF }, { pdf: null }),
      makeSource({ pdfUrl: 'https://files.example/b.pdf' }, { pdf: null }),
      { fields: [{ field: 'pdf', before: PDF, now: 'https://files.example/b.pdf' }] },
    ],
    [
      'a PDF where there was none',
      makeSource(),
      makeSource({ pdfUrl: PDF }, { pdf: null }),
      { fields: [{ field: 'pdf', before: '', now: PDF }] },
    ],
  ])('differ: %s', (_name, before, now, expected) => {
    expect(compare(accept(before), now)).toMatchObject(expected);
  });

  test('are not kept if they are larger than any contract', () => {
    expect(toReference(withContract({ guarantees: MANY }), AT, null)).toBeNull();
  });
});

describe('a PDF that was not read', () => {
  const FIRST = 'ab'.repeat(32);
  const OTHER = 'cd'.repeat(32);
  const unknown = accept(makeSource({ pdfUrl: PDF }, { pdf: null }));

  test('is the reference once it is read, though its link stays the same', () => {
    const adopted = adoptPdf(unknown, makeSource({ pdfUrl: `${PDF}?signed=2` }, { pdf: FIRST }));
    expect(adopted.terms.pdf).toBe(FIRST);
    const exchanged = makeSource({ pdfUrl: PDF }, { pdf: OTHER });
    expect(adoptPdf(adopted, exchanged)).toBe(adopted);
    expect(compare(adopted, exchanged)).toMatchObject({ fields: [{ field: 'pdf', before: FIRST, now: OTHER }] });
  });

  test.each([
    ['was read under another link', unknown, makeSource({ pdfUrl: 'https://files.example/b.pdf' }, { pdf: FIRST })],
    ['is not read yet', unknown, makeSource({ pdfUrl: PDF }, { pdf: null })],
    ['was not there', accept(makeSource()), makeSource({ pdfUrl: PDF }, { pdf: FIRST })],
  ])('is no reference if it %s', (_what, accepted, source) => {
    expect(adoptPdf(accepted, source)).toBe(accepted);
  });

  test('is adopted in the text of a change that is being sent as well', () => {
    const source = makeSource({ pdfUrl: PDF }, { pdf: null });
    const sending = noteSent(unknown, source, (terms) => ({ ...terms, title: 'New' }), LATER);
    const adopted = adoptPdf(sending, makeSource({ pdfUrl: PDF }, { pdf: FIRST }));
    expect(adopted.sent).toMatchObject({ title: 'New', pdf: FIRST });
  });
});

describe('a change that the user sends', () => {
  const before = makeSource();
  const after = withContract({ title: 'Roof and windows' });
  const rename = (terms: Terms): Terms => ({ ...terms, title: 'Roof and windows' });
  const added = { ...makeGuarantee({ id: 'g5', description: 'Windows' }) };
  const add = (terms: Terms): Terms => {
    const [sent] = accept(withContract({ guarantees: [added] })).terms.guarantees;
    return sent === undefined ? terms : { ...terms, guarantees: [...terms.guarantees, { ...sent, id: '' }] };
  };
  const noted = (change: (terms: Terms) => Terms) => noteSent(accept(before), before, change, LATER);

  test.each<[string, TermsSource, object | null]>([
    ['the server has it', after, null],
    ['the server does not have it', before, null],
    [
      'the server has something else',
      withContract({ title: 'Garden' }),
      { fields: [{ field: 'title', now: 'Garden' }] },
    ],
    [
      'the server has it, and has changed something else',
      withContract({ title: 'Roof and windows', description: 'Old tiles' }),
      { fields: [{ field: 'description', now: 'Old tiles' }] },
    ],
  ])('counts before and after it is answered: %s', (_name, now, expected) => {
    const changes = compare(noted(rename), now);
    if (expected === null) expect(changes).toBeNull();
    else expect(changes).toMatchObject(expected);
  });

  test('is accepted once it is answered, so that the terms before it are a change', () => {
    const settled = settleSent(noted(rename), after, LATER);
    expect(settled).toEqual({ ...accept(after), at: LATER });
    expect(compare(settled, before)).toMatchObject({ fields: [{ field: 'title', now: 'Roof repair' }] });
  });

  test('is accepted as it was sent, not as the server has it', () => {
    const settled = settleSent(noted(rename), withContract({ title: 'Garden' }), LATER);
    expect(settled.terms.title).toBe('Roof and windows');
  });

  test('follows another one whose answer was lost', () => {
    const twice = noteSent(noted(rename), after, (terms) => ({ ...terms, description: 'Both' }), LATER);
    expect(compare(twice, withContract({ title: 'Roof and windows', description: 'Both' }))).toBeNull();
  });

  test('gives an added guarantee the id that the server answers with', () => {
    const now = withContract({ guarantees: [makeGuarantee(), added] });
    expect(compare(noted(add), now)).toBeNull();
    const settled = settleSent(noted(add), now, LATER);
    expect(settled.terms.guarantees.map(({ id }) => id)).toEqual(['g1', 'g5']);
    expect(settled.sent).toBeUndefined();
  });

  test('is not settled while the server has the guarantee with other conditions, which is told', () => {
    const now = withContract({ guarantees: [makeGuarantee(), { ...added, conditions: 'None' }] });
    const settled = settleSent(noted(add), now, LATER);
    expect(settled.sent).toBeDefined();
    expect(compare(settled, now)).toMatchObject({ added: [{ id: 'g5', conditions: 'None' }] });
  });

  test('is accepted once the contract shows it, whatever was answered', () => {
    expect(settleShown(noted(rename), after, LATER)).toEqual({ ...accept(after), at: LATER });
    const unseen = noted(rename);
    expect(settleShown(unseen, before, LATER)).toBe(unseen);
    const missing = noted(add);
    expect(settleShown(missing, before, LATER)).toBe(missing);
  });

  test('settles nothing if nothing was sent', () => {
    const accepted = accept(before);
    expect(settleShown(accepted, after, LATER)).toBe(accepted);
    expect(settleSent(accepted, after, LATER)).toBe(accepted);
  });
});

describe('accepted terms that somebody has only joined', () => {
  const invited = withContract({
    contractors: ['owner'],
    keys: [{ publicKey: OWNER_KEY }],
    guarantees: [makeGuarantee({ depositorId: 'owner' }), OPEN],
  });
  const filled = (
    guarantees = [makeGuarantee({ depositorId: 'owner' }), { ...OPEN, depositorId: JOINED }],
    source: Partial<TermsSource> = {},
    fields: Partial<Contract> = {},
  ) => makeSource({ guarantees, ...fields }, source);
  const own = toReference(invited, AT, null);
  const added = makeGuarantee({ id: 'g3', depositorId: JOINED });

  test.each<[string, TermsSource, Reference | null, boolean]>([
    ['with the other party and their deposit', filled(), own, true],
    [
      'with another amount',
      filled([makeGuarantee({ depositorId: 'owner', amount: sats(1) }), { ...OPEN, depositorId: JOINED }]),
      own,
      false,
    ],
    [
      'with a guarantee that the other party added',
      filled([makeGuarantee({ depositorId: 'owner' }), { ...OPEN, depositorId: JOINED }, added]),
      own,
      false,
    ],
    [
      'with the own deposit given to the other party',
      filled([makeGuarantee({ depositorId: JOINED }), { ...OPEN, depositorId: JOINED }]),
      own,
      false,
    ],
    ['with another text', filled(undefined, {}, { description: 'Other' }), own, false],
    ['with another arbitrator', filled(undefined, { arbitratorKey: 'tpubB' }), own, false],
    ['with another PDF', filled(undefined, { pdf: 'ab'.repeat(32) }), own, false],
    ['with nobody', invited, own, false],
  ])('%s', (_name, source, accepted, expected) => {
    if (accepted === null) throw new Error('Too long');
    expect(isOnlyJoined(accepted.terms, buildTerms(source, FIRST_PLACE).terms)).toBe(expected);
  });
});

const NOW = makeSource();

describe('a part that is not known', () => {
  const two = (first: number | null, second: number | null) =>
    makeSource({
      guarantees: [
        makeGuarantee({ amount: first === null ? null : sats(first) }),
        makeGuarantee({ id: 'g2', amount: second === null ? null : sats(second) }),
      ],
    });

  test('hides no change of another one', () => {
    const found = change(accept(two(100, 200)), two(null, 300));
    expect(found?.now.guarantees.map(({ amount }) => amount)).toEqual(['100', '300']);
  });

  test('is no change of a depositor whom the backend does not name', () => {
    const unnamed = makeSource({ guarantees: [makeGuarantee({ depositorId: null })] });
    expect(change(accept(NOW), unnamed)).toBeNull();
  });

  test.each<[string, TermsSource, TermsSource, object | null]>([
    [
      'a PDF that is not read now, under the same link',
      makeSource({ pdfUrl: PDF }, { pdf: 'ab' }),
      makeSource({ pdfUrl: PDF }, { pdf: null }),
      null,
    ],
    [
      'a PDF that is not read now, under another link',
      makeSource({ pdfUrl: PDF }, { pdf: 'ab' }),
      makeSource({ pdfUrl: `${PDF}2` }, { pdf: null }),
      { before: { pdf: PDF }, now: { pdf: `${PDF}2` } },
    ],
    [
      'a PDF where there was none, which is read',
      NOW,
      makeSource({ pdfUrl: PDF }, { pdf: 'cd' }),
      { before: { pdf: '' }, now: { pdf: 'cd' } },
    ],
    [
      'a PDF that was never read, under another link',
      makeSource({ pdfUrl: PDF }, { pdf: null }),
      makeSource({ pdfUrl: `${PDF}2` }, { pdf: 'cd' }),
      { before: { pdf: PDF }, now: { pdf: `${PDF}2` } },
    ],
  ])('%s', (_name, before, now, expected) => {
    const found = change(accept(before), now);
    if (expected === null) expect(found).toBeNull();
    else expect(found).toMatchObject(expected);
  });
});

describe('a signed text', () => {
  const { terms: signed } = buildTerms(makeSource({ pdfUrl: PDF }, { pdf: 'ab'.repeat(32) }), FIRST_PLACE);
  const complete = (fields: Partial<Contract>, source: Partial<TermsSource> = {}) => {
    const now = makeSource({ pdfUrl: PDF, ...fields }, { pdf: signed.pdf, ...source });
    return completeTerms(buildTerms(now, FIRST_PLACE), { terms: signed, pdfLink: PDF }, now.contract);
  };
  const keys = (...hex: (string | null)[]) => ({ keys: hex.map((publicKey) => ({ publicKey })) });
  const NEW_KEY = `02${'5a'.repeat(32)}`;

  test.each<[string, Partial<Contract>, Partial<TermsSource>]>([
    ['keys', keys(null, null), {}],
    ['the arbitrator', { arbitrator: null }, { arbitratorKey: null }],
    ["the arbitrator's key", {}, { arbitratorKey: null }],
    ['the amount', { guarantees: [makeGuarantee({ amount: null })] }, {}],
    [
      'the depositor',
      { guarantees: [makeGuarantee({ depositorId: null, awaited: { role: 'seller', standIn: JOINED } })] },
      {},
    ],
    ['a depositor whom the record does not name', { guarantees: [makeGuarantee({ depositorId: null })] }, {}],
    ['the PDF', {}, { pdf: null }],
  ])('counts for what was not received: %s', (_what, fields, source) => {
    expect(complete(fields, source)).toEqual(signed);
  });

  test.each<[string, Partial<Contract>, Partial<TermsSource>, object]>([
    ["the owner's key", keys(NEW_KEY, COUNTERPARTY_KEY), {}, { owner: { id: 'owner', key: NEW_KEY } }],
    ["the counterparty's key", keys(OWNER_KEY, NEW_KEY), {}, { counterparty: { id: JOINED, key: NEW_KEY } }],
    [
      'a person whose key is unknown',
      { ...keys(OWNER_KEY, null), contractors: ['owner', 'other'] },
      {},
      { counterparty: { id: 'other', key: '' } },
    ],
    [
      'an arbitrator whose key is unknown',
      { arbitrator: '2' },
      { arbitratorKey: null },
      { arbitrator: { id: '2', key: '' } },
    ],
    ["the arbitrator's key", {}, { arbitratorKey: 'tpubB' }, { arbitrator: { key: 'tpubB' } }],
    ['a PDF at another link', { pdfUrl: `${PDF}2` }, { pdf: null }, { pdf: `${PDF}2` }],
    [
      'the depositor, beside an amount that is unknown',
      { guarantees: [makeGuarantee({ amount: null, depositorId: JOINED })] },
      {},
      { guarantees: [{ amount: signed.guarantees[0]?.amount, depositor: JOINED }] },
    ],
  ])('hides no change: %s', (_what, fields, source, expected) => {
    expect(complete(fields, source)).toMatchObject(expected);
  });
});

describe('terms that the user accepts again', () => {
  const known = accept(makeSource({ pdfUrl: PDF }, { pdf: 'ab'.repeat(32) }));
  const again = (fields: Partial<Contract>, source: Partial<TermsSource> = {}) =>
    toReference(
      makeSource({ title: 'Other', pdfUrl: PDF, ...fields }, { pdf: known.terms.pdf, ...source }),
      LATER,
      known,
    );

  test.each<[string, Partial<Contract>, Partial<TermsSource>]>([
    ['an amount', { guarantees: [makeGuarantee({ amount: null })] }, {}],
    ['a depositor', { guarantees: [makeGuarantee({ depositorId: null })] }, {}],
    ['the arbitrator', { arbitrator: null }, { arbitratorKey: null }],
    ['the PDF', {}, { pdf: null }],
  ])('keep what was not received: %s', (_what, fields, source) => {
    expect(again(fields, source)?.terms).toEqual({ ...known.terms, title: 'Other' });
  });

  test('do not keep a PDF for another link', () => {
    expect(again({ pdfUrl: `${PDF}2` }, { pdf: null })).toMatchObject({ terms: { pdf: '' }, pdfLink: `${PDF}2` });
  });
});

describe('a change that is sent', () => {
  test('does not build on an earlier one that the server does not have', () => {
    const first = noteSent(accept(NOW), NOW, (terms) => ({ ...terms, title: 'Lost' }), AT);
    const second = noteSent(first, NOW, (terms) => ({ ...terms, description: 'Both' }), LATER);
    expect(second.sent).toMatchObject({ title: 'Roof repair', description: 'Both' });
  });

  test('with a guarantee like one that is there is not answered by that one', () => {
    const again = noteSent(
      accept(NOW),
      NOW,
      (terms) => ({ ...terms, guarantees: terms.guarantees.flatMap((each) => [each, { ...each, id: '' }]) }),
      LATER,
    );
    const twice = makeSource({ guarantees: [makeGuarantee(), makeGuarantee({ id: 'g2' })] });
    expect(change(again, NOW)).toBeNull();
    expect(change(again, twice)).toBeNull();
    const without = makeSource({ guarantees: [makeGuarantee({ id: 'g2' })] });
    expect(change(again, without)).not.toBeNull();
  });
});
