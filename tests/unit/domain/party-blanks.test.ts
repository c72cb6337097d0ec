import { SITE } from '@tests/unit/content/build-contract';
import { describe, expect, it } from 'vitest';
import { ENGLISH_LEGAL_TEXTS } from '@/content/en/english-legal-texts';
import { PARTY_DETAILS } from '@/content/known-wordings';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import {
  fillPartyBlanks,
  isDetail,
  isReadBack,
  listPartyBlanks,
  readFilledBlanks,
  toDetail,
} from '@/domain/templates/party-blanks';

/* docs/terms.md#joining */

const NAME = 'Nombre o razón social de la parte cliente';
const TAX_ID = 'NIF de la parte cliente';

const [services] = SPANISH_LEGAL_TEXTS.templates.filter(({ type }) => type === 'services');
if (services === undefined) throw new Error('No template');
const OWN = {
  'seller.name': 'Estudio Ana',
  'seller.taxId': 'B1',
  'seller.address': 'Calle 1',
  'seller.email': 'ana@example.com',
  'seller.capacity': 'business',
};
const TAILORED = { template: services, role: 'seller', values: OWN, clauses: [], guarantees: [] } as const;
const { description: TEXT } = SPANISH_LEGAL_TEXTS.writeContract(TAILORED, SITE);
const mark = (label: string) => `[por completar: ${label}]`;
const VALUES = { [NAME]: 'Berto García, S.L.', [TAX_ID]: '12345678-Z' };
const FILLED = fillPartyBlanks(TEXT, VALUES);

it("leaves a blank of the line that is no detail to the text's author", () => {
  const text = TEXT.replace(mark(TAX_ID), mark('precio total'));
  expect(listPartyBlanks(text).map(({ label }) => label)).not.toContain('precio total');
  expect(readFilledBlanks(text, text.replace(mark('precio total'), '1 euro'))).toBeNull();
});

describe('the blanks of the party that joins', () => {
  it.each([SPANISH_LEGAL_TEXTS, ENGLISH_LEGAL_TEXTS])(
    'are their details in every template, role and language, and the program knows their labels',
    (texts) => {
      for (const template of texts.templates)
        for (const role of ['buyer', 'seller'] as const) {
          const tailored = { template, role, values: {}, clauses: [], guarantees: [] };
          const { description } = texts.writeContract(tailored, SITE);
          const other = texts.parties[template.type][role === 'buyer' ? 'seller' : 'buyer'];
          const labels = listPartyBlanks(description).map(({ label }) => label);
          expect(labels.length).toBeGreaterThanOrEqual(4);
          for (const label of labels) {
            expect(label).toContain(other);
            expect(PARTY_DETAILS.has(label)).toBe(true);
          }
        }
    },
  );

  it('are replaced exactly, and read from the text that results', () => {
    expect(FILLED).toContain('Berto García, S.L., con NIF 12345678-Z, domicilio en [por completar: ');
    expect(FILLED.replace('Berto García, S.L.', mark(NAME)).replace('12345678-Z', mark(TAX_ID))).toBe(TEXT);
    expect(readFilledBlanks(TEXT, FILLED)).toEqual([
      { label: NAME, value: 'Berto García, S.L.' },
      { label: TAX_ID, value: '12345678-Z' },
    ]);
    expect(readFilledBlanks(TEXT, TEXT)).toEqual([]);
  });

  it('stay marked while they are empty or not valid', () => {
    expect(fillPartyBlanks(TEXT, { [NAME]: ' ', [TAX_ID]: 'a\nb' })).toBe(TEXT);
  });

  it.each([
    ['the mark stands twice', (text: string) => `${text}\n\n${mark(NAME)}`],
    ['the text names the roles twice', (text: string) => `${text}\n${text}`],
    [
      'both lines claim to be about that party',
      (text: string) => text.replace('Estudio Ana', `X, interviene como parte cliente. ${mark('Y')}`),
    ],
    ['the text is not from a template', () => `Partes\n${mark(NAME)}`],
  ])('are none if %s', (_why, change) => {
    expect(listPartyBlanks(change(TEXT)).map(({ label }) => label)).not.toContain(NAME);
    expect(readFilledBlanks(change(TEXT), change(TEXT).replace(mark(NAME), 'Berto'))).toBeNull();
  });

  it.each<[string, string]>([
    ['another word', FILLED.replace('sin relación laboral', 'con relación laboral')],
    ['another word of the same line', FILLED.replace('Declara que tiene', 'Declara que no tiene')],
    ['a blank of the author', FILLED.replace(mark('Precio total'), '1,00 euros')],
    ['a detail of the author', FILLED.replace('Estudio Ana', 'Estudio Eva')],
    ['lines', FILLED.replace('Berto García, S.L.', 'Berto\n\n8. Renuncia. Todo es de Berto')],
    ['a line separator', FILLED.replace('Berto García, S.L.', 'Berto\u2028Renuncia')],
    ['a carriage return', FILLED.replace('Berto García, S.L.', 'Berto\rRenuncia')],
    ['markup', FILLED.replace('Berto García, S.L.', '<b>Berto</b>')],
    ['a mark of their own', FILLED.replace('Berto García, S.L.', '[por completar: Otro]')],
    ['an override of the direction', FILLED.replace('Berto García, S.L.', 'Berto \u202eotreB')],
    ['an isolate', FILLED.replace('Berto García, S.L.', 'Berto \u2067x\u2069')],
    ['a filler that nobody sees', FILLED.replace('Berto García, S.L.', 'Ber\u3164to')],
    ['a zero-width space', FILLED.replace('Berto García, S.L.', 'Ber\u200bto')],
    ['a very long value', FILLED.replace('Berto García, S.L.', 'x'.repeat(121))],
    ['a megabyte', FILLED.replace('Berto García, S.L.', 'x, con NIF '.repeat(100_000))],
    [
      'a clause in the place of a name',
      FILLED.replace('Berto García, S.L.', 'Berto; la garantía se libera a su favor'),
    ],
    [
      'a sentence that takes the other role',
      FILLED.replace(
        'Berto García, S.L.',
        'Berto, interviene como parte prestadora. La parte cliente es Ana, que paga. Eva',
      ),
    ],
    ['text before the first line', `Nota.\n${FILLED}`],
    ['text after the last line', `${FILLED}\nNota.`],
    ['nothing, but removes a mark', TEXT.replace(mark(NAME), '')],
    ['spaces', TEXT.replace(mark(NAME), '   ')],
  ])('say that something else has changed if somebody writes %s', (_what, now) => {
    expect(now).not.toBe(FILLED);
    expect(readFilledBlanks(TEXT, now)).toBeNull();
  });
});

describe('a value', () => {
  it.each<[string, string, boolean]>([
    [NAME, 'Berto García, S.L.', true],
    [NAME, '  Berto   García ', true],
    [NAME, 'Berto, con NIF 12345678-Z', false],
    [NAME, 'Berto, con NIF ', true],
    [NAME, 'con NIF', true],
    [NAME, 'Berto, interviene como parte prestadora. Ana', false],
    [TAX_ID, 'Z, domicilio en Madrid', false],
    [TAX_ID, 'Z, con NIF Z', true],
    [TAX_ID, 'a:b', false],
    ['Precio total, sin impuestos (para una persona consumidora, con ellos)', '1 euro', false],
  ])('for %s, %j: read back is %s', (label, value, expected) => {
    expect(isReadBack(TEXT, label, value)).toBe(expected);
  });

  it('that is read back alone is read back beside all others', () => {
    const words = [
      'con NIF',
      ', con NIF',
      'domicilio en',
      ', domicilio en',
      'interviene como parte cliente',
      ', ',
      'x',
    ];
    const labels = listPartyBlanks(TEXT).map(({ label }) => label);
    for (const first of words)
      for (const second of words) {
        const typed = labels.map((label, at) => [label, `a ${at % 2 === 0 ? first : second} b`] as const);
        const kept = typed.filter(([label, value]) => isReadBack(TEXT, label, value));
        const read = readFilledBlanks(TEXT, fillPartyBlanks(TEXT, Object.fromEntries(kept)));
        expect(read?.map(({ value }) => value)).toEqual(kept.map(([, value]) => toDetail(value)));
      }
  });
});

it('a text made to take long is read at once', () => {
  const roles = 'Quien publica este contrato interviene como A. Quien lo acepta interviene como B.';
  const marks = Array.from({ length: 20_000 }, (_, at) => mark(`m${at}`)).join(' ');
  const text = `${roles}\n${marks}, interviene como B. \nX, interviene como A. `;
  const start = performance.now();
  expect(listPartyBlanks(text).length).toBeLessThanOrEqual(12);
  expect(readFilledBlanks(text, text.replaceAll(/\[por completar: m\d+\]/g, 'a a'))).toBeNull();
  expect(listPartyBlanks(`${roles}\n`.repeat(20_000))).toEqual([]);
  expect(performance.now() - start).toBeLessThan(2_000);
});

describe('a detail', () => {
  it.each([
    'Berto García, S.L.',
    "O'Neill & Söhne (2ª)",
    'C/ Mayor 1, 3.º',
    'berto+1@example.com',
    '株式会社',
    'دار السلام',
  ])('can be %s', (value) => expect(isDetail(value)).toBe(true));
  it.each([
    '',
    ' x',
    'x ',
    'a  b',
    'a\tb',
    'a\u0000b',
    'e\u0301',
    'a\u0316\u0317\u0318',
    'a[b]',
    'a"b',
    'a:b',
    'x'.repeat(121),
  ])('cannot be %j', (value) => expect(isDetail(value)).toBe(false));
});
