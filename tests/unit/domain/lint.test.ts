import { daily, nightly } from '@tests/daily';
import { describe, expect, it } from 'vitest';
import { getDraftWording as getEnglishWording } from '@/content/en/draft-wording';
import { ENGLISH_LEGAL_TEXTS } from '@/content/en/english-legal-texts';
import { KNOWN_WORDINGS } from '@/content/known-wordings';
import { getDraftWording as getSpanishWording } from '@/content/templates/draft-wording';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import { TEMPLATES } from '@/content/templates/templates';
import { type Finding, isAskedAbout, listBeforeSigning } from '@/domain/lint/finding';
import { type LintRules, lintContract, lintText, needsFeeRate } from '@/domain/lint/lint-contract';
import { CONTRACT_TYPES, type Guarantee, type Template } from '@/domain/models';
import { shortenBlank, splitBlanks } from '@/domain/primitives/blanks';
import { buildContractText } from '@/domain/templates/template-draft';
import { makeContract, makeGuarantee, sats } from './make';

const RULES: LintRules = {
  moment: 'agree',
  today: '2026-11-23',
  feeRate: null,
  thirdKey: null,
  wordings: KNOWN_WORDINGS,
};
const SPECIAL = 'Condiciones particulares (complétense antes de publicar):\n';

const lint = (description: string) => lintText({ title: 'Sale', description }, RULES);
const kinds = (findings: readonly Finding[]) => findings.map(({ kind }) => kind);

/** The text that the finding leads to. */
function cut(text: string, finding: Finding | undefined): string | null {
  return finding?.place.at === 'description' ? text.slice(finding.place.range.start, finding.place.range.end) : null;
}

describe('blanks', () => {
  it.each([
    ['a label of the special terms', `${SPECIAL}- Precio:`, ['- Precio:']],
    ['labels in English', 'Special terms\n- Price:\n- Place: Madrid\n- Dates:', ['- Price:', '- Dates:']],
    ['the older heading', 'Particular conditions (complete before publishing):\n- Price: ', ['- Price:']],
    ['a label followed by an empty line', `${SPECIAL}- Precio:\n\nPosición de las partes\nA:`, ['- Precio:']],
    ['a label without a mark of a list', `${SPECIAL}Precio:\nPlazo:`, ['Precio:', 'Plazo:']],
    ['an item without special terms', 'Sale of a car.\n• Price:', ['• Price:']],
    ['brackets', 'NIF [ ], en [], [X] días, [xx]', ['[ ]', '[]', '[X]', '[xx]']],
    ['words in brackets', '[por completar: precio] [To be completed] [a rellenar] […] [...]', 5],
    ['a line to write on', 'Name: ____, [___]', ['____', '[___]']],
    ['Windows line ends', 'Special terms\r\n- Price:\r\n- Date: soon\r\n', ['- Price:']],
  ])('%s', (_name, text, expected) => {
    const found = lint(text);
    expect(new Set(kinds(found))).toEqual(new Set(['blank']));
    if (typeof expected === 'number') expect(found).toHaveLength(expected);
    else expect(found.map((each) => cut(text, each))).toEqual(expected);
  });

  it.each([
    ['a filled label', `${SPECIAL}- Precio: 100 €`],
    ['a label answered on the next line', `${SPECIAL}- Precio:\n100 €\n- Lugar: Madrid`],
    ['a label answered by a list', `${SPECIAL}- Entregables:\n  - Plano\n  - Maqueta`],
    ['a heading with items', `${SPECIAL}Pagos:\n- Primero: 100 €`],
    ['a colon that announces a paragraph', 'The parties agree:\n\n1. To sell.'],
    ['a colon after the special terms', `${SPECIAL}- Precio: 1 €\n\nPosición de las partes\nLas partes son:`],
    ['other brackets', 'As in [1] and [Annex A].'],
    ['an empty text', ''],
  ])('not: %s', (_name, text) => expect(lint(text)).toEqual([]));

  it('are found in the title', () => {
    const [found] = lintText({ title: 'Sale of [X]', description: 'As seen' }, RULES);
    expect(found?.place).toEqual({ at: 'title', range: { start: 8, end: 11 } });
  });

  it('are quoted without the list marker, and cut', () => {
    expect(lint(`${SPECIAL}- Precio:`)[0]?.quote).toBe('Precio:');
    expect(lint(`${SPECIAL}- ${'x'.repeat(300)}:`)[0]?.quote).toHaveLength(81);
    expect(lint('The price is [X] euros')[0]?.quote).toBe('The price is [X]');
  });
});

describe('blanks for the details of the party that joins', () => {
  const PARTIES = [
    'Quien publica este contrato interviene como parte prestadora. Quien lo acepta interviene como parte cliente.',
    'Berto, con NIF [por completar: NIF de la parte cliente], interviene como parte cliente. Declara.',
    'Ana, interviene como parte prestadora. Declara.',
  ].join('\n');
  const MINE = PARTIES.replace('Ana,', '[por completar: NIF de la parte prestadora],');

  it.each<[string, string, string[], number, boolean]>([
    ['are left to them until they join', PARTIES, ['owner'], 0, false],
    ['are not filled in once they have joined', PARTIES, ['owner', 'counterparty'], 1, true],
    ['are no blanks of the author', MINE, ['owner'], 1, false],
    ['count beside the blanks of the author', MINE, ['owner', 'counterparty'], 2, true],
    ['are like any other once they have joined', 'In [X] days.', ['owner', 'counterparty'], 1, true],
    ['are like any other for the person who joins, whom nobody asks twice', 'In [X] days.', ['owner'], 1, false],
  ])('%s', (_name, description, contractors, count, isAsked) => {
    const contract = makeContract({ description, contractors, guarantees: [makeGuarantee()] });
    const found = lintContract(contract, RULES).filter(({ kind }) => kind === 'blank');
    expect(found).toHaveLength(count);
    expect(listBeforeSigning(found, contract)).toEqual(isAsked ? found : []);
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

it.each([
  ['[por completar: NIF]', '[NIF]'],
  ['[to be completed: Tax number (NIF)]', '[Tax number (NIF)]'],
  ['[por completar: ]', '[por completar: ]'],
  ['[ ]', '[ ]'],
  ['____', '____'],
])('the mark %j is short as %j', (mark, short) => expect(shortenBlank(mark)).toBe(short));

describe('dates of the special terms', () => {
  it.each([
    ['in the Spanish form', '- Entrega: 22/11/2026', '22/11/2026', '2026-11-22'],
    ['in the English form', '- Delivery: 22 November 2026', '22 November 2026', '2026-11-22'],
    ['in the American form', '- Delivery: November 22, 2026', 'November 22, 2026', '2026-11-22'],
    ['in the ISO form', '- Entrega: 2026-11-22.', '2026-11-22', '2026-11-22'],
    ['with single digits', '- Entrega: 1/2/2026', '1/2/2026', '2026-02-01'],
  ])('past, %s', (_name, line, written, date) => {
    const text = SPECIAL + line;
    const [found] = lint(text);
    expect(found).toMatchObject({ kind: 'past-date', severity: 'advice', date });
    expect(cut(text, found)).toBe(written);
  });

  it.each([
    ['today', `${SPECIAL}- Entrega: 23/11/2026`],
    ['a day that does not exist', `${SPECIAL}- Entrega: 31/02/2026`],
    ['outside the special terms', 'Built on 01/02/1990.'],
    ['the day of an exchange rate', `${SPECIAL}- Cambio BTC/EUR del 01/11/2026: 80.000`],
    ['part of a longer number', `${SPECIAL}- Factura: 101/02/20261`],
  ])('not: %s', (_name, text) => expect(lint(text)).toEqual([]));
});

describe('payment terms', () => {
  const clause = (days: number) => `Toda cantidad debida se pagará dentro de un plazo de ${days} días naturales.`;

  it.each([
    [clause(60), []],
    [clause(61), [61]],
    ['Every amount due is paid within a term of 90 calendar days.', [90]],
    ['Payment terms: 120 days', [120]],
    ['La factura se paga a los noventa (90) días.', [90]],
    ['La factura se paga a los 90 (noventa) días.', [90]],
    ['La factura se paga a noventa días.', [90]],
    ['Se abonará a los sesenta y cinco días de la factura.', [65]],
    ['Se abonará a los sesenta días naturales.', []],
    ['Payment within ninety-five calendar days.', [95]],
    ['Invoices are payable within one hundred and twenty days.', [120]],
    ['Invoices are paid within a hundred days.', [100]],
    ['Invoices are paid within sixty days.', []],
    ['Invoices are paid once sixty days have passed.', []],
    ['Plazo de pago: ciento veinte días.', [120]],
    ['Plazo de pago: tres meses', [90]],
    ['El precio se pagará en el plazo de seis meses.', [180]],
    ['El precio se pagará en 4 meses.', [120]],
    ['El precio se pagará en 3 (tres) meses.', [90]],
    ['The price is paid within three months.', [90]],
    ['Payment terms: 4 months', [120]],
    // Possibly only fifty-nine days, so not certainly too long.
    ['El precio se pagará en dos meses.', []],
    ['The price is paid within two months.', []],
    ['La cuota se paga durante seis meses.', []],
    ['El precio se paga al contado, y la garantía dura tres meses.', []],
    ['El precio se paga al contado, con un plazo de entrega de tres meses.', []],
    ['The provider pays a rent of three months.', []],
    ['The fee is paid for three months.', []],
    ['The price is paid in three monthly instalments.', []],
    ['Defects are reported within ninety days.', []],
    ['Los defectos se comunican en tres meses.', []],
    ['Defects are reported within 90 days.', []],
    ['The price is paid in cash. Defects are reported within 90 days.', []],
  ])('%s', (text, days) => {
    expect(lint(text).map((finding) => [finding.kind, finding.days])).toEqual(
      days.map((each) => ['payment-term', each]),
    );
  });

  it.each(CONTRACT_TYPES.map((type) => [type, !['rental', 'employment', 'loan'].includes(type)] as const))(
    'of a %s contract count: %s',
    (type, counts) => {
      const known = KNOWN_WORDINGS.find((each) => each.type === type);
      const roles = known?.roles(known.parties.buyer, known.parties.seller) ?? '';
      expect(kinds(lint(`${roles}\n${clause(90)}`))).toEqual(counts ? ['payment-term'] : []);
    },
  );
});

describe('sentences about the roles', () => {
  const [es, en] = [getSpanishWording('sale'), getEnglishWording('sale')];
  const [mine, swapped] = [
    es.roles(es.parties.buyer, es.parties.seller),
    es.roles(es.parties.seller, es.parties.buyer),
  ];

  it.each([
    ['one', mine, null],
    ['the same one twice', `${mine}\n${mine}`, null],
    ['another one in a name', `${mine}\nBerta. ${swapped}, con NIF 1`, swapped],
    ['the same one in another language', `${mine}\n${en.roles('buyer', 'seller')}`, null],
    ['another one in another language', `${mine}\n${en.roles('seller', 'buyer')}`, en.roles('seller', 'buyer')],
  ])('%s', (_what, text, expected) => {
    const [found] = lint(text).filter(({ kind }) => kind === 'roles-differ');
    expect(cut(text, found)).toBe(expected);
    expect(found === undefined || isAskedAbout([found])).toBe(true);
  });
});

describe('guarantees', () => {
  const check = (fields: Partial<Guarantee>, rules: Partial<LintRules> = {}, description = 'Sale') =>
    lintContract(makeContract({ description, guarantees: [makeGuarantee(fields)] }), { ...RULES, ...rules });

  it.each(
    daily<[string, Partial<Guarantee>, Partial<LintRules>, string[]]>(10, [
      ['valid until yesterday', { validUntil: '2026-11-22' }, {}, ['guarantee-past']],
      ['valid until a text that is no date', { validUntil: '2026-11-22T23:59:00Z' }, {}, []],
      ['valid until today', { validUntil: '2026-11-23' }, {}, []],
      ['past, but paid out', { validUntil: '2026-11-22', status: 'executed' }, {}, []],
      ['without a date', { validUntil: null }, {}, []],
      ['of 546 sat', { amount: sats(546) }, {}, ['dust']],
      ['of 547 sat, rates unknown', { amount: sats(547) }, {}, []],
      // One input and one output: 158 vB.
      ['whose release leaves dust', { amount: sats(158 * 50 + 546) }, { feeRate: 50 }, ['fee-takes-all']],
      ['whose release leaves more than dust', { amount: sats(158 * 50 + 547) }, { feeRate: 50 }, ['fee-high']],
      ['whose fee is a fifth', { amount: sats(158 * 50 * 5) }, { feeRate: 50 }, ['fee-high']],
      ['whose fee is less than a fifth', { amount: sats(158 * 50 * 5 + 1) }, { feeRate: 50 }, []],
      ['of unknown amount', { amount: null }, { feeRate: 50 }, []],
      ['small, but paid in already', { amount: sats(100), status: 'active' }, { feeRate: 50 }, []],
    ]),
  )('%s', (_name, fields, rules, expected) => expect(kinds(check(fields, rules))).toEqual(expected));

  it.each([
    ['before the delivery', '- Fecha de entrega: 01/03/2027', true],
    ['before the end', '- Duration: 2027-01-01 to 2027-12-31', true],
    ['after the first of two', '- Entrega: 31/01/2027\n- Fin: 31/12/2027', false],
    ['unless there are more dates than one can tell', '- Entrega: 01/03/2027, 01/04/2027, 01/05/2027', false],
    ['unless the date is about something else', '- Contact: since 01/03/2027', false],
  ])('end early: %s', (_name, line, expected) => {
    const found = check({ validUntil: '2027-01-31' }, {}, `Special terms:\n${line}`);
    expect(kinds(found)).toEqual(expected ? ['guarantee-ends-early'] : []);
  });

  it.each(
    [getSpanishWording, getEnglishWording].flatMap((getWording) =>
      (['services', 'employment'] as const).flatMap((type) =>
        (['buyer', 'seller'] as const).flatMap((mine) =>
          (['buyer', 'seller'] as const).map((role) => [type, mine, role, getWording(type)] as const),
        ),
      ),
    ),
  )('of a %s text published by the %s and deposited by the %s', (type, mine, role, wording) => {
    const template = TEMPLATES.find((each) => each.type === type) as Template;
    const choice = {
      key: 'k',
      predefinedId: 'p',
      conditions: 'c',
      verificationProcess: 'v',
      value: null,
      proposedCents: null,
    };
    const terms = { description: 'Performance', amount: sats(100_000), validUntil: '2027-01-31' };
    const tailored = {
      template,
      role: mine,
      values: { arbitratorKey: 'ab'.repeat(32) },
      clauses: [],
      guarantees: [{ ...choice, ...terms, role }],
    };
    const { description } = buildContractText(tailored, wording);
    // The special terms of the template are blank.
    const found = (fields: Partial<Guarantee>) =>
      kinds(check({ ...terms, ...fields }, {}, description)).filter((kind) => kind !== 'blank');
    const rightly = role === mine ? 'owner' : 'counterparty';
    const wrongly = role === mine ? 'counterparty' : 'owner';
    expect(found({ depositorId: rightly })).toEqual([]);
    expect(found({ depositorId: wrongly })).toEqual(['depositor-differs']);
    expect(found({ depositorId: null })).toEqual([]);
    expect(found({ description: 'Other', depositorId: wrongly })).toEqual([]);
    expect(found({ depositorId: rightly, amount: sats(1_000) })).toEqual(['amount-differs']);
    expect(found({ depositorId: rightly, validUntil: '2027-02-01' })).toEqual(['date-differs']);
    expect(found({ depositorId: null, amount: sats(100_001), validUntil: '2028-01-31' })).toEqual([
      'amount-differs',
      'date-differs',
    ]);
    // What was not received differs from nothing.
    expect(found({ depositorId: rightly, amount: null, validUntil: null })).toEqual([]);
  });
});

describe('the amount and the date of a line', () => {
  const roles = KNOWN_WORDINGS.find(({ type, language }) => type === 'services' && language === 'es');
  const start = roles?.startGuarantee('Pago', roles.parties.buyer) ?? '';
  const ofOther = roles?.startGuarantee('Pago', roles.parties.seller) ?? '';
  const text = (line: string) => `${roles?.roles(roles.parties.buyer, roles.parties.seller)}\n\n- ${line}`;
  const pay = makeGuarantee({
    description: 'Pago',
    depositorId: 'owner',
    amount: sats(1_500_000),
    validUntil: '2027-01-31',
  });

  it.each<[string, string, string[]]>([
    ['that agree', `${start}0,01500000 BTC (1.500.000 satoshis), válida hasta el 31/01/2027.`, []],
    ['with a value', `${start}0,01500000 BTC (1.500.000 satoshis), válida hasta el 31/01/2027. Importe: 9 euros.`, []],
    ['with a hard space', `${start}0,01500000\u00a0BTC (1.500.000 satoshis), válida hasta el 31/01/2027.`, []],
    [
      'with another amount',
      `${start}0,15000000 BTC (15.000.000 satoshis), válida hasta el 31/01/2027.`,
      ['amount-differs'],
    ],
    [
      'with another number of satoshis only',
      `${start}0,01500000 BTC (15.000.000 satoshis), válida hasta el 31/01/2027.`,
      ['amount-differs'],
    ],
    ['with another year', `${start}0,01500000 BTC (1.500.000 satoshis), válida hasta el 31/01/2028.`, ['date-differs']],
    [
      'of which only a second line differs',
      `${start}0,01500000 BTC (1.500.000 satoshis), válida hasta el 31/01/2027.\n- ${start}0,15000000 BTC (15.000.000 satoshis), válida hasta el 31/01/2027.`,
      ['amount-differs'],
    ],
    [
      'of which only a line of the other party differs',
      `${start}0,01500000 BTC (1.500.000 satoshis), válida hasta el 31/01/2027.\n- ${ofOther}0,01500000 BTC (1.500.000 satoshis), válida hasta el 31/01/2029.`,
      ['date-differs'],
    ],
    ['in other words', `${start}lo que acuerden.`, []],
  ])('%s', (_case, line, expected) => {
    const contract = makeContract({ description: text(line), guarantees: [pay] });
    expect(kinds(lintContract(contract, RULES)).filter((kind) => kind.endsWith('differs'))).toEqual(expected);
  });

  it('are not compared while two guarantees have the same name', () => {
    const description = text(`${start}0,15000000 BTC (15.000.000 satoshis), válida hasta el 31/01/2027.`);
    const contract = makeContract({ description, guarantees: [pay, { ...pay, id: 'other' }] });
    expect(kinds(lintContract(contract, RULES)).filter((kind) => kind.endsWith('differs'))).toEqual([]);
  });

  it('are asked about before a signature', () => {
    const description = text(`${start}0,15000000 BTC (15.000.000 satoshis), válida hasta el 31/01/2028.`);
    const contract = makeContract({ description, guarantees: [pay] });
    const asked = kinds(listBeforeSigning(lintContract(contract, RULES), contract));
    expect(asked).toEqual(expect.arrayContaining(['amount-differs', 'date-differs']));
  });
});

describe('two lines about one guarantee', () => {
  const wording = getSpanishWording('services');
  const roles = wording.roles(wording.parties.buyer, wording.parties.seller);
  const line = (name: string, role: 'buyer' | 'seller', mark = '- ') =>
    `${mark}${name}: a cargo de la ${wording.parties[role]}, 0,001 BTC.`;
  const pay = makeGuarantee({ description: 'Pago', depositorId: 'owner' });
  const kindsOf = (lines: string[], guarantees = [pay]) =>
    kinds(lintContract(makeContract({ description: [roles, ...lines].join('\n'), guarantees }), RULES));

  it.each([
    ['of one depositor', [line('Pago', 'buyer')], []],
    ['of the same depositor', [line('Pago', 'buyer'), line('Pago', 'buyer')], []],
    ['of both', [line('Pago', 'buyer'), line('Pago', 'seller')], ['depositor-twice']],
    ['of both, with other marks', [line('Pago', 'seller', '• '), line('Pago', 'buyer', '')], ['depositor-twice']],
    ['of another whose name ends alike', [line('Pago', 'buyer'), line('Segundo Pago', 'seller')], []],
    ['within a sentence', [line('Pago', 'buyer'), `Antes era ${line('Pago', 'seller', '')}`], []],
    ['of both, but the text is not from a template', [line('Pago', 'buyer'), line('Pago', 'seller')], [], ''],
  ])('%s', (_what, lines, expected, first = roles) => {
    const description = [first, ...lines].join('\n');
    expect(kinds(lintContract(makeContract({ description, guarantees: [pay] }), RULES))).toEqual(expected);
  });

  it('are fine if each party deposits a guarantee of that name', () => {
    const other = makeGuarantee({ id: 'other', description: 'Pago', depositorId: 'counterparty' });
    expect(kindsOf([line('Pago', 'buyer'), line('Pago', 'seller')], [pay, other])).toEqual([]);
  });

  it('lead to the second, even before the other party joins', () => {
    const lines = [line('Pago', 'buyer'), line('Pago', 'seller')];
    const description = [roles, ...lines].join('\n');
    const guarantees = [{ ...pay, depositorId: null }];
    const [found] = lintContract(makeContract({ description, guarantees }), RULES);
    expect(cut(description, found)).toBe(`Pago: a cargo de la ${wording.parties.seller},`);
    expect(found?.severity).toBe('look');
  });
});

describe('a contract', () => {
  it.each([
    ['without guarantees, before signing', {}, 'agree', ['no-guarantee'], false],
    ['without guarantees, before publishing', {}, 'publish', [], false],
    ['without an arbitrator', { arbitrator: null }, 'publish', ['no-arbitrator'], true],
    ['with a blank', { description: '[ ]' }, 'publish', ['blank'], true],
  ] as const)('%s', (_name, fields, moment, expected, asked) => {
    const found = lintContract(makeContract(fields), { ...RULES, moment });
    expect(kinds(found)).toEqual(expected);
    expect(isAskedAbout(found)).toBe(asked);
  });

  it('needs fee rates only for small unpaid amounts', () => {
    const needs = (fields: Partial<Guarantee>) => needsFeeRate({ guarantees: [makeGuarantee(fields)] });
    expect(needs({ amount: sats(100_000) })).toBe(true);
    expect(needs({ amount: sats(1_000_000) })).toBe(false);
    expect(needs({ amount: sats(100_000), status: 'active' })).toBe(false);
  });
});

describe('the third key', () => {
  const KEY = 'ab'.repeat(32);
  const OTHER = 'cd'.repeat(32);
  const write = (tag: 'es' | 'en', arbitratorKey: string) => {
    const getWording = tag === 'es' ? getSpanishWording : getEnglishWording;
    const [template] = TEMPLATES;
    if (template === undefined) throw new Error('no template');
    const tailored = { template, role: 'buyer' as const, values: { arbitratorKey }, clauses: [], guarantees: [] };
    return buildContractText(tailored, getWording(template.type)).description;
  };
  const find = (description: string, thirdKey: string | null) =>
    lintText({ title: 'Sale', description }, { ...RULES, thirdKey }).filter(
      ({ kind }) => kind === 'arbitrator-differs',
    );

  // The clause and the form of acceptance name it.
  it.each<['es' | 'en', string, string | null, number]>([
    ['es', KEY, KEY, 0],
    ['es', KEY, OTHER, 2],
    ['en', KEY, KEY, 0],
    ['en', KEY, OTHER, 2],
    ['en', KEY.toUpperCase(), KEY, 0],
    ['es', KEY, null, 0],
    ['es', '', KEY, 0],
    ['es', 'ab12', KEY, 0],
    ['es', `${KEY}00`, KEY, 0],
  ])('named in a text in %s as %s, and known as %s: %i findings', (tag, named, known, count) => {
    const text = write(tag, named);
    const found = find(text, known);
    expect(found).toHaveLength(count);
    for (const finding of found) expect(cut(text, finding)).toContain(named);
    expect(found.every(({ severity }) => severity === 'look')).toBe(true);
  });
});

describe('a hostile text', () => {
  // A quadratic pattern takes some three minutes for this size, and a linear one a quarter of a second.
  const SIZE = 600_000;
  const PATIENCE = 60_000;
  it.each(
    daily(5, [
      ['open brackets', '['],
      ['brackets and spaces', '[ '],
      ['spaces', ' '],
      ['lines', '\n'],
      ['digits', '1'],
      ['date-like', '1/1/'],
      ['days', '90 days '],
      ['days in words', 'ninety days '],
      ['hundreds', 'hundred '],
      ['months', 'se pagará en tres meses '],
      ['paid', 'se pagará '],
      ['open labels', '- a:\n'],
      ['underscores', '_'],
      ['headings', 'Special terms\n'],
      ['almost completed', '[to be completed '],
    ]),
  )(
    'of %s is read to the end',
    (_name, part) => {
      const text = `${SPECIAL}${part.repeat(SIZE / part.length)}`;
      const found = lintContract(makeContract({ description: text, guarantees: [makeGuarantee()] }), RULES);
      expect(found.length).toBeLessThanOrEqual(80);
    },
    PATIENCE,
  );
});

describe('settlement offers and return dates', () => {
  const OFFERS = 'Ofertas de acuerdo y transacción. Cualquiera de las partes puede proponer un reparto.';
  const LIMITS =
    'Esta cláusula no rige entre una empresa y una persona consumidora o trabajadora, ni en el arrendamiento de una vivienda.';
  const write = (type: Template['type'], values: Record<string, string>, tag: 'es' | 'en' = 'es') => {
    const { templates, getDraftWording } = tag === 'es' ? SPANISH_LEGAL_TEXTS : ENGLISH_LEGAL_TEXTS;
    const template = templates.find((each) => each.type === type);
    if (template === undefined) throw new Error(type);
    const tailored = { template, role: 'buyer' as const, values, clauses: [], guarantees: [] };
    return buildContractText(tailored, getDraftWording(type)).description;
  };
  const find = (text: string) => lint(text).filter(({ kind }) => kind === 'settlement-void');
  const CONSUMER = { 'buyer.capacity': 'consumer', 'seller.capacity': 'business' };

  nightly.each<[string, Template['type'], Record<string, string>]>([
    ['a consumer', 'sale', CONSUMER],
    [
      'a business that buys from a private person',
      'sale',
      { 'buyer.capacity': 'business', 'seller.capacity': 'private' },
    ],
    ['a worker', 'employment', {}],
    ['a home', 'rental', { property: 'home', 'buyer.capacity': 'private', 'seller.capacity': 'private' }],
  ])('are pointed out in a contract with %s, in the words of a template or others', (_who, type, values) => {
    for (const tag of ['es', 'en'] as const) {
      const text = write(type, values, tag);
      expect(find(text)).toEqual([]);
      for (const clause of [
        OFFERS,
        'Fecha de devolución de la garantía: 1/1/2028.',
        'Settlement offers are binding.',
      ]) {
        const found = find(`${text}\n${clause}`);
        expect(found).toHaveLength(1);
        expect(clause.startsWith(cut(`${text}\n${clause}`, found[0]) ?? '-')).toBe(true);
        expect(isAskedAbout(found)).toBe(true);
        expect(listBeforeSigning(found, { contractors: [1, 2] })).toHaveLength(1);
      }
    }
  });

  it.each<[string, Record<string, string>]>([
    ['between businesses', { 'buyer.capacity': 'business', 'seller.capacity': 'business' }],
    ['between private persons', { 'buyer.capacity': 'private', 'seller.capacity': 'consumer' }],
    ['while a capacity is blank', { 'seller.capacity': 'business' }],
  ])('are no finding %s', (_who, values) => expect(find(`${write('sale', values)}\n${OFFERS}`)).toEqual([]));

  it('are no finding with the sentence that limits them, or in a text by hand', () => {
    expect(find(`${write('sale', CONSUMER)}\n${OFFERS} ${LIMITS}`)).toEqual([]);
    expect(find(OFFERS)).toEqual([]);
  });
});
