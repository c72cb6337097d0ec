import { choiceTerm, dateTerm, percentTerm, textTerm } from '@/content/templates/terms';
import type { ContractType, TemplateRole } from '@/domain/models';
import { toPartyTerm } from '@/domain/templates/special-terms';
import type { SpecialTerm } from '@/domain/templates/term-types';

const PARTY_TERMS = ['name', 'taxId', 'address', 'email', 'representation', 'capacity'] as const;
const VALUE_TERMS = ['rateSource', 'rateDate', 'lowPercent', 'highPercent', 'otherSource'] as const;
const DISPUTE_TERMS = [
  'arbitratorName',
  'arbitratorTaxId',
  'arbitratorContact',
  'arbitratorKey',
  'privateArbitration',
  'arbitration',
  'arbitratorProfession',
  'otherArbitrator',
  'seat',
  'arbitrationLanguage',
  'arbitratorFees',
  'courts',
  'returnDate',
] as const;

/** Labels of the special terms that every template has. */
export type CommonLabels = Record<(typeof PARTY_TERMS)[number], (party: string) => string> &
  Record<(typeof VALUE_TERMS)[number] | (typeof DISPUTE_TERMS)[number], string> &
  Record<'representationHint' | 'otherSourceHint' | 'arbitratorKeyHint', string> & {
    usual: Record<'arbitratorName' | 'seat' | 'arbitratorFees' | 'courts', string>;
    capacities: Record<'business' | 'private' | 'consumer' | 'worker', string>;
    arbitrations: Record<'law' | 'equity', string>;
    privateArbitrations: Record<'no' | 'yes', string>;
    returnDates: Record<'no' | 'yes', string>;
    /** `own`: the language of the text. */
    languages: Record<'own' | 'other', string>;
  };

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
    ...createThirdKeyTerms(labels),
    ...(type === 'employment' ? [] : createArbitrationTerms(type, labels)),
  ];
}

function createPartyTerms(type: ContractType, role: TemplateRole, party: string, labels: CommonLabels): SpecialTerm[] {
  const { worker, ...others } = labels.capacities;
  const isWork = type === 'employment';
  const options = isWork ? (role === 'seller' ? { worker } : { business: others.business }) : others;
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

/** The holder of the third key, whether or not they decide disputes. */
function createThirdKeyTerms(labels: CommonLabels): SpecialTerm[] {
  const base = { group: 'disputes' } as const;
  return [
    textTerm('arbitratorName', labels.arbitratorName, { ...base, initial: labels.usual.arbitratorName }),
    textTerm('arbitratorTaxId', labels.arbitratorTaxId, { ...base, isOptional: true }),
    textTerm('arbitratorContact', labels.arbitratorContact, { ...base, isOptional: true }),
    textTerm('arbitratorKey', labels.arbitratorKey, { ...base, isOptional: true, hint: labels.arbitratorKeyHint }),
  ];
}

function createArbitrationTerms(type: ContractType, labels: CommonLabels): SpecialTerm[] {
  const { languages, arbitrations, privateArbitrations, returnDates, usual } = labels;
  const base = { group: 'disputes', situation: 'arbitration' } as const;
  // Disputes about a property belong to the courts of its place.
  const onlyIf = type === 'rental' ? [{ term: 'property', values: ['goods', ''] }] : [];
  return [
    choiceTerm('privateArbitration', labels.privateArbitration, privateArbitrations, {
      group: 'disputes',
      situation: 'two-people',
      initial: 'no',
    }),
    choiceTerm('arbitration', labels.arbitration, arbitrations, { ...base, initial: 'law' }),
    textTerm('arbitratorProfession', labels.arbitratorProfession, { ...base, isOptional: true }),
    textTerm('otherArbitrator', labels.otherArbitrator, { ...base, isOptional: true }),
    textTerm('seat', labels.seat, { ...base, initial: usual.seat }),
    choiceTerm('arbitrationLanguage', labels.arbitrationLanguage, languages, { ...base, initial: 'own' }),
    textTerm('arbitratorFees', labels.arbitratorFees, { ...base, initial: usual.arbitratorFees }),
    choiceTerm('returnDate', labels.returnDate, returnDates, { ...base, initial: 'no' }),
    textTerm('courts', labels.courts, { group: 'disputes', onlyIf, initial: usual.courts }),
  ];
}
