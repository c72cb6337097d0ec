import type { ContractType, TemplateRole } from '@/domain/models';
import { toPartyTerm } from '@/domain/templates/special-terms';
import type { SpecialTerm, TermCondition, TermKind } from '@/domain/templates/term-types';

/** A special term without its words: the documents have its label, and its hint and its initial text if it has any. */
export interface Field extends Omit<SpecialTerm, 'group' | 'label' | 'hint' | 'options' | 'wordings'> {
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
const days = makeField('days');

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
      date('signingDate', { inDays: 60 }),
      date('deliveryDate', { inDays: 60 }),
      text('deliveryPlace'),
      date('lastInstalment', { isOptional: true }),
      text('charges'),
      text('defectsPeriod'),
      days('reportDays', {
        onlyIf: [when('buyer.capacity', 'business', ''), when('seller.capacity', 'business', '')],
        initial: '30',
      }),
      days('cureDays', { initial: '15' }),
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
      days('acceptanceDays', { initial: '10' }),
      text('uses', { isLong: true }),
      text('liabilityCap', { situation: 'not-consumer' }),
      money('deductible', { isOptional: true }),
      text('contacts'),
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
      text('liabilityCap'),
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
      days('inspectionDays', { initial: '5' }),
      date('startDate', { inDays: 14 }),
      date('endDate', { inDays: 365 }),
      money('deductible', { isOptional: true }),
    ],
  },
  rental: {
    basis: 'monthlyRent',
    variant: 'property',
    fields: [
      choice('property', ['home', 'business', 'goods'], { initial: 'home' }),
      text('asset', { isLong: true }),
      text('use', { onlyIf: [when('property', 'business', 'goods')] }),
      date('startDate', { inDays: 30 }),
      date('endDate', { inDays: 365 }),
      text('extensions', { isOptional: true }),
      text('landlordNeed', { isOptional: true, onlyIf: [when('property', 'home')] }),
      money('monthlyRent'),
      text('index'),
      text('payment'),
      text('legalDeposit', { onlyIf: [when('property', 'home', 'business')] }),
      text('inventory', { isLong: true }),
      money('deductible', { isOptional: true, onlyIf: [when('property', 'home', 'business')] }),
    ],
  },
  employment: {
    basis: 'monthlySalary',
    fields: [
      text('position', { isLong: true }),
      date('startDate', { inDays: 14 }),
      money('monthlySalary'),
      text('agreement'),
      money('premium', { isOptional: true }),
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
      percent('apr', { isOptional: true }),
      text('lateInterest'),
      text('schedule', { isLong: true }),
      date('lastInstalment', { inDays: 365 }),
      days('earlyNotice', { initial: '5' }),
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
      choice('duration', ['fixed', 'open'], { initial: 'fixed' }),
      date('startDate', { inDays: 14 }),
      date('endDate', { onlyIf: [when('duration', 'fixed')], inDays: 365 }),
      text('extensions', { isOptional: true }),
      text('stock'),
      choice('clientele', ['excluded', 'agreed']),
      text('clienteleAmount', { onlyIf: [when('clientele', 'agreed')] }),
    ],
  },
};

/** Both parties of these contracts are businesses unless they say otherwise. */
const BETWEEN_BUSINESSES: readonly ContractType[] = ['supply', 'distribution'];

export function listPartyFields(type: ContractType, role: TemplateRole): Field[] {
  const own = (name: string, more?: More) => text(toPartyTerm(role, name), { words: name, ...more });
  const worker = role === 'seller' ? ['worker'] : ['business'];
  const values = type === 'employment' ? worker : ['business', 'private', 'consumer'];
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

export const VALUE_FIELDS: readonly Field[] = [
  text('rateSource', { isOptional: true }),
  date('rateDate', { isOptional: true }),
  percent('lowPercent', { initial: '80' }),
  percent('highPercent', { initial: '130' }),
  text('otherSource', { isOptional: true }),
];

/** The holder of the third key and, except at work, the arbitration. */
export function listDisputeFields(type: ContractType): Field[] {
  const holder = [
    text('arbitratorName'),
    text('arbitratorTaxId', { isOptional: true }),
    text('arbitratorContact', { isOptional: true }),
    text('arbitratorKey', { isOptional: true }),
  ];
  if (type === 'employment') return holder;
  const situation = 'arbitration';
  // Disputes about a property belong to the courts of its place.
  const onlyIf = type === 'rental' ? [when('property', 'goods', '')] : [];
  return [
    ...holder,
    choice('privateArbitration', ['no', 'yes'], { situation: 'two-people', initial: 'no' }),
    choice('arbitration', ['law', 'equity'], { situation, initial: 'law' }),
    text('arbitratorProfession', { situation, isOptional: true }),
    text('otherArbitrator', { situation, isOptional: true }),
    text('seat', { situation }),
    choice('arbitrationLanguage', ['own', 'other'], { situation, initial: 'own' }),
    text('arbitratorFees', { situation }),
    choice('returnDate', ['yes', 'no'], { situation, initial: 'no' }),
    text('courts', { onlyIf }),
  ];
}
