import { buildContract, type Tag } from '@tests/unit/content/build-contract';
import { BUSINESSES, CONSUMER, checkRow, PEOPLE, type Row } from '@tests/unit/content/contract-rows';
import { describe, expect, it } from 'vitest';
import { ENGLISH_LEGAL_TEXTS } from '@/content/en/english-legal-texts';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import { findTerm, listApplicable } from '@/domain/templates/special-terms';

/* Words that stand only in some contracts: for a consumer, between businesses, with a return date, once a term is filled in. */

const OPEN = { 'buyer.capacity': '', 'seller.capacity': 'business' };
const HOME = { ...PEOPLE, property: 'home' };
const NO_CONSUMER = [
  ['services', BUSINESSES],
  ['services', PEOPLE],
  ['services', OPEN],
] as const;

const ROWS: Row[] = [
  {
    why: 'what the law takes from a consumer is not written: acceptance by silence',
    in: NO_CONSUMER,
    notIn: [['services', CONSUMER]],
    es: 'Cada entregable se considera aceptado si la parte cliente no comunica reparos',
    en: 'Each deliverable counts as accepted if the client raises no reasoned objection',
  },
  {
    why: 'nor acceptance by use, which accepts nothing that was objected to',
    in: NO_CONSUMER,
    notIn: [['services', CONSUMER]],
    es: 'equivale a su aceptación, salvo los reparos ya comunicados.',
    en: 'amounts to its acceptance, except as to objections already raised.',
  },
  {
    why: 'nor a limit of liability, which does not cover missing rights or broken secrecy',
    in: NO_CONSUMER,
    notIn: [['services', CONSUMER]],
    es: 'el límite no alcanza al pago del precio, a la falta de derechos sobre un resultado (estipulación 5) ni al incumplimiento del deber de secreto.',
    en: 'the limit does not apply to payment of the price, to missing rights in a result (section 5) or to breach of the duty of secrecy.',
  },
  {
    why: 'one person decides on quality, in twenty days, and no date waits for it',
    in: [
      ['services', BUSINESSES],
      ['services', OPEN],
    ],
    notIn: [
      ['services', PEOPLE],
      ['services', CONSUMER],
    ],
    es: 'cada parte adelanta la mitad y la paga quien no tenga razón. El dictamen se emite en veinte días hábiles desde que una parte lo pide y vincula a las partes, también en el arbitraje y en juicio, salvo error manifiesto o falta de imparcialidad; si no se emite en ese plazo, decide quien arbitra o, fuera del arbitraje, el juzgado. Pedirlo no aplaza ninguna fecha de las garantías.',
    en: "each party advances half and the one that is wrong pays for it. The opinion is given within twenty business days of a party's request and binds the parties, also in arbitration and in court, except for manifest error or lack of impartiality; if it is not given in time, the arbitrator decides or, outside arbitration, the court. Asking for it postpones no date of the guarantees.",
  },
  {
    why: 'a consumer asks in writing for an early start, or pays nothing',
    in: [
      ['services', CONSUMER],
      ['services', OPEN],
    ],
    notIn: [
      ['services', BUSINESSES],
      ['services', PEOPLE],
    ],
    es: '(arts. 98.8, 99.3 y 103 TRLGDCU); sin esa petición, si desiste en plazo no paga nada (art. 108).',
    en: '(arts. 98.8, 99.3 and 103 TRLGDCU); without that request, a client that withdraws in time pays nothing (art. 108).',
  },
  {
    why: 'a consumer is reminded after the period that everybody has to object',
    in: [['services', CONSUMER]],
    notIn: [['services', BUSINESSES]],
    es: 'si la parte cliente no responde en el plazo de reparos desde la entrega, la prestadora se lo recuerda',
    en: 'if the client does not answer within the period to raise objections after delivery, the provider sends a reminder',
  },
  {
    why: 'a consumer keeps the statutory liability, and may complain',
    in: [['services', CONSUMER]],
    notIn: [['services', BUSINESSES]],
    es: 'la responsabilidad legal, incluida la de los contenidos y servicios digitales (arts. 114 y siguientes TRLGDCU) y ningún deber de secreto le impide reclamar ante las autoridades ni asesorarse.',
    en: 'the statutory liability, including that for digital content and services (arts. 114 and following TRLGDCU) and no duty of secrecy prevents the client from complaining to the authorities or taking advice.',
  },
  {
    why: 'designs and inventions are transferred as well',
    in: [
      ['services', BUSINESSES],
      ['services', CONSUMER],
    ],
    es: 'y le transmite los diseños, bases de datos, invenciones y demás resultados protegidos, que ella puede registrar a su nombre.',
    en: 'and transfers the designs, databases, inventions and other protected results, which the client may register in its own name.',
  },
  {
    why: 'delay ends services by one rule',
    in: [['services', BUSINESSES]],
    notIn: [['supply', BUSINESSES]],
    es: 'Antes no se resuelve por retraso, salvo que la fecha fuera esencial o lo permita la ley de consumidores.',
    en: 'Before that, delay does not end the contract, unless the date was essential or consumer law allows it.',
  },
  {
    why: 'rent between businesses has one interest',
    in: [
      ['rental', { ...BUSINESSES, property: 'business' }],
      ['rental', { ...BUSINESSES, property: 'goods' }],
    ],
    notIn: [
      ['rental', { ...PEOPLE, property: 'business' }],
      ['rental', { ...CONSUMER, property: 'goods' }],
      ['rental', HOME],
    ],
    es: 'devenga el interés legal más dos puntos, en lugar del de la Ley 3/2004.',
    en: 'bears statutory interest plus two points, in place of that of Law 3/2004.',
  },
  {
    why: 'who pays the holder of the third key where nobody arbitrates',
    in: [
      ['services', CONSUMER],
      ['services', OPEN],
      ['rental', HOME],
      ['sale', PEOPLE],
    ],
    notIn: [['services', BUSINESSES]],
    es: 'no decide controversias. La persona titular de la tercera clave no cobra por aceptar ni por firmar, salvo pacto escrito firmado por ambas partes.',
    en: 'does not decide disputes. The holder of the third key is not paid for accepting or for signing, unless agreed in writing signed by both parties.',
  },
  {
    why: 'a landlord states from the start that the home may be needed',
    in: [['rental', HOME]],
    notIn: [['rental', { ...BUSINESSES, property: 'business' }]],
    es: 'con dos meses de aviso, necesite la vivienda como consta en las condiciones particulares (art. 9.3 LAU)',
    en: "with two months' notice, needs the home as the special terms state (art. 9.3 LAU)",
  },
];

describe.each([
  ['es', SPANISH_LEGAL_TEXTS],
  ['en', ENGLISH_LEGAL_TEXTS],
] as const)('in %s', (tag: Tag, { templates }) => {
  it.each(ROWS.map((row) => [row.why, row] as const))('%s', (_why, row) => checkRow(row, tag));

  it('a need of the home that nobody stated is not in the lease', () => {
    const { text } = buildContract('rental', 'seller', tag, false, HOME);
    expect(text).not.toContain('9.3 LAU');
    expect(text).toMatch(/no lo quiera\. Después|does not want the extension\. After that/);
  });

  it.each([
    [CONSUMER, false],
    [BUSINESSES, true],
    [PEOPLE, true],
    [OPEN, true],
  ])('%j: a limit of liability is asked: %s', (values, isAsked) => {
    const terms = templates.find(({ type }) => type === 'services')?.terms ?? [];
    expect(listApplicable(terms, values).some(({ id }) => id === 'liabilityCap')).toBe(isAsked);
    expect(buildContract('services', 'seller', tag, true, values).text.includes('Dato liabilityCap')).toBe(isAsked);
  });

  it('every passage is in its template, and every term that one needs exists', () => {
    const passages = templates.flatMap((template) =>
      (template.passages ?? []).map((each) => [template, each] as const),
    );
    expect(passages.length).toBeGreaterThan(5);
    for (const [{ description, variants, terms }, passage] of passages) {
      expect([description, ...Object.values(variants?.texts ?? {})].join('\n')).toContain(passage.text);
      if ('needs' in passage) expect(findTerm(terms, {}, passage.needs)).toBeDefined();
    }
  });
});
