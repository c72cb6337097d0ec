import { describe, expect, it } from 'vitest';
import { TEMPLATES } from '@/content/templates/templates';
import type { ContractType, Template, TemplateRole } from '@/domain/models';
import { createChoiceForm, type GuaranteeChoice } from '@/domain/templates/guarantee-choice';
import { findHomeRemainder, findLegalLimit } from '@/domain/templates/legal-limits';
import { isAsked, isForJoiner, listOffered } from '@/domain/templates/special-terms';
import type { TermValues } from '@/domain/templates/term-types';

function getTemplate(type: ContractType): Template {
  const template = TEMPLATES.find((each) => each.type === type);
  if (template === undefined) throw new Error(type);
  return template;
}

const lock = (role: TemplateRole, cents: number | null) => ({
  role,
  value: cents === null ? null : { cents, quote: null },
});

describe('the guarantees of the tenant of a home', () => {
  const rent = { property: 'home', monthlyRent: '1200' };
  const excess = { kind: 'home-guarantees', sum: 240_001, limit: 240_000 };

  it.each<[string, TermValues, ReturnType<typeof lock>[], object | null]>([
    ['none', rent, [], null],
    ['two months', rent, [lock('buyer', 240_000)], null],
    ['a cent more', rent, [lock('buyer', 240_000), lock('buyer', 1)], excess],
    ['the landlord is not limited', rent, [lock('seller', 900_000)], null],
    ['without a value in euros', rent, [lock('buyer', null)], { kind: 'home-value-unknown' }],
    ['one without a value', rent, [lock('buyer', 100), lock('buyer', null)], { kind: 'home-value-unknown' }],
    ['too much, and one without a value', rent, [lock('buyer', 240_001), lock('buyer', null)], excess],
    ['of the landlord, without a value', rent, [lock('seller', null)], null],
    ['of business premises, without a value', { ...rent, property: 'business' }, [lock('buyer', null)], null],
    ['unknown rent', { property: 'home' }, [lock('buyer', 900_000)], null],
    ['a home unless chosen otherwise', { monthlyRent: '1200' }, [lock('buyer', 240_001)], excess],
    ['business premises', { ...rent, property: 'business' }, [lock('buyer', 900_000)], null],
    ['equipment', { ...rent, property: 'goods' }, [lock('buyer', 900_000)], null],
  ])('%s', (_case, values, guarantees, limit) => {
    expect(findLegalLimit(getTemplate('rental'), values, guarantees)).toEqual(limit);
  });

  it.each<[string, TermValues, ReturnType<typeof lock>[], number | null]>([
    ['all of it', rent, [], 240_000],
    ['what the others leave', rent, [lock('buyer', 100_000), lock('seller', 500_000), lock('buyer', null)], 140_000],
    ['nothing', rent, [lock('buyer', 250_000)], 0],
    ['no limit', { ...rent, property: 'business' }, [lock('buyer', 250_000)], null],
    ['unknown rent', { property: 'home' }, [], null],
  ])('leave a remainder for a further one: %s', (_case, values, guarantees, remainder) => {
    expect(findHomeRemainder(getTemplate('rental'), values, guarantees)).toBe(remainder);
  });

  it.each<[string, number | null, string]>([
    ['its default', null, '2400.00'],
    ['the rest', 100_000, '1400.00'],
    ['nothing', 240_000, ''],
  ])('added once more, is proposed up to the limit: %s', (_case, cents, euros) => {
    const template = getTemplate('rental');
    const [deposit] = listOffered(template, rent).filter(({ role }) => role === 'buyer');
    const chosen = cents === null ? [] : [{ ...lock('buyer', cents) } as GuaranteeChoice];
    if (deposit === undefined) throw new Error('no guarantee of the tenant');
    const basis = { template, values: rent, today: '2026-11-21', quote: null, chosen };
    expect(createChoiceForm(deposit, basis).euros).toBe(euros);
  });

  it('of other contracts have no limit', () => {
    expect(findLegalLimit(getTemplate('services'), { price: '100' }, [lock('buyer', 900_000)])).toBeNull();
  });
});

describe('a loan', () => {
  it.each([
    ['business', 'consumer', true],
    ['business', 'business', false],
    ['business', 'private', true],
    ['private', 'consumer', false],
    ['consumer', 'business', false],
    ['', 'consumer', false],
  ])('of a lender %j to a borrower %j is consumer credit: %s', (seller, buyer, isCredit) => {
    const values = { 'seller.capacity': seller, 'buyer.capacity': buyer };
    expect(findLegalLimit(getTemplate('loan'), values, [])).toEqual(isCredit ? { kind: 'consumer-credit' } : null);
    expect(findLegalLimit(getTemplate('services'), values, [])).toBeNull();
  });
});

describe('the guarantees that a template offers', () => {
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
  ])('%s %j: %s %s', (type, values, id, isOffered) => {
    expect(listOffered(getTemplate(type), values).some((each) => each.id === id)).toBe(isOffered);
  });
});

it.each(['buyer', 'seller'] as const)('a loan asks its author, here the %s, for both capacities', (role) => {
  const { terms, variants } = getTemplate('loan');
  const asked = terms.filter((term) => isAsked(term, role, variants?.term)).map(({ id }) => id);
  expect(asked).toEqual(expect.arrayContaining(['buyer.capacity', 'seller.capacity']));
  expect(terms.filter((term) => isForJoiner(term, role)).map(({ id }) => id)).toEqual(
    terms.flatMap(({ id, group }) => (group !== role && /^(?:buyer|seller)\.(?!capacity)/.test(id) ? [id] : [])),
  );
});
