import { buildContract } from '@tests/unit/content/build-contract';
import { describe, expect, it } from 'vitest';
import { ENGLISH_LEGAL_TEXTS } from '@/content/en/english-legal-texts';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import type { ContractType } from '@/domain/models';
import { findTerm, listApplicable, listOffered, readTerm } from '@/domain/templates/special-terms';
import type { TermValues } from '@/domain/templates/term-types';

/* What a template offers for the choices that were made. */

describe.each([
  ['es', SPANISH_LEGAL_TEXTS],
  ['en', ENGLISH_LEGAL_TEXTS],
] as const)('in %s', (tag, { templates }) => {
  const get = (type: ContractType) => {
    const template = templates.find((each) => each.type === type);
    if (template === undefined) throw new Error(type);
    return template;
  };

  it.each([
    ['0', false],
    ['0,00', false],
    ['0.5', true],
    ['', true],
  ])('a loan at %j per cent: a guarantee of interest is offered: %s', (interest, isOffered) => {
    const ids = listOffered(get('loan'), { interest }).map(({ id }) => id);
    expect(ids.includes('loan-interest')).toBe(isOffered);
    expect(ids).toContain('loan-repayment');
  });

  it.each([
    ['private', 'private', false],
    ['consumer', 'business', false],
    ['business', 'private', false],
    ['business', 'business', true],
    ['', 'business', true],
    ['', '', true],
  ])('a sale of %j from %j: a period between businesses is asked: %s', (buyer, seller, isAsked) => {
    const values = { 'buyer.capacity': buyer, 'seller.capacity': seller };
    const ids = listApplicable(get('sale').terms, values).map(({ id }) => id);
    expect(ids.includes('reportDays')).toBe(isAsked);
    expect(ids).toContain('defectsPeriod');
  });

  it.each([
    ['business', 'business', ['sin impuestos', 'before tax'], ['IVA aparte; por', 'VAT extra; by']],
    ['consumer', 'business', ['con impuestos', 'with tax'], ['IVA incluido; por', 'VAT included; by']],
    ['private', 'business', ['con impuestos', 'with tax'], ['IVA incluido; por', 'VAT included; by']],
    [
      '',
      'business',
      ['sin impuestos (para una persona consumidora, con ellos)', 'before tax (for a consumer, with tax)'],
      ['IVA aparte, salvo para una persona consumidora; por', 'VAT extra, except for a consumer; by'],
    ],
  ])('services for %j by %j: the price says whether taxes are in it', (buyer, seller, labels, payments) => {
    const values = { 'buyer.capacity': buyer, 'seller.capacity': seller };
    const terms = listApplicable(get('services').terms, values);
    const at = tag === 'es' ? 0 : 1;
    expect(
      terms
        .find(({ id }) => id === 'price')
        ?.label.split(', ')
        .slice(1)
        .join(', '),
    ).toBe(labels[at]);
    expect(terms.find(({ id }) => id === 'payment')?.initial?.startsWith(payments[at] ?? '')).toBe(true);
    // The text has the same words, in a line and in a blank.
    const { terms: all } = get('services');
    expect(findTerm(all, values, 'price')?.label).toBe(terms.find(({ id }) => id === 'price')?.label);
    expect(readTerm(all, values, 'payment').startsWith(payments[at] ?? '')).toBe(true);
  });

  it.each([
    ['consumer', 'business', false],
    ['business', 'business', true],
    ['private', 'private', true],
    ['', 'business', true],
  ])('services for %j by %j: a limit of liability is asked: %s', (buyer, seller, isAsked) => {
    const values = { 'buyer.capacity': buyer, 'seller.capacity': seller };
    expect(listApplicable(get('services').terms, values).some(({ id }) => id === 'liabilityCap')).toBe(isAsked);
    expect(buildContract('services', 'seller', tag, true, values).text.includes('Dato liabilityCap')).toBe(isAsked);
  });

  it.each<[ContractType, TermValues, string, boolean]>([
    ['sale', {}, 'sale-bank', false],
    ['sale', { lastInstalment: 'soon' }, 'sale-bank', false],
    ['sale', { lastInstalment: '2027-05-01' }, 'sale-bank', true],
    ['sale', {}, 'sale-earnest', true],
    ['distribution', {}, 'distribution-exclusivity', false],
    ['distribution', { exclusivity: 'territory' }, 'distribution-exclusivity', true],
    ['rental', {}, 'rental-rent-default', false],
    ['rental', { property: 'home' }, 'rental-rent-default', false],
    ['rental', { property: 'business' }, 'rental-rent-default', true],
    ['rental', { property: 'goods' }, 'rental-rent-default', true],
    ['rental', { property: 'home' }, 'rental-deposit', true],
  ])('%s with %j offers %s: %s', (type, values, id, isOffered) => {
    expect(listOffered(get(type), values).some((each) => each.id === id)).toBe(isOffered);
  });
});
