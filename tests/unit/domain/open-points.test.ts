import { daily } from '@tests/daily';
import { describe, expect, it } from 'vitest';
import { COUNTERPARTY_MARK } from '@/domain/guarantees/depositor';
import type { Guarantee } from '@/domain/models';
import { splitBlanks } from '@/domain/primitives/blanks';
import { listOpenPoints } from '@/domain/templates/open-points';
import { makeContract, makeGuarantee } from './make';

const TODAY = '2026-11-23';

const listBlanks = (description: string, title = 'Sale') =>
  listOpenPoints({ title, description }, TODAY).map((point) => point.kind === 'blank' && point.quote);

describe('blanks', () => {
  it.each([
    ['brackets', 'NIF [ ]\n[]\n[X] días\n[xx]', ['NIF [ ]', '[]', '[X]', '[xx]']],
    [
      'words in brackets',
      '[por completar: precio] [To be completed] [a rellenar] […] [...]',
      ['[por completar: precio]', '[To be completed]', expect.any(String), expect.any(String), expect.any(String)],
    ],
    ['a line to write on', 'Name: ____\n[___]', ['Name: ____', '[___]']],
    ['with what comes before', 'The price is [X] euros', ['The price is [X]']],
    ['cut', `[por completar: ${'x'.repeat(150)}]`, [expect.stringMatching(/^.{80}…$/)]],
    ['none', 'As in [1] and [Annex A].\n- Price:', []],
    ['none in an empty text', '', []],
  ])('%s', (_name, text, expected) => expect(listBlanks(text)).toEqual(expected));

  it('are found in the title', () => expect(listBlanks('As seen', 'Sale of [X]')).toEqual(['Sale of [X]']));

  it('of the party that joins are left to them, unlike those of the author', () => {
    const text = [
      'Quien publica este contrato interviene como parte prestadora. Quien lo acepta interviene como parte cliente.',
      'Berto, con NIF [por completar: NIF de la parte cliente], interviene como parte cliente. Declara.',
      'Ana, interviene como parte prestadora. Declara.',
    ].join('\n');
    expect(listBlanks(text)).toEqual([]);
    const mine = '[por completar: NIF de la parte prestadora]';
    expect(listBlanks(text.replace('Ana', mine))).toEqual([mine]);
  });
});

describe('guarantees', () => {
  it.each<[string, Partial<Guarantee>, string[]]>([
    ['valid until yesterday', { validUntil: '2026-11-22' }, ['past']],
    ['valid until a text that is no date', { validUntil: '2026-11-22T23:59:00Z' }, []],
    ['valid until today', { validUntil: TODAY }, []],
    ['without a date', { validUntil: null }, []],
    ['past, but paid out', { validUntil: '2026-11-22', status: 'executed' }, []],
    ['whose depositor nobody states', { depositorId: null }, ['no-depositor']],
    ['left to the counterparty', { depositorId: null, extra: COUNTERPARTY_MARK }, []],
    ['left to the counterparty by an import', { depositorId: null, awaited: { role: 'buyer', standIn: null } }, []],
    ['with nobody and a past date', { depositorId: null, validUntil: '2026-11-22' }, ['no-depositor', 'past']],
  ])('%s', (_name, fields, expected) => {
    const contract = makeContract({
      contractors: ['owner'],
      guarantees: [makeGuarantee({ validUntil: '2027-01-31', depositorId: 'owner', status: 'pending', ...fields })],
    });
    const found = listOpenPoints(contract, TODAY);
    expect(found.map(({ kind }) => kind)).toEqual(expected);
    for (const point of found) expect(point).toMatchObject({ quote: contract.guarantees[0]?.description });
  });
});

it('splits a text at its blanks, and at nothing else in brackets', () => {
  expect(splitBlanks('Pay [ ] to [the buyer], by ____.')).toEqual([
    { text: 'Pay ', isBlank: false },
    { text: '[ ]', isBlank: true },
    { text: ' to [the buyer], by ', isBlank: false },
    { text: '____', isBlank: true },
    { text: '.', isBlank: false },
  ]);
  expect(splitBlanks('')).toEqual([]);
});

describe('a hostile text', () => {
  // A quadratic pattern takes some three minutes for this size, and a linear one a quarter of a second.
  const SIZE = 600_000;
  const PATIENCE = 60_000;
  it.each(
    daily(3, [
      ['open brackets', '['],
      ['brackets and spaces', '[ '],
      ['spaces', ' '],
      ['lines', '\n'],
      ['blanks', '[ ]'],
      ['underscores', '_'],
      ['almost completed', '[to be completed '],
    ]),
  )(
    'of %s is read to the end',
    (_name, part) => {
      const description = part.repeat(SIZE / part.length);
      expect(listOpenPoints({ title: 'Sale', description }, TODAY).length).toBeLessThanOrEqual(20);
    },
    PATIENCE,
  );
});
