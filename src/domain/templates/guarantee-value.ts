import type { PredefinedGuarantee, Template } from '@/domain/models';
import type { PriceQuote } from '@/domain/money/price';
import { addDays } from '@/domain/primitives/dates';
import { readCents, readTerm } from '@/domain/templates/special-terms';
import type { TermValues } from '@/domain/templates/term-types';

/** The value of a guarantee in euros, as the contract's text states it. */
export interface GuaranteeValue {
  /** Whole cents. */
  cents: number;
  /** The price by which its bitcoin amount was computed; `null` if that was typed. */
  quote: PriceQuote | null;
}

/** The default in whole cents, or `null` if it is in BTC or the term that it refers to is blank. */
export function proposeCents(guarantee: PredefinedGuarantee, template: Template, values: TermValues): number | null {
  const { defaultAmount, defaultAmountUnit, coveredTerm } = guarantee;
  if (coveredTerm !== undefined) return readMoney(template, values, coveredTerm);
  if (defaultAmountUnit === 'eur') return Math.round(defaultAmount * 100);
  const basis = defaultAmountUnit === 'percent' ? readMoney(template, values, template.basis) : null;
  return basis === null ? null : Math.round((basis * defaultAmount) / 100);
}

/** Whether a guarantee was made from special terms that have changed since: what it refers to has another value now. */
export function isOutdated(
  { predefinedId, value }: { predefinedId: string; value: GuaranteeValue | null },
  { template, values }: { template: Template; values: TermValues },
): boolean {
  const predefined = template.predefinedGuarantees.find(({ id }) => id === predefinedId);
  if (predefined === undefined || value === null) return false;
  return proposeCents(predefined, template, values) !== value.cents;
}

/** YYYY-MM-DD, and what it runs from: the label of a date term, or the years that a tenant may stay; `null`: today. */
export interface ProposedDate {
  date: string;
  days: number;
  from: string | null;
  years: number | null;
}

/**
 * Runs from the date that the guarantee secures, so that a claim can still be made; without one, `today` (YYYY-MM-DD) plus
 * the default duration (docs/specification.md#5-validation-rules).
 */
export function proposeDate(
  { runsFrom, orFrom = '', coversStay = false, defaultDuration }: PredefinedGuarantee,
  { terms }: Pick<Template, 'terms'>,
  values: TermValues,
  today: string,
): ProposedDate {
  const read = (id: string) => readTerm(terms, values, id);
  const from = runsFrom !== undefined && read(orFrom) > read(runsFrom.term) ? orFrom : runsFrom?.term;
  const start = from === undefined ? '' : read(from);
  if (runsFrom === undefined || start === '') {
    return { date: addDays(today, defaultDuration), days: defaultDuration, from: null, years: null };
  }
  const { days } = runsFrom;
  const stay = coversStay ? findStay(read) : null;
  if (stay !== null && stay.end > start) return { date: addDays(stay.end, days), days, from: null, years: stay.years };
  return {
    date: addDays(start, days),
    days,
    from: terms.find(({ id }) => id === from)?.label ?? null,
    years: null,
  };
}

/** Until when the law extends the lease of a home if the tenant wants: five years, seven from a company (art. 9 LAU). */
function findStay(read: (id: string) => string): { end: string; years: number } | null {
  const start = read('startDate');
  if (read('property') !== 'home' || start === '') return null;
  const years = read('seller.capacity') === 'business' ? 7 : 5;
  // 29 February: the day before.
  const day = start.slice(4) === '-02-29' ? '-02-28' : start.slice(4);
  return { end: `${Number(start.slice(0, 4)) + years}${day}`, years };
}

function readMoney({ terms }: Template, values: TermValues, id: string): number | null {
  return readCents(readTerm(terms, values, id));
}
