import { describe, expect, it } from 'vitest';
import type { PredefinedGuarantee, Template } from '@/domain/models';
import type { PriceQuote } from '@/domain/money/price';
import {
  chooseGuarantee,
  createChoiceForm,
  listWithoutAmount,
  withEssentials,
} from '@/domain/templates/guarantee-choice';
import { proposeCents, proposeDate } from '@/domain/templates/guarantee-value';
import { checkTerm, listForAuthor, listOffered, readCents, readTerm } from '@/domain/templates/special-terms';
import type { SpecialTerm, TermKind } from '@/domain/templates/term-types';

const term = (id: string, kind: TermKind, more: Partial<SpecialTerm> = {}): SpecialTerm => ({
  id,
  kind,
  group: 'deal',
  label: `The ${id}`,
  ...more,
});

const use = term('use', 'choice', { options: ['home', 'office'].map((value) => ({ value, label: value })) });
const terms = [
  term('price', 'money'),
  term('end', 'date'),
  term('payment', 'text', { initial: 'by transfer' }),
  term('deductible', 'money', { isOptional: true }),
  term('interest', 'percent'),
  use,
  term('activity', 'text', { onlyIf: { term: 'use', values: ['office'] } }),
];

const guarantee: PredefinedGuarantee = {
  id: 'g',
  description: 'Arras',
  role: 'buyer',
  defaultDuration: 30,
  defaultAmount: 10,
  defaultAmountUnit: 'percent',
  conditions: 'Se devuelve.',
  verificationProcess: 'Acta.',
  requiresThirdParty: false,
  thirdPartyType: null,
  importance: 'essential',
};

const template: Template = {
  id: 'sale',
  title: 'Contrato',
  description: 'Un bien.\n\n1. Objeto.',
  type: 'sale',
  reviewed: '2026-11',
  votes: 0,
  comments: [],
  basis: 'price',
  terms,
  predefinedGuarantees: [guarantee],
};

const quote: PriceQuote = { currency: 'EUR', perBtc: 50_000, at: '2026-11-21T10:00:00Z', source: 'mempool.space' };

describe('special terms', () => {
  it.each<[TermKind, string, ReturnType<typeof checkTerm>]>([
    ['money', '1500.5', null],
    ['money', '0', 'not-money'],
    ['money', '1500,505', 'not-money'],
    ['money', '1.500,00', null],
    ['money', '1,5,0', 'not-money'],
    ['money', '-3', 'not-money'],
    ['money', ' ', null],
    ['percent', '0', null],
    ['percent', '2.75', null],
    ['percent', '2,75', null],
    ['percent', ',5', null],
    ['percent', '2.', null],
    ['percent', '2\u200b', null],
    ['percent', '2,7,5', 'not-percent'],
    ['percent', 'cinco', 'not-percent'],
    ['date', '2026-02-28', null],
    ['date', '2026-02-30', 'not-a-date'],
    ['text', 'anything', null],
  ])('%s %j: %s', (kind, typed, issue) => {
    expect(checkTerm(term('t', kind), typed)).toBe(issue);
  });

  it.each([
    ['1500', 150_000],
    ['1500.5', 150_050],
    ['1500.', 150_000],
    ['1500,50', 150_050],
    ['1.500', 150_000],
    ['1,500', 150_000],
    ['1.500,50', 150_050],
    ['1,500.50', 150_050],
    ['1 500,5', 150_050],
    ['1.500,50 €', 150_050],
    ['€1,500.50', 150_050],
    ['€', null],
    ['1.5', 150],
    ['0.01', 1],
    ['0.00', null],
    ['1e3', null],
    ['1234567890123', null],
  ])('%j euros are %s cents', (typed, cents) => {
    expect(readCents(typed)).toBe(cents);
  });

  it.each([
    ['price', { price: ' 12 ' }, '12'],
    ['price', { price: '1.500,50' }, '1500.50'],
    ['price', { price: 'a lot' }, ''],
    ['interest', { interest: '2,75' }, '2.75'],
    ['payment', {}, 'by transfer'],
    ['payment', { payment: '' }, ''],
    ['use', { use: 'castle' }, ''],
    ['activity', { activity: 'Bakery' }, ''],
    ['activity', { activity: 'Bakery', use: 'home' }, ''],
    ['activity', { activity: 'Bakery', use: 'office' }, 'Bakery'],
    ['activity', { activity: ' Bread\n  and cakes ', use: 'office' }, 'Bread and cakes'],
    ['unknown', { unknown: 'x' }, ''],
  ])('%s with %j reads %j', (id, values, expected) => {
    expect(readTerm(terms, values, id)).toBe(expected);
  });

  it('are listed for the author: those that apply, and of the parties those of the chosen role, without single options', () => {
    const one = [{ value: 'worker', label: 'worker' }];
    const own = [
      term('buyer.name', 'text', { group: 'buyer' }),
      term('seller.name', 'text', { group: 'seller' }),
      term('seller.capacity', 'choice', { group: 'seller', options: one, initial: 'worker' }),
    ];
    const list = (role: 'buyer' | 'seller' | null) =>
      listForAuthor({ terms: [...terms, ...own] }, {}, role).map(({ id }) => id);
    const deal = ['price', 'end', 'payment', 'deductible', 'interest', 'use'];
    expect(list(null)).toEqual(deal);
    expect(list('buyer')).toEqual([...deal, 'buyer.name']);
    expect(list('seller')).toEqual([...deal, 'seller.name']);
  });
});

describe('a guarantee made from special terms', () => {
  it.each<[Partial<PredefinedGuarantee>, Record<string, string>, number | null]>([
    [{}, {}, null],
    [{}, { price: '1200.50' }, 12_005],
    [{ defaultAmountUnit: 'eur', defaultAmount: 500 }, {}, 50_000],
    [{ defaultAmountUnit: 'eur', defaultAmount: 50_000, thirdPartyType: 'insurance' }, {}, null],
  ])('%j with %j secures %s cents', (changes, values, cents) => {
    expect(proposeCents({ ...guarantee, ...changes }, template, values)).toBe(cents);
  });

  it.each<[PredefinedGuarantee['runsFrom'], Record<string, string>, string]>([
    [undefined, { end: '2027-01-31' }, '2026-12-21'],
    [{ term: 'end', days: 45 }, {}, '2026-12-21'],
    [{ term: 'end', days: 45 }, { end: 'soon' }, '2026-12-21'],
    [{ term: 'end', days: 45 }, { end: '2027-01-31' }, '2027-03-17'],
  ])('runs from %j with %j until %s', (runsFrom, values, date) => {
    const made = { ...guarantee, ...(runsFrom !== undefined && { runsFrom }) };
    expect(proposeDate(made, template, values, '2026-11-21')).toBe(date);
  });

  const basis = { template, values: { price: '12000' }, today: '2026-11-21', quote };

  it('has its amount converted, with the price that the text states', () => {
    const form = createChoiceForm(guarantee, basis);
    expect(form.amount).toBe('0.02400000');
    expect(chooseGuarantee(guarantee, form, 'k', basis)?.value).toEqual({ cents: 120_000, quote });
  });

  it('has a fixed amount if another one was typed, or if no price is known', () => {
    const form = { ...createChoiceForm(guarantee, basis), amount: '0.025' };
    expect(chooseGuarantee(guarantee, form, 'k', basis)?.value).toBeNull();
    expect(chooseGuarantee(guarantee, form, 'k', { ...basis, quote: null })?.value).toBeNull();
  });

  it.each([
    ['12000', { ...quote, currency: 'USD' as const }, ''],
    ['12000', null, ''],
    ['', quote, ''],
    ['999999999999', { ...quote, perBtc: 1_000 }, ''],
    ['500000', quote, '1.00000000'],
  ])('of a price of %j euros at %j has %j BTC', (price, rate, btc) => {
    expect(createChoiceForm(guarantee, { ...basis, values: { price }, quote: rate }).amount).toBe(btc);
  });

  it('follows the price at the quote of its conversion, unless the user set another amount', () => {
    const form = createChoiceForm(guarantee, basis);
    const made = chooseGuarantee(guarantee, form, 'k', basis);
    const own = chooseGuarantee(guarantee, { ...form, amount: '0.5' }, 'k', basis);
    if (made === null || own === null) throw new Error('not ready');
    const later = { ...quote, perBtc: 100_000 };
    const list = (price: string) => withEssentials([made, own], [], { ...basis, values: { price }, quote: later });
    expect(list('12000')).toEqual([made, own]);
    expect(list('13000')).toMatchObject([{ amount: 2_600_000, value: { cents: 130_000, quote } }, own]);
    expect(list('')).toEqual([made, own]);
  });
});

it.each([
  [{}, []],
  [{ use: 'home' }, []],
  [{ use: 'office' }, ['g']],
])('with %j, a guarantee for an office is offered: %j', (values, ids) => {
  const onlyIf = { term: 'use', values: ['office'] };
  const offering = { ...template, predefinedGuarantees: [{ ...guarantee, onlyIf }] };
  expect(listOffered(offering, values).map(({ id }) => id)).toEqual(ids);
});

describe('essential guarantees', () => {
  const basis = { template, values: {}, today: '2026-11-21', quote };

  it.each([
    ['the term that it depends on is blank', {}, quote],
    ['there is no price in euros', { price: '1000' }, null],
  ])('are not in the contract while %s', (_what, values, known) => {
    const open = { ...basis, values, quote: known };
    expect(withEssentials([], [], open)).toEqual([]);
    expect(listWithoutAmount([], [], open)).toEqual([guarantee]);
    expect(listWithoutAmount([], ['g'], open)).toEqual([]);
  });

  it('are not proposed once they are chosen or removed', () => {
    const priced = { ...basis, values: { price: '1000' } };
    const chosen = withEssentials([], [], priced);
    expect(chosen.map(({ predefinedId }) => predefinedId)).toEqual(['g']);
    expect(withEssentials(chosen, [], priced)).toEqual(chosen);
    expect(withEssentials([], ['g'], priced)).toEqual([]);
  });
});
