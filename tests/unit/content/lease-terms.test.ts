import { buildContract } from '@tests/unit/content/build-contract';
import { BUSINESSES, checkRow, getGuarantee, PEOPLE, type Row } from '@tests/unit/content/contract-rows';
import { describe, expect, it } from 'vitest';
import { ENGLISH_LEGAL_TEXTS } from '@/content/en/english-legal-texts';
import { TEMPLATES } from '@/content/templates/templates';

/* What a tenant pays and gets back, in the words of what is let. */

const HOME = { ...PEOPLE, property: 'home' };
const PREMISES = { ...BUSINESSES, property: 'business' };
const GOODS = { ...BUSINESSES, property: 'goods' };
const LEASES = [
  ['rental', HOME],
  ['rental', PREMISES],
  ['rental', GOODS],
] as const;

const ROWS: Row[] = [
  {
    why: 'a tenant who stays on does not outlive the guarantees',
    in: [LEASES[1]],
    notIn: [LEASES[2]],
    es: 'si las llaves se retrasan, la de las que prestó la arrendataria, hasta sesenta días después de su devolución. Antes de que venza, las partes firman la fecha nueva',
    en: "if the keys are late, that of the tenant's guarantees is extended until sixty days after their return. Before it passes, the parties sign the new date",
  },
  {
    why: 'what is not back can be claimed before the date',
    in: [LEASES[0], LEASES[1]],
    es: 'terminado el contrato, no devuelve las llaves, la arrendadora puede reclamar antes de la fecha que conste, sin otra prueba, el importe entero',
    en: 'once the contract has ended, does not return the keys, the landlord may claim before the recorded date, without other evidence, the whole amount',
  },
  {
    why: 'the same for goods',
    in: [LEASES[2]],
    notIn: [LEASES[0], LEASES[1]],
    es: 'terminado el contrato, no devuelve el bien, la arrendadora puede reclamar antes de la fecha que conste',
    en: 'once the contract has ended, does not return the asset, the lessor may claim before the recorded date',
  },
  {
    why: 'a business pays for late keys, with a penalty',
    in: [LEASES[1]],
    notIn: [LEASES[0], LEASES[2]],
    es: 'paga por el uso un treintavo de la renta mensual y, como pena por el retraso y en lugar de otros daños por él, la mitad más.',
    en: 'pays a thirtieth of the monthly rent for the use and, as a penalty for the delay and in place of other damages for it, half as much again.',
  },
  {
    why: 'others pay the rent and the proved damage',
    in: [LEASES[0], LEASES[2]],
    notIn: [LEASES[1]],
    es: 'paga por el uso un treintavo de la renta mensual y repara los daños que se acrediten.',
    en: 'pays a thirtieth of the monthly rent for the use and makes good the damage that is proved.',
  },
  {
    why: 'late rent bears interest from a known day',
    in: [...LEASES],
    notIn: [
      ['services', BUSINESSES],
      ['supply', BUSINESSES],
    ],
    es: 'La que no se pague en ese plazo, o en el de las condiciones particulares, está en mora sin requerimiento y devenga el interés legal más dos puntos',
    en: 'Rent not paid within that period, or that of the special terms, is late without demand and bears statutory interest plus two points',
  },
  {
    why: 'an eviction can be stopped as the law says',
    in: [LEASES[0], LEASES[1]],
    notIn: [LEASES[2]],
    es: '(art. 22.4 LEC)',
    en: '(art. 22.4 LEC)',
  },
  {
    why: 'the statutory deposit of a home',
    in: [LEASES[0]],
    notIn: [LEASES[1], LEASES[2]],
    es: 'entrega en euros una mensualidad de fianza legal. La parte arrendadora la deposita en el organismo de su comunidad autónoma',
    en: "pays one month's rent in euros as the statutory deposit. The landlord lodges it with the body of its region",
  },
  {
    why: 'the statutory deposit of premises',
    in: [LEASES[1]],
    notIn: [LEASES[0], LEASES[2]],
    es: 'entrega en euros dos mensualidades de fianza legal. La parte arrendadora la deposita en el organismo de su comunidad autónoma',
    en: "pays two months' rent in euros as the statutory deposit. The landlord lodges it with the body of its region",
  },
  {
    why: 'guarantees in bitcoin are additional, and limited for a home',
    in: [LEASES[0]],
    notIn: [LEASES[1], LEASES[2]],
    es: 'son adicionales, no la sustituyen y juntas no superan dos mensualidades durante los cinco primeros años',
    en: "are additional to the deposit, do not replace it and together do not exceed two months' rent during the first five years",
  },
  {
    why: 'they are additional for premises',
    in: [LEASES[1]],
    notIn: [LEASES[2]],
    es: 'Las garantías en bitcoin son adicionales y no la sustituyen.',
    en: 'The guarantees in bitcoin are additional to the deposit and do not replace it.',
  },
  {
    why: 'a landlord who refuses the keys earns nothing by it',
    in: [LEASES[0], LEASES[1]],
    notIn: [LEASES[2]],
    es: 'Si la arrendadora no recibe las llaves, basta depositarlas ante notaría.',
    en: 'If the landlord does not receive the keys, it is enough to deposit them with a notary.',
  },
  {
    why: 'the deposit comes back a month after the keys do, not after they were handed over',
    in: [LEASES[0], LEASES[1]],
    notIn: [LEASES[2]],
    es: 'En un mes desde la devolución de las llaves, la parte arrendadora devuelve lo que no se le deba',
    en: 'Within a month of the return of the keys the landlord returns what is not owed to it',
  },
  {
    why: 'nobody withholds the record of the return',
    in: [...LEASES],
    es: 'no acude o no firma, la otra la levanta sola o ante notaría, con fotografías, y se la envía; admite prueba en contrario.',
    en: 'does not attend or does not sign, the other draws it up alone or before a notary, with photographs, and sends it to that party; evidence to the contrary is admitted.',
  },
];

describe.each(['es', 'en'] as const)('in %s', (tag) => {
  it.each(ROWS.map((row) => [row.why, row] as const))('%s', (_why, row) => checkRow(row, tag));

  it.each([
    ['premises', PREMISES, /en vivienda|for a home|art\. 36\.5|cinco primeros años|first five years/i],
    ['goods', GOODS, /en vivienda|for a home|fianza legal en|statutory deposit|\bLAU\b|llaves se|the keys/i],
    ['a home', HOME, /otros usos|for other uses|bienes muebles|movable assets|del bien\b|of the asset/i],
  ] as const)('%s: no words for another kind of property', (_what, values, foreign) => {
    const { text, guarantees } = buildContract('rental', 'seller', tag, true, values);
    const [general = ''] = text.split(/\n\n(?:Cláusulas adicionales|Additional clauses)/);
    expect(general.slice(general.indexOf('1. '))).not.toMatch(foreign);
    for (const { description, conditions, verificationProcess } of guarantees)
      expect([description, conditions, verificationProcess].join('\n')).not.toMatch(foreign);
  });

  it.each([
    ['rental-deposit', PREMISES],
    ['rental-rent-default', PREMISES],
    ['rental-inventory', GOODS],
    ['rental-insurance', PREMISES],
  ] as const)('%s lasts sixty days after the agreed end', (id, values) => {
    expect(getGuarantee(['rental', values], tag, id).validUntil).toBe('2027-07-30');
  });
});

it('has an English text for each text of a guarantee that differs with what is let or with the parties', () => {
  const list = (templates: typeof TEMPLATES) =>
    templates.flatMap(({ predefinedGuarantees }) =>
      predefinedGuarantees.flatMap(({ id, versions = {} }) =>
        Object.entries(versions).flatMap(([version, texts]) => Object.keys(texts).map((name) => [id, version, name])),
      ),
    );
  expect(list(ENGLISH_LEGAL_TEXTS.templates)).toEqual(list(TEMPLATES));
  expect(list(TEMPLATES)).toContainEqual(['rental-deposit', 'business', 'conditions']);
});
