import { choiceTerm, dateTerm, percentTerm, textTerm } from '@/content/templates/terms';
import type { ContractType, TemplateRole } from '@/domain/models';
import { toPartyTerm } from '@/domain/templates/special-terms';
import type { SpecialTerm } from '@/domain/templates/term-types';

const PARTY_TERMS = ['name', 'taxId', 'address', 'email', 'representation', 'capacity'] as const;
const VALUE_TERMS = ['rateSource', 'rateDate', 'lowPercent', 'highPercent', 'otherSource'] as const;
const ARBITRATION_TERMS = [
  'arbitration',
  'arbitratorName',
  'arbitratorTaxId',
  'arbitratorProfession',
  'arbitratorContact',
  'arbitratorKey',
  'otherArbitrator',
  'seat',
  'arbitratorFees',
] as const;

/** Labels of the special terms that every template has. */
export type CommonLabels = Record<(typeof PARTY_TERMS)[number], (party: string) => string> &
  Record<(typeof VALUE_TERMS)[number] | (typeof ARBITRATION_TERMS)[number] | 'courts', string> &
  Record<'representationHint' | 'otherSourceHint' | 'arbitratorKeyHint', string> & {
    usual: Record<'arbitratorName' | 'seat' | 'arbitratorFees' | 'courts', string>;
    capacities: Record<'business' | 'consumer' | 'worker', string>;
    arbitrations: Record<'law' | 'equity', string>;
  };

/** Businesses can agree to arbitration in advance; workers, consumers and tenants of homes cannot. */
const MAY_ARBITRATE = [
  { term: 'buyer.capacity', values: ['business', ''] },
  { term: 'seller.capacity', values: ['business', ''] },
];

/** Both parties of these contracts are businesses unless they say otherwise. */
const BETWEEN_BUSINESSES: readonly ContractType[] = ['supply', 'distribution'];

/** The parties' data, the value of the guarantees, and the settlement of disputes. */
export function createCommonTerms(
  type: ContractType,
  parties: Record<TemplateRole, string>,
  labels: CommonLabels,
): SpecialTerm[] {
  return [
    ...createPartyTerms(type, 'buyer', parties.buyer, labels),
    ...createPartyTerms(type, 'seller', parties.seller, labels),
    textTerm('rateSource', labels.rateSource, { group: 'value', isOptional: true }),
    dateTerm('rateDate', labels.rateDate, { group: 'value', isOptional: true }),
    percentTerm('lowPercent', labels.lowPercent, { group: 'value', initial: '80' }),
    percentTerm('highPercent', labels.highPercent, { group: 'value', initial: '130' }),
    textTerm('otherSource', labels.otherSource, { group: 'value', isOptional: true, hint: labels.otherSourceHint }),
    ...(type === 'employment' ? [] : createArbitrationTerms(type, labels)),
    textTerm('courts', labels.courts, { group: 'disputes', initial: labels.usual.courts }),
  ];
}

function createPartyTerms(type: ContractType, role: TemplateRole, party: string, labels: CommonLabels): SpecialTerm[] {
  const { business, consumer, worker } = labels.capacities;
  const isWork = type === 'employment';
  const options = isWork ? (role === 'seller' ? { worker } : { business }) : { business, consumer };
  const [only = ''] = Object.keys(options);
  const initial = isWork || BETWEEN_BUSINESSES.includes(type) ? { initial: only } : {};
  const text = (name: 'name' | 'taxId' | 'address' | 'email') =>
    textTerm(toPartyTerm(role, name), labels[name](party), { group: role });
  return [
    text('name'),
    text('taxId'),
    text('address'),
    text('email'),
    textTerm(toPartyTerm(role, 'representation'), labels.representation(party), {
      group: role,
      isOptional: true,
      hint: labels.representationHint,
    }),
    choiceTerm(toPartyTerm(role, 'capacity'), labels.capacity(party), options, { group: role, ...initial }),
  ];
}

function createArbitrationTerms(type: ContractType, labels: CommonLabels): SpecialTerm[] {
  const onlyIf = [
    ...MAY_ARBITRATE,
    ...(type === 'rental' ? [{ term: 'property', values: ['business', 'goods', ''] }] : []),
  ];
  const base = { group: 'disputes', onlyIf } as const;
  return [
    choiceTerm('arbitration', labels.arbitration, labels.arbitrations, { ...base, initial: 'law' }),
    textTerm('arbitratorName', labels.arbitratorName, { ...base, initial: labels.usual.arbitratorName }),
    textTerm('arbitratorTaxId', labels.arbitratorTaxId, { ...base, isOptional: true }),
    textTerm('arbitratorProfession', labels.arbitratorProfession, { ...base, isOptional: true }),
    textTerm('arbitratorContact', labels.arbitratorContact, { ...base, isOptional: true }),
    textTerm('arbitratorKey', labels.arbitratorKey, { ...base, isOptional: true, hint: labels.arbitratorKeyHint }),
    textTerm('otherArbitrator', labels.otherArbitrator, { ...base, isOptional: true }),
    textTerm('seat', labels.seat, { ...base, initial: labels.usual.seat }),
    textTerm('arbitratorFees', labels.arbitratorFees, { ...base, initial: labels.usual.arbitratorFees }),
  ];
}
