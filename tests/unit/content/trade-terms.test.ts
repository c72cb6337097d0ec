import { buildContract } from '@tests/unit/content/build-contract';
import { BUSINESSES, PEOPLE, ROWS } from '@tests/unit/content/trade-terms-table';
import { describe, expect, it } from 'vitest';
import { ENGLISH_LEGAL_TEXTS } from '@/content/en/english-legal-texts';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import type { ContractType } from '@/domain/models';
import { addDays } from '@/domain/primitives/dates';
import { buildContractText } from '@/domain/templates/template-draft';
import type { TermValues } from '@/domain/templates/term-types';

const LANGUAGES = { es: SPANISH_LEGAL_TEXTS, en: ENGLISH_LEGAL_TEXTS };

function write(tag: 'es' | 'en', type: ContractType, values: TermValues): string {
  const { templates, getDraftWording } = LANGUAGES[tag];
  const template = templates.find((each) => each.type === type);
  if (template === undefined) throw new Error(type);
  const tailored = { template, role: 'buyer', values, clauses: [], guarantees: [] } as const;
  return buildContractText(tailored, getDraftWording(type)).description;
}

const GUARANTEES = [
  {
    id: 'sale-formalization',
    why: 'does not pay for one default twice',
    es: 'responde de los gastos y daños acreditados de la parte compradora o, si hay arras y la parte vendedora desiste o se la trata como a quien desiste, solo del otro tanto que deba,',
    en: 'covers the proved costs and damage of the buyer or, where there is earnest money and the seller withdraws or is treated as withdrawing, only the further amount that the seller owes for that,',
  },
  {
    id: 'sale-earnest',
    why: 'replaces damages',
    es: 'Perder las arras, o devolverlas con otro tanto, sustituye a toda otra indemnización.',
    en: 'Forfeiting it, or returning it with the same amount again, replaces all other compensation.',
  },
  {
    id: 'sale-earnest',
    why: 'lasts until the price is due',
    es: 'Con la firma o, si son posteriores, con la entrega y el pago que deba hacerse con ella, se devuelven',
    en: 'On signing or, if they are later, on delivery and the payment then due, it is returned',
  },
  {
    id: 'sale-formalization',
    why: 'lasts until delivery',
    es: 'Se devuelve con la firma o, si es posterior, con la entrega.',
    en: 'It is returned upon signing or, if that is later, upon delivery.',
  },
  {
    id: 'sale-bank',
    why: 'secures only what is deferred',
    es: 'y solo por ese precio: lo que exceda se devuelve con la entrega;',
    en: 'and only for that price: any excess is returned on delivery;',
  },
  {
    id: 'sale-bank',
    why: 'secures a seller who terminates',
    es: 'del importe vencido o, si esta resuelve la venta, del daño de la resolución.',
    en: 'the amount due or, if the seller terminates the sale, the damage of the termination.',
  },
  {
    id: 'sale-free-of-charges',
    why: 'covers the loss of the asset',
    es: 'lo necesario para cancelarlos o el daño por la evicción (arts. 1475 y 1478 del Código Civil).',
    en: 'what is needed to clear them, or the damage of eviction (arts. 1475 and 1478 of the Civil Code),',
  },
  {
    id: 'loan-disbursement',
    why: 'says that later tranches are outside of it',
    es: 'Asegura que el capital, o su primer tramo, se entrega en la fecha pactada; los demás tramos se deben sin esta garantía.',
    en: 'Ensures that the principal, or its first tranche, is handed over on the agreed date; the other tranches are owed without this guarantee.',
  },
  {
    id: 'supply-product-liability',
    why: 'lasts as long as claims come',
    es: 'que la póliza no pague por su franquicia, de las retiradas de producto que excluya',
    en: 'that the policy does not pay because of its deductible, the product recalls that it excludes',
  },
  ...['supply-product-liability', 'distribution-brand'].map((id) => ({
    id,
    why: 'is not returned before the last day to claim',
    es: 'Se devuelve al pasar su fecha «válida hasta» si no hay ',
    en: 'It is returned when its “valid until” date has passed if no ',
  })),
  {
    id: 'supply-minimum',
    why: 'pays what was not paid in time, in full after a breach',
    es: 'salvo en el año en que el contrato termine por incumplimiento de la parte cliente. Se libera a favor de la parte proveedora el margen pactado de la cantidad no pedida que no se pague en plazo, y la parte cliente repone la garantía en treinta días si el contrato continúa;',
    en: 'except in the year in which the contract ends because of a breach by the client. The agreed margin on the quantity not ordered is released to the supplier if it is not paid in time, and the client restores the guarantee within thirty days if the contract continues;',
  },
];

/** They rank above the general terms, and do not change the periods set there. */
const CLAUSES = [
  {
    id: 'delivery',
    es: 'Salvo que las condiciones particulares, las generales, el pedido aceptado o las condiciones de una garantía fijen otros plazos,',
    en: 'Unless the special terms, the general terms, the accepted order or the conditions of a guarantee set other periods,',
  },
  {
    id: 'payment',
    es: 'Salvo que las condiciones particulares o las generales fijen otro plazo,',
    en: 'Unless the special or the general terms set another period,',
  },
];

describe.each(['es', 'en'] as const)('in %s', (tag) => {
  const { templates, clauses } = LANGUAGES[tag];
  const guarantees = templates.flatMap(({ predefinedGuarantees }) => predefinedGuarantees);

  it.each(ROWS.flatMap(({ has, ...row }) => has.map((contract) => [row.why, ...contract, row] as const)))(
    '%s: %s %j',
    (_why, type, values, row) => expect(write(tag, type, values)).toContain(row[tag]),
  );

  it.each(ROWS.flatMap(({ lacks, ...row }) => lacks.map((contract) => [row.why, ...contract, row] as const)))(
    'elsewhere not: %s: %s %j',
    (_why, type, values, row) => expect(write(tag, type, values)).not.toContain(row[tag]),
  );

  it.each(GUARANTEES.map((row) => [row.id, row.why, row] as const))('%s %s', (id, _why, row) => {
    expect(guarantees.find((each) => each.id === id)?.conditions).toContain(row[tag]);
  });

  it.each(CLAUSES.map((row) => [row.id, row] as const))('the clause on %s leaves the other periods: %j', (id, row) => {
    expect(clauses.find((each) => each.id === id)?.content).toContain(row[tag]);
  });

  it('no words that are left out are missing from the stipulations', () => {
    for (const { description, variants, passages = [] } of templates) {
      const texts = [description, ...Object.values(variants?.texts ?? {})];
      for (const { text } of passages) expect(texts.some((each) => each.split(text).length === 2)).toBe(true);
    }
  });

  it.each([
    ['2027-03-01', '2027-03-16', '2027-04-15'],
    ['2027-03-20', '2027-03-16', '2027-04-19'],
  ])('earnest money lasts until the signing on %s and the delivery on %s', (signingDate, deliveryDate, date) => {
    const { guarantees: chosen } = buildContract('sale', 'buyer', tag, false, {
      ...PEOPLE,
      price: '1000',
      signingDate,
      deliveryDate,
    });
    for (const id of ['sale-earnest', 'sale-formalization'])
      expect(chosen.find(({ predefinedId }) => predefinedId === id)?.validUntil).toBe(date);
  });

  it('a loan leaves time for an acceptance, the deposits and the lender', () => {
    const terms = templates.find(({ type }) => type === 'loan')?.terms;
    // Ten and twice five business days.
    expect(terms?.find(({ id }) => id === 'disbursementDate')?.inDays).toBeGreaterThanOrEqual(28);
  });

  it('a brand is secured while the stock is sold, a minimum until it can be claimed', () => {
    const endDate = '2027-12-31';
    const made = buildContract('distribution', 'buyer', tag, false, {
      ...BUSINESSES,
      minimumPurchases: '1000',
      endDate,
    });
    const find = (id: string) => made.guarantees.find(({ predefinedId }) => predefinedId === id)?.validUntil ?? '';
    expect(find('distribution-brand') > addDays(endDate, 184)).toBe(true);
    // The summary of the year, its payment, and time to claim.
    expect(find('distribution-minimum') > addDays(endDate, 30 + 30)).toBe(true);
  });
});
