import type { LegalTexts } from '@/content/legal-texts';
import { PREDEFINED_CLAUSES } from '@/content/templates/clauses';
import { writeCommonTerms } from '@/content/templates/common-terms';
import { PARTIES, writeCapacity, writeRoles } from '@/content/templates/known-wording';
import { TEMPLATES } from '@/content/templates/templates';
import type { ContractType, PredefinedGuarantee, TemplateRole } from '@/domain/models';
import { formatBtc, type Sats } from '@/domain/primitives/amount';
import { toPartyTerm } from '@/domain/templates/special-terms';
import type { DraftWording, TermReader, WrittenGuarantee } from '@/domain/templates/template-draft';
import type { SpecialTerm } from '@/domain/templates/term-types';

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
function nameGuaranteesOf(type: ContractType, role: TemplateRole): string {
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

/* Numbers and dates as a Spanish contract writes them. */

const NUMBER = new Intl.NumberFormat('es', { maximumFractionDigits: 8, useGrouping: 'always' });
const EURO_CENTS = new Intl.NumberFormat('es', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
});
const MADRID = new Intl.DateTimeFormat('es', {
  timeZone: 'Europe/Madrid',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A typed value as the text says it: `12.000,50 euros`, `5 %`, `21/12/2026`. */
function formatTerm({ kind, options = [] }: SpecialTerm, typed: string): string {
  if (kind === 'date') return formatSpanishDate(typed);
  if (kind === 'money') return `${EURO_CENTS.format(Number(typed))} euros`;
  if (kind === 'percent') return `${NUMBER.format(Number(typed))}\u00a0%`;
  if (kind === 'choice') return options.find(({ value }) => value === typed)?.label ?? typed;
  return kind === 'days' ? String(Number(typed)) : typed;
}

function writeAmount(amount: Sats): string {
  const btc = formatBtc(amount).replace('.', ',');
  return `${btc} BTC (${NUMBER.format(amount)} ${amount === 1 ? 'satoshi' : 'satoshis'})`;
}

/** @param date YYYY-MM-DD */
function writeValidUntil(date: string): string {
  return `válida hasta el ${formatSpanishDate(date)}`;
}

/** Names the guarantee whose amount is to be filled in. */
function writeBlank(description: string): string {
  return `[por completar: importe de «${description.replace(/[[\]]/g, '')}»]`;
}

/** The depositor, the amount, the date, and the value in euros with its price. */
function writeGuarantee(guarantee: WrittenGuarantee, basis: string, { show }: TermReader): string {
  const { description, party, amount, validUntil, value, percent } = guarantee;
  const line = `${description}: a cargo de la ${party}, ${amount === null ? writeBlank(description) : writeAmount(amount)}, ${writeValidUntil(validUntil)}.`;
  if (value === null) return line;
  const share = percent === null ? '' : ` (${NUMBER.format(percent)}\u00a0% ${basis})`;
  const price =
    value.quote === null
      ? `al precio publicado por ${show('rateSource')} el ${show('rateDate')}`
      : `al precio de ${EURO_CENTS.format(value.quote.perBtc)} euros por bitcoin publicado por ${value.quote.source} ${formatTime(value.quote.at)}`;
  return `${line} Importe garantizado: ${EURO_CENTS.format(value.cents / 100)} euros${share}, ${price}.`;
}

/** 2026-12-21 -> 21/12/2026 */
function formatSpanishDate(date: string): string {
  return date.split('-').reverse().join('/');
}

/** `el 21/12/2026 a las 13:05, hora peninsular` */
function formatTime(at: string): string {
  const parts = Object.fromEntries(MADRID.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  return `el ${parts.day}/${parts.month}/${parts.year} a las ${parts.hour}:${parts.minute}, hora peninsular`;
}

/** The original texts, and the default of these screens (docs/specification.md#1-what-the-product-does-and-for-whom). */
export const SPANISH_LEGAL_TEXTS: LegalTexts = {
  templates: TEMPLATES,
  clauses: PREDEFINED_CLAUSES,
  parties: PARTIES,
  getDraftWording,
  formatDefaultAmount,
  nameGuaranteesOf,
};
