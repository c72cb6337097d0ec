import { describe, expect, test } from 'vitest';
import type { TermsSource } from '@/domain/terms/build-terms';
import { NO_TERMS, type TermsRecord } from '@/domain/terms/record';
import { adoptReceived, findAcceptedChange, noteSent, type Reference, toReference } from '@/domain/terms/reference';
import { getSealView } from '@/domain/terms/state';
import type { TermsRole } from '@/domain/terms/terms';
import { makeGuarantee, sats } from './make';
import { BOTH, makeSigned, makeSource, OWNER_KEY } from './terms-samples';

const AT = '2026-11-20T10:00:00.000Z';
const LATER = '2026-11-20T10:00:05.000Z';
const JOINED = 'counterparty';
const NOW = makeSource();
const RENAMED = makeSource({ title: 'Garden' });
const ALONE = { contractors: ['owner'], keys: [{ publicKey: OWNER_KEY, encryptedKey: null }] };

function accept(source: TermsSource): Reference {
  const accepted = toReference(source, AT);
  if (accepted === null) throw new Error('Too long');
  return accepted;
}

/** The state, and whether a change is told without an alarm. */
function viewState(source: TermsSource, record: TermsRecord, role: TermsRole): object {
  const { state, told } = getSealView(source, record, role);
  return { ...state, isTold: told !== undefined };
}

describe('terms that were accepted here, before both have signed', () => {
  const accepted = accept(NOW);
  const known = (...signed: TermsRecord['signed']): TermsRecord => ({ ...NO_TERMS, signed, accepted });
  const UNNAMED = { ...NO_TERMS, accepted: accept(makeSource({ contractors: [], keys: [] })) };
  const added = makeGuarantee({ id: 'g2', depositorId: JOINED });
  const grown = makeSource({ guarantees: [makeGuarantee(), added] });

  test.each<[string, TermsSource, TermsRecord, TermsRole, object]>([
    ['as they were', NOW, known(), 'owner', { kind: 'unsigned', isTold: false }],
    ['altered', RENAMED, known(), 'owner', { kind: 'unsigned', isTold: true }],
    ['altered, seen by the other party', RENAMED, known(), 'counterparty', { kind: 'unsigned', isTold: true }],
    ['created with an answer that names nobody', NOW, UNNAMED, 'owner', { kind: 'unsigned', isTold: false }],
    [
      'altered after the user signed them',
      RENAMED,
      known(makeSigned(NOW, ['owner'])),
      'owner',
      { kind: 'changed-unsigned', accepted, signedBy: [], isTold: false },
    ],
    [
      'altered after the other party signed them',
      RENAMED,
      known(makeSigned(NOW, ['counterparty'])),
      'owner',
      { kind: 'changed-unsigned' },
    ],
    [
      'altered, and signed by the other party',
      RENAMED,
      known(makeSigned(RENAMED, ['counterparty'])),
      'owner',
      { kind: 'changed-unsigned', signedBy: ['counterparty'] },
    ],
    [
      'altered, and signed by the user',
      RENAMED,
      known(makeSigned(RENAMED, ['owner'])),
      'owner',
      { kind: 'signed-by-you' },
    ],
    ['altered where nothing was accepted', RENAMED, NO_TERMS, 'owner', { kind: 'unsigned' }],
    ['signed by both since', RENAMED, known(makeSigned(RENAMED, BOTH)), 'owner', { kind: 'sealed' }],
    ['with a guarantee that the other party added and deposits', grown, known(), 'owner', { kind: 'unsigned' }],
    ['with a guarantee that the user has to deposit', grown, known(), 'counterparty', { isTold: true }],
    [
      'with a guarantee that somebody added who has not joined',
      makeSource({ ...ALONE, guarantees: [makeGuarantee(), added] }),
      known(),
      'owner',
      { isTold: true },
    ],
  ])('%s', (_name, source, record, role, expected) => {
    expect(viewState(source, record, role)).toMatchObject(expected);
  });

  describe('with blanks that are left to the party that joins', () => {
    const MARK = '[por completar: NIF de la parte cliente]';
    const description = [
      'Quien publica este contrato interviene como parte prestadora. Quien lo acepta interviene como parte cliente.',
      `Berto, con NIF ${MARK}, interviene como parte cliente. Declara.`,
      'Ana, interviene como parte prestadora. Declara.',
    ].join('\n');
    const filled = makeSource({ description: description.replace(MARK, '12345678-Z') });
    const record = (...signed: TermsRecord['signed']): TermsRecord => ({
      ...NO_TERMS,
      signed,
      accepted: accept(makeSource({ description })),
    });

    test.each<[string, TermsSource, TermsRecord, TermsRole, object]>([
      ['who filled them in', filled, record(), 'owner', { kind: 'unsigned', isTold: false }],
      [
        'who filled them in and signed',
        filled,
        record(makeSigned(filled, ['counterparty'])),
        'owner',
        { kind: 'signed-by-other' },
      ],
      [
        'who had signed another text before',
        filled,
        record(makeSigned(makeSource({ description }), ['counterparty'])),
        'owner',
        { kind: 'changed-unsigned' },
      ],
      [
        'before anybody has joined',
        makeSource({ ...ALONE, description: filled.contract.description }),
        record(),
        'owner',
        { isTold: true },
      ],
      ['seen by the party that joined, who did not fill them in', filled, record(), 'counterparty', { isTold: true }],
    ])('%s', (_name, source, known, role, expected) => {
      expect(viewState(source, known, role)).toMatchObject(expected);
    });

    test('a filled blank is a change unless the caller allows it', () => {
      expect(findAcceptedChange(accept(makeSource({ description })), filled, JOINED)).not.toBeNull();
    });
  });
});

describe('a part that is not known', () => {
  const two = (first: number | null, second: number | null) =>
    makeSource({
      guarantees: [
        makeGuarantee({ amount: first === null ? null : sats(first) }),
        makeGuarantee({ id: 'g2', amount: second === null ? null : sats(second) }),
      ],
    });

  test('hides no change of another one', () => {
    const change = findAcceptedChange(accept(two(100, 200)), two(null, 300), JOINED);
    expect(change?.now.guarantees.map(({ amount }) => amount)).toEqual(['100', '300']);
  });

  test('is no change of a depositor whom the backend does not name', () => {
    const unnamed = makeSource({ guarantees: [makeGuarantee({ depositorId: null })] });
    expect(findAcceptedChange(accept(NOW), unnamed, JOINED)).toBeNull();
  });

  test('keeps no guarantee out whose own parts are known', () => {
    const added = makeGuarantee({ id: 'g2', depositorId: JOINED });
    const source = makeSource({ guarantees: [makeGuarantee({ amount: null }), added] }, { arbitratorKey: null });
    expect(adoptReceived(accept(NOW), source, JOINED).terms.guarantees.map(({ id }) => id)).toEqual(['g1', 'g2']);
  });

  test('is filled in guarantee by guarantee', () => {
    const adopted = adoptReceived(accept(two(null, null)), two(100, null), JOINED);
    expect(adopted.terms.guarantees.map(({ amount }) => amount)).toEqual(['100', '']);
  });

  test('of the own text is filled in where the text that is being sent has it already', () => {
    const partly = { ...accept(two(null, 200)), sent: accept(two(100, 200)).terms };
    expect(adoptReceived(partly, two(100, 200), JOINED).terms.guarantees[0]?.amount).toBe('100');
  });

  test('adopts no guarantee for nobody before anybody has joined', () => {
    const accepted = accept(makeSource(ALONE));
    const guarantees = [makeGuarantee(), makeGuarantee({ id: 'g2', depositorId: null })];
    expect(adoptReceived(accepted, makeSource({ ...ALONE, guarantees }), '')).toBe(accepted);
  });

  const PDF = 'https://files.example/a.pdf';
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
    const change = findAcceptedChange(accept(before), now, JOINED);
    if (expected === null) expect(change).toBeNull();
    else expect(change).toMatchObject(expected);
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
    expect(findAcceptedChange(again, NOW, JOINED)).toBeNull();
    expect(findAcceptedChange(again, twice, JOINED)).toBeNull();
    const without = makeSource({ guarantees: [makeGuarantee({ id: 'g2' })] });
    expect(findAcceptedChange(again, without, JOINED)).not.toBeNull();
  });
});
