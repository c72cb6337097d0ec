import { COMMON_LABELS } from '@/content/en/common-labels';
import { writeCommonTerms } from '@/content/en/common-terms';
import { PARTIES, writeCapacity, writeRoles } from '@/content/en/known-wording';
import { DISTRIBUTION_TEXTS } from '@/content/en/templates/distribution.texts';
import { EMPLOYMENT_TEXTS } from '@/content/en/templates/employment.texts';
import { LICENSE_TEXTS } from '@/content/en/templates/license.texts';
import { LOAN_TEXTS } from '@/content/en/templates/loan.texts';
import { RENTAL_TEXTS } from '@/content/en/templates/rental.texts';
import { SALE_TEXTS } from '@/content/en/templates/sale.texts';
import { SERVICES_TEXTS } from '@/content/en/templates/services.texts';
import { SUPPLY_TEXTS } from '@/content/en/templates/supply.texts';
import { DRAFTING_NOTE, type TemplateTexts, translateTemplate } from '@/content/en/templates/template-texts';
import type { LegalTexts } from '@/content/legal-texts';
import { PREDEFINED_CLAUSES } from '@/content/templates/clauses';
import { createCommonTerms } from '@/content/templates/common-special-terms';
import { TEMPLATES } from '@/content/templates/templates';
import type { Clause, ContractType, PredefinedGuarantee, Template, TemplateRole } from '@/domain/models';
import { formatBtc, type Sats } from '@/domain/primitives/amount';
import { toPartyTerm } from '@/domain/templates/special-terms';
import type { DraftWording, TermReader, WrittenGuarantee } from '@/domain/templates/template-draft';
import type { SpecialTerm } from '@/domain/templates/term-types';

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
function nameGuaranteesOf(type: ContractType, role: TemplateRole): string {
  const party = PARTIES[type][role];
  return `${party.charAt(0).toUpperCase()}${party.slice(1)}'s guarantees`;
}

/** Default amount with its unit: `10% of the price`, `€50,000`, `0.001 BTC`. */
function formatDefaultAmount(guarantee: PredefinedGuarantee, type: ContractType): string {
  const { defaultAmount, defaultAmountUnit, coveredTerm } = guarantee;
  if (coveredTerm === 'premium') return `the yearly premium of a policy for ${EUROS.format(defaultAmount)}`;
  if (coveredTerm !== undefined) return `the deductible of a policy for at least ${EUROS.format(defaultAmount)}`;
  if (defaultAmountUnit === 'percent') return `${NUMBER.format(defaultAmount)}% ${PERCENT_BASIS[type]}`;
  if (defaultAmountUnit === 'eur') return EUROS.format(defaultAmount);
  return `${NUMBER.format(defaultAmount)}\u00a0BTC`;
}

/* Numbers and dates as an English contract writes them. */

const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 8 });
const EURO_CENTS = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const MADRID = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', timeStyle: 'short' });
const MADRID_DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', dateStyle: 'long' });

/** A typed value as the text says it: `€12,000.50`, `5%`, `21 December 2026`. */
function formatTerm({ kind, options = [] }: SpecialTerm, typed: string): string {
  if (kind === 'date') return formatDay(typed);
  if (kind === 'money') return EURO_CENTS.format(Number(typed));
  if (kind === 'percent') return `${NUMBER.format(Number(typed))}%`;
  if (kind === 'choice') return options.find(({ value }) => value === typed)?.label ?? typed;
  return kind === 'days' ? String(Number(typed)) : typed;
}

function writeAmount(amount: Sats): string {
  return `${formatBtc(amount)} BTC (${NUMBER.format(amount)} ${amount === 1 ? 'satoshi' : 'satoshis'})`;
}

/** @param date YYYY-MM-DD */
function writeValidUntil(date: string): string {
  return `valid until ${formatDay(date)}`;
}

/** Names the guarantee whose amount is to be filled in. */
function writeBlank(description: string): string {
  return `[to be completed: amount of “${description.replace(/[[\]]/g, '')}”]`;
}

/** The depositor, the amount, the date, and the value in euros with its price. */
function writeGuarantee(guarantee: WrittenGuarantee, basis: string, { show }: TermReader): string {
  const { description, party, amount, validUntil, value, percent } = guarantee;
  const line = `${description}: deposited by the ${party}, ${amount === null ? writeBlank(description) : writeAmount(amount)}, ${writeValidUntil(validUntil)}.`;
  if (value === null) return line;
  const share = percent === null ? '' : ` (${NUMBER.format(percent)}% ${basis})`;
  const at = new Date(value.quote?.at ?? 0);
  const price =
    value.quote === null
      ? `at the price published by ${show('rateSource')} on ${show('rateDate')}`
      : `at the price of ${EURO_CENTS.format(value.quote.perBtc)} per bitcoin published by ${value.quote.source} on ${MADRID_DAY.format(at)} at ${MADRID.format(at)}, mainland Spanish time`;
  return `${line} Guaranteed amount: ${EURO_CENTS.format(value.cents / 100)}${share}, ${price}.`;
}

function formatDay(date: string): string {
  return DAY.format(new Date(`${date}T00:00:00Z`));
}

export const TEMPLATE_TEXTS: Record<ContractType, TemplateTexts> = {
  sale: SALE_TEXTS,
  services: SERVICES_TEXTS,
  license: LICENSE_TEXTS,
  supply: SUPPLY_TEXTS,
  rental: RENTAL_TEXTS,
  employment: EMPLOYMENT_TEXTS,
  loan: LOAN_TEXTS,
  distribution: DISTRIBUTION_TEXTS,
};

/** Texts of the predefined clauses by id. Each `[X]` stands for the same number as in the Spanish original. */
export const CLAUSE_TEXTS: Record<string, { title: string; content: string; comments: Record<string, string> }> = {
  payment: {
    title: 'Payment term and late payment',
    content:
      'Unless the special or the general terms set another period, the price of goods and services is paid within [X] calendar days of receipt of the goods or performance of the services, or of their acceptance if that was agreed, even if the invoice arrives earlier. Between businesses the term does not exceed sixty days, and late payment bears, without notice, the interest and the 40 euros of collection costs of Law 3/2004; otherwise, statutory interest plus two points. A party that disputes part of an amount pays the undisputed part and gives its reasons in writing. Rents, wages, instalments of a price or of a loan, and what falls due early are paid on their own dates, with the interest that this contract sets for them.',
    comments: {
      'payment-comment-1': 'Paying the undisputed part keeps the whole invoice from being held up.',
      'payment-comment-2':
        'Between businesses the term cannot exceed sixty days (art. 4 of Law 3/2004); for fresh food it is thirty.',
    },
  },
  confidentiality: {
    title: 'Confidentiality',
    content:
      'Each party keeps secret the non-public information that it receives from the other, uses it only to perform this contract and discloses it only to persons who need it and are bound to the same secrecy. Information that was already public or known, that is received from a third party entitled to disclose it, or that must be revealed by law is not confidential. The obligation lasts while the contract is in force and for a period of [X] years from its end. At the end, each party returns or destroys the information within a period of [X] calendar days of the request of the other.',
    comments: {
      'confidentiality-comment-1': 'Trade secrets keep the protection of Law 1/2019 after the period as well.',
    },
  },
  delivery: {
    title: 'Delivery and receipt',
    content:
      'Unless the special terms, the general terms, the accepted order or the conditions of a guarantee set other periods, which this clause neither extends nor shortens, delivery takes place within a period of [X] calendar days, counted from the conclusion of the contract or the acceptance of each order, at the place that the parties agree. The recipient has [X] business days to check quantity, condition and conformity, and reports in writing the faults observed; once that period has passed without objections, the delivery counts as conforming, except for defects that could not be noticed. Unless the conditions of a guarantee set another rule, delay that is not due to force majeure allows the recipient to require delivery or to terminate that order, or the contract if it is for a single delivery, after a demand with a reasonable period. Towards a consumer, silence is not conformity and the period takes away no right. This clause does not apply to a lease or any other use of property or things.',
    comments: {
      'delivery-comment-1':
        'If the special terms, the general terms, the accepted order or a guarantee already have periods for delivery or inspection, they prevail over those of this clause.',
    },
  },
  termination: {
    title: 'Termination and notice',
    content:
      'If the term is indefinite, either party may end this contract, within the limits of the applicable law, with written notice of [X] calendar days, or of the period in the general terms if that is longer. If it has a fixed term or is for specific work, and except for the grounds of termination in the special or general terms, only the party that commissions works or services may withdraw earlier, paying for what was done, the expenses and ten per cent of what remains (art. 1594 of the Civil Code), or only the damage that is proved if it is a consumer; a consumer who uses a statutory right of withdrawal pays only what the law requires. Either party may terminate it if the other breaches an essential obligation and does not remedy this within a period of [X] calendar days of being asked to, unless the special terms or the conditions of a guarantee set another, or the general terms require more for that cause. Termination does not affect obligations already due, compensation for breach and the guarantees that secure it, or obligations that by their nature must continue. The parties settle what is outstanding and release the guarantees in accordance with their conditions.',
    comments: {
      'termination-comment-1':
        'Do not use it in employment contracts or rentals of homes: the law says how and when those end.',
    },
  },
};

export const ENGLISH_LEGAL_TEXTS: LegalTexts = {
  templates: TEMPLATES.map((template: Template) =>
    translateTemplate(
      template,
      TEMPLATE_TEXTS[template.type],
      createCommonTerms(template.type, PARTIES[template.type], COMMON_LABELS),
    ),
  ),
  clauses: PREDEFINED_CLAUSES.map(translateClause),
  parties: PARTIES,
  getDraftWording,
  formatDefaultAmount,
  nameGuaranteesOf,
};

function translateClause(clause: Clause): Clause {
  const { comments = {}, ...texts } = CLAUSE_TEXTS[clause.id] ?? {};
  return {
    ...clause,
    ...texts,
    comments: clause.comments.map((comment) => ({
      ...comment,
      user: DRAFTING_NOTE,
      text: comments[comment.id] ?? comment.text,
    })),
  };
}
