import type { ContractType, TemplateRole } from '@/domain/models';
import { toPartyTerm } from '@/domain/templates/special-terms';
import type { SpecialTerm, TermCondition, TermKind } from '@/domain/templates/term-types';

/** A special term without its words: the documents have its label, and its hint and its initial text if it has any. */
export interface Field extends Omit<SpecialTerm, 'group' | 'label' | 'hint' | 'options'> {
  /** The name of its words, if they are those of several terms. */
  words?: string;
  /** Of a choice. */
  values?: readonly string[];
}

type More = Omit<Partial<Field>, 'id' | 'kind' | 'values'>;

const text = makeField('text');
const date = makeField('date');
const money = makeField('money');
const percent = makeField('percent');

function makeField(kind: TermKind): (id: string, more?: More) => Field {
  return (id, more = {}) => ({ id, kind, ...more });
}

function choice(id: string, values: readonly string[], more: More = {}): Field {
  return { id, kind: 'choice', values, ...more };
}

export function when(term: string, ...values: string[]): TermCondition {
  return { term, values };
}

interface DealFields {
  /** The money term that the percentages of the guarantees refer to. */
  basis: string;
  /** The choice on which the general terms depend. */
  variant?: string;
  fields: Field[];
}

export const DEAL_FIELDS: Record<ContractType, DealFields> = {
  sale: {
    basis: 'price',
    fields: [
      text('asset', { isLong: true }),
      money('price'),
      text('payment'),
      date('deliveryDate', { inDays: 60 }),
      text('deliveryPlace'),
      date('lastInstalment', { isOptional: true }),
      text('charges'),
    ],
  },
  services: {
    basis: 'price',
    fields: [
      text('services', { isLong: true }),
      text('milestones', { isLong: true }),
      money('price'),
      text('payment'),
      date('endDate', { inDays: 135 }),
      text('uses', { isLong: true }),
      text('liabilityCap'),
    ],
  },
  license: {
    basis: 'yearlyFee',
    fields: [
      text('work', { isLong: true }),
      text('scope', { isLong: true }),
      date('startDate', { inDays: 7 }),
      date('endDate', { inDays: 350 }),
      money('yearlyFee'),
      text('payment'),
      text('exclusivity'),
    ],
  },
  supply: {
    basis: 'yearlyPurchases',
    fields: [
      text('products', { isLong: true }),
      text('quantities', { isLong: true }),
      money('yearlyPurchases'),
      text('prices', { isLong: true }),
      text('margin'),
      text('deliveries', { isLong: true }),
      date('startDate', { inDays: 14 }),
      date('endDate', { inDays: 365 }),
    ],
  },
  rental: {
    basis: 'monthlyRent',
    variant: 'property',
    fields: [
      choice('property', ['home', 'business', 'goods'], { initial: 'home' }),
      text('asset', { isLong: true }),
      text('use', { onlyIf: when('property', 'business', 'goods') }),
      date('startDate', { inDays: 30 }),
      date('endDate', { inDays: 365 }),
      text('extensions', { isOptional: true }),
      text('landlordNeed', { isOptional: true, onlyIf: when('property', 'home') }),
      money('monthlyRent'),
      text('index'),
      text('payment'),
      text('legalDeposit', { onlyIf: when('property', 'home', 'business') }),
      text('inventory', { isLong: true }),
    ],
  },
  employment: {
    basis: 'monthlySalary',
    fields: [
      text('position', { isLong: true }),
      date('startDate', { inDays: 14 }),
      money('monthlySalary'),
      text('agreement'),
      date('guaranteeDate', { isOptional: true }),
    ],
  },
  loan: {
    basis: 'principal',
    fields: [
      money('principal'),
      text('purpose', { isOptional: true }),
      date('disbursementDate', { inDays: 30 }),
      percent('interest'),
      text('schedule', { isLong: true }),
      date('lastInstalment', { inDays: 365 }),
      text('accounts'),
    ],
  },
  distribution: {
    basis: 'minimumPurchases',
    fields: [
      text('products', { isLong: true }),
      text('territory'),
      choice('exclusivity', ['none', 'territory'], { initial: 'none' }),
      money('minimumPurchases'),
      text('margin'),
      text('prices', { isLong: true }),
      date('startDate', { inDays: 14 }),
      date('endDate', { inDays: 365 }),
      text('clientele'),
    ],
  },
};

/** Both parties of these contracts are businesses unless they say otherwise. */
const BETWEEN_BUSINESSES: readonly ContractType[] = ['supply', 'distribution'];

export function listPartyFields(type: ContractType, role: TemplateRole): Field[] {
  const own = (name: string, more?: More) => text(toPartyTerm(role, name), { words: name, ...more });
  const atWork = role === 'seller' ? ['worker'] : ['business'];
  const values = type === 'employment' ? atWork : ['business', 'private'];
  const [first = ''] = values;
  const isUsual = type === 'employment' || BETWEEN_BUSINESSES.includes(type);
  return [
    own('name'),
    own('taxId'),
    own('address'),
    own('email'),
    own('representation', { isOptional: true }),
    choice(toPartyTerm(role, 'capacity'), values, { words: 'capacity', ...(isUsual && { initial: first }) }),
  ];
}
