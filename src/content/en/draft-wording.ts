import { writeCommonTerms } from '@/content/en/common-terms';
import { PARTIES, writeCapacity, writeRoles } from '@/content/en/known-wording';
import { formatTerm, NUMBER, writeGuarantee } from '@/content/en/term-formats';
import type { ContractType, PredefinedGuarantee, Template, TemplateRole } from '@/domain/models';
import { toPartyTerm } from '@/domain/templates/special-terms';
import type { DraftWording, TermReader } from '@/domain/templates/template-draft';

const PERCENT_BASIS: Record<ContractType, string> = {
  sale: 'of the price',
  services: 'of the total price',
  license: 'of the yearly fee',
  supply: 'of the expected yearly purchases',
  rental: 'of the monthly rent',
  employment: 'of the gross monthly salary',
  loan: 'of the principal',
  distribution: 'of the yearly minimum purchases',
};

const MONTH = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The parties sign this text, so it is the contract and no translation of one. */
function writePreface({ id, reviewed }: Template): string {
  return `The parties agree this English text. It was made from Aval's Spanish template (${id}, ${MONTH.format(new Date(`${reviewed}-01`))}). Spanish law governs it, and a legal term has the meaning of its Spanish equivalent.`;
}

const EUROS = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

/** Wording around template, clauses and guarantees in the contract text. */
export function getDraftWording(type: ContractType, hasSettlement = true): DraftWording {
  return {
    parties: PARTIES[type],
    preface: writePreface,
    headings: {
      parties: 'Parties',
      special: 'Special terms',
      general: 'General terms',
      clauses: 'Additional clauses',
      guarantees: 'Agreed guarantees',
      common: 'Common terms',
    },
    roles: writeRoles,
    party: (role, terms) => writeParty(role, PARTIES[type][role], terms),
    formatTerm,
    blank: (label) => `[to be completed: ${label}]`,
    clauseTitle: (number, title) => `Additional clause ${number}. ${title}`,
    guarantee: (guarantee, terms) => writeGuarantee(guarantee, PERCENT_BASIS[type], terms),
    common: (template, terms) => writeCommonTerms(template, terms, hasSettlement),
  };
}

function writeParty(role: TemplateRole, party: string, { read, show }: TermReader): string {
  const term = (name: string) => show(toPartyTerm(role, name));
  const representation =
    read(toPartyTerm(role, 'representation')) === '' ? '' : `, represented by ${term('representation')}`;
  return `${term('name')}, tax number (NIF) ${term('taxId')}, address ${term('address')} and e-mail ${term('email')}${representation}, acts as the ${party}, and declares that it has capacity to contract and ${writeCapacity(term('capacity'))}`;
}

/** The heading of a party's guarantees. */
export function nameGuaranteesOf(type: ContractType, role: TemplateRole): string {
  const party = PARTIES[type][role];
  return `${party.charAt(0).toUpperCase()}${party.slice(1)}'s guarantees`;
}

/** Default amount with its unit: `10% of the price`, `€50,000`, `0.001 BTC`. */
export function formatDefaultAmount(guarantee: PredefinedGuarantee, type: ContractType): string {
  const { defaultAmount, defaultAmountUnit, coveredTerm } = guarantee;
  if (coveredTerm === 'premium') return `the yearly premium of a policy for ${EUROS.format(defaultAmount)}`;
  if (coveredTerm !== undefined) return `the deductible of a policy for at least ${EUROS.format(defaultAmount)}`;
  if (defaultAmountUnit === 'percent') return `${NUMBER.format(defaultAmount)}% ${PERCENT_BASIS[type]}`;
  if (defaultAmountUnit === 'eur') return EUROS.format(defaultAmount);
  return `${NUMBER.format(defaultAmount)}\u00a0BTC`;
}
