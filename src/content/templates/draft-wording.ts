import { writeCommonTerms } from '@/content/templates/common-terms';
import { PARTIES, writeCapacity, writeRoles } from '@/content/templates/known-wording';
import { formatTerm, NUMBER, writeGuarantee } from '@/content/templates/term-formats';
import type { ContractType, PredefinedGuarantee, TemplateRole } from '@/domain/models';
import { toPartyTerm } from '@/domain/templates/special-terms';
import type { DraftWording, TermReader } from '@/domain/templates/template-draft';

/** The base of a percentage, by contract type. */
const PERCENT_BASIS: Record<ContractType, string> = {
  sale: 'del precio',
  services: 'del precio total',
  license: 'de la contraprestación anual',
  supply: 'de las compras anuales previstas',
  rental: 'de la renta mensual',
  employment: 'del salario bruto mensual',
  loan: 'del capital prestado',
  distribution: 'de las compras mínimas anuales',
};

/** Wording around template, clauses and guarantees in the contract text. */
export function getDraftWording(type: ContractType, hasSettlement = true): DraftWording {
  return {
    parties: PARTIES[type],
    preface: null,
    headings: {
      parties: 'Partes',
      special: 'Condiciones particulares',
      general: 'Condiciones generales',
      clauses: 'Cláusulas adicionales',
      guarantees: 'Garantías pactadas',
      common: 'Condiciones comunes',
    },
    roles: writeRoles,
    party: (role, terms) => writeParty(role, PARTIES[type][role], terms),
    formatTerm,
    blank: (label) => `[por completar: ${label}]`,
    clauseTitle: (number, title) => `Adicional ${number}. ${title}`,
    guarantee: (guarantee, terms) => writeGuarantee(guarantee, PERCENT_BASIS[type], terms),
    common: (template, terms) => writeCommonTerms(template, terms, hasSettlement),
  };
}

function writeParty(role: TemplateRole, party: string, { read, show }: TermReader): string {
  const term = (name: string) => show(toPartyTerm(role, name));
  const representation =
    read(toPartyTerm(role, 'representation')) === '' ? '' : `, representada por ${term('representation')}`;
  return `${term('name')}, con NIF ${term('taxId')}, domicilio en ${term('address')} y correo electrónico ${term('email')}${representation}, interviene como ${party}. Declara que tiene capacidad para contratar y ${writeCapacity(term('capacity'))}`;
}

/** The heading of a party's guarantees. */
export function nameGuaranteesOf(type: ContractType, role: TemplateRole): string {
  return `Garantías de la ${PARTIES[type][role]}`;
}

const EUROS = new Intl.NumberFormat('es', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
  useGrouping: 'always',
});

/** Default amount with its unit: `10 % del precio`, `50.000 €`, `0,001 BTC`. */
export function formatDefaultAmount(guarantee: PredefinedGuarantee, type: ContractType): string {
  const { defaultAmount, defaultAmountUnit, coveredTerm } = guarantee;
  if (coveredTerm === 'premium') return `la prima anual de una póliza de ${EUROS.format(defaultAmount)}`;
  if (coveredTerm !== undefined) return `la franquicia de una póliza de ${EUROS.format(defaultAmount)} como mínimo`;
  if (defaultAmountUnit === 'percent') return `${NUMBER.format(defaultAmount)}\u00a0% ${PERCENT_BASIS[type]}`;
  if (defaultAmountUnit === 'eur') return EUROS.format(defaultAmount);
  return `${NUMBER.format(defaultAmount)}\u00a0BTC`;
}
