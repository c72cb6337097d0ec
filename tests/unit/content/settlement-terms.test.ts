import { describe, expect, it } from 'vitest';
import { ENGLISH_LEGAL_TEXTS } from '@/content/en/english-legal-texts';
import * as english from '@/content/en/known-wording';
import * as spanish from '@/content/templates/known-wording';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import type { ContractType } from '@/domain/models';
import { listApplicable, withoutReturnDate } from '@/domain/templates/special-terms';
import { buildContractText } from '@/domain/templates/template-draft';
import type { TermValues } from '@/domain/templates/term-types';

/* The clauses on settlement offers and on the return of guarantees (docs/settlement.md#in-the-contract). */

const LANGUAGES = [
  ['es', SPANISH_LEGAL_TEXTS, spanish],
  ['en', ENGLISH_LEGAL_TEXTS, english],
] as const;

const BUSINESSES = { 'buyer.capacity': 'business', 'seller.capacity': 'business' };
const PRIVATE = { 'buyer.capacity': 'private', 'seller.capacity': 'private' };

describe.each(LANGUAGES)('in %s', (_tag, texts, { SETTLEMENT_TITLE, RETURN_TITLE, SETTLEMENT_LIMITS }) => {
  const getTemplate = (type: ContractType) => {
    const template = texts.templates.find((each) => each.type === type);
    if (template === undefined) throw new Error(type);
    return template;
  };

  function listClauses(type: ContractType, values: TermValues, hasSettlement = true): string[] {
    const template = hasSettlement ? getTemplate(type) : withoutReturnDate(getTemplate(type));
    const tailored = { template, role: 'buyer', values, clauses: [], guarantees: [] } as const;
    const { description } = buildContractText(tailored, texts.getDraftWording(type, hasSettlement));
    return description
      .split('\n\n')
      .filter((part) => [SETTLEMENT_TITLE, RETURN_TITLE].some((title) => part.startsWith(title)));
  }

  it.each<[string, ContractType, TermValues, number, number]>([
    ['businesses', 'services', BUSINESSES, 1, 1],
    ['businesses that rent premises', 'rental', { ...BUSINESSES, property: 'business' }, 1, 1],
    ['a capacity that is blank', 'services', { 'seller.capacity': 'business' }, 1, 1],
    ['private persons', 'sale', PRIVATE, 1, 0],
    ['private persons who agree to arbitration', 'sale', { ...PRIVATE, privateArbitration: 'yes' }, 1, 1],
    ['a consumer and a business', 'services', { 'buyer.capacity': 'consumer', 'seller.capacity': 'business' }, 0, 0],
    ['a business and a private person', 'sale', { 'buyer.capacity': 'business', 'seller.capacity': 'private' }, 0, 0],
    ['a tenant of a home', 'rental', { ...BUSINESSES, property: 'home' }, 0, 0],
    ['private persons and a home', 'rental', { ...PRIVATE, property: 'home' }, 0, 0],
    ['a worker', 'employment', {}, 0, 0],
  ])('%s', (_who, type, values, offers, returns) => {
    const starts = (clauses: string[], title: string) => clauses.filter((each) => each.startsWith(title)).length;
    const without = listClauses(type, values);
    expect([starts(without, SETTLEMENT_TITLE), starts(without, RETURN_TITLE)]).toEqual([offers, 0]);
    const chosen = listClauses(type, { ...values, returnDate: 'yes' });
    expect([starts(chosen, SETTLEMENT_TITLE), starts(chosen, RETURN_TITLE)]).toEqual([offers, returns]);
    for (const clause of chosen) expect(clause.endsWith(SETTLEMENT_LIMITS)).toBe(true);
    // The question is put only where the clause can be.
    const isOffered = listApplicable(getTemplate(type).terms, values).some(({ id }) => id === 'returnDate');
    expect(isOffered).toBe(returns === 1);
  });

  it.each(texts.templates.map(({ type }) => [type]))('%s has neither if the program cannot do it', (type) => {
    expect(listClauses(type, { ...BUSINESSES, property: 'goods', returnDate: 'yes' }, false)).toEqual([]);
  });

  it('keeps the clause that every such contract has short', () => {
    const [offers = ''] = listClauses('services', BUSINESSES);
    expect(offers.split(/\s+/).length).toBeLessThan(160);
  });

  it('returns at sixty days, and never to the beneficiary', () => {
    const [, clause = ''] = listClauses('services', { ...BUSINESSES, returnDate: 'yes' });
    expect(clause).toMatch(/sesenta días después|sixty days after/);
    expect(clause).toMatch(
      /No cabe pactar el cobro automático|An automatic payment to the beneficiary cannot be agreed/,
    );
  });
});
