import { describe, expect, it } from 'vitest';
import { ENGLISH_LEGAL_TEXTS } from '@/content/en/english-legal-texts';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import type { ContractType } from '@/domain/models';
import { listApplicable, listOffered } from '@/domain/templates/special-terms';
import { splitDescription } from '@/domain/templates/templates';

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

  it('a supply has one period for shortages and for apparent defects, as its text says', () => {
    const label = get('supply').terms.find(({ id }) => id === 'inspectionDays')?.label;
    expect(label).toMatch(/faltas y defectos aparentes|shortages and apparent defects/);
  });

  it('services beyond what was agreed are priced beforehand', () => {
    const words = { es: 'es un cambio y se presupuesta antes', en: 'is a change and is priced beforehand' };
    expect(splitDescription(get('services')).rest).toContain(words[tag]);
  });
});
