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
  { predefinedId, value, proposedCents }: ValuedChoice,
  { template, values }: { template: Template; values: TermValues },
): boolean {
  const predefined = template.predefinedGuarantees.find(({ id }) => id === predefinedId);
  if (predefined === undefined || value === null || value.cents !== proposedCents) return false;
  return proposeCents(predefined, template, values) !== value.cents;
}

/** The values that are compared. */
interface ValuedChoice {
  predefinedId: string;
  value: GuaranteeValue | null;
  /** The default value at the time when the guarantee was chosen. */
  proposedCents: number | null;
}

/** YYYY-MM-DD, and the label of the date term that it runs from, if that is filled in. */
export interface ProposedDate {
  date: string;
  days: number;
  from: string | null;
}

/**
 * Runs from the date that the guarantee secures, so that a claim can still be made; without one, `today` (YYYY-MM-DD) plus
 * the default duration (docs/specification.md#5-validation-rules).
 */
export function proposeDate(
  { runsFrom, defaultDuration }: PredefinedGuarantee,
  { terms }: Pick<Template, 'terms'>,
  values: TermValues,
  today: string,
): ProposedDate {
  const start = runsFrom === undefined ? '' : readTerm(terms, values, runsFrom.term);
  if (runsFrom === undefined || start === '') {
    return { date: addDays(today, defaultDuration), days: defaultDuration, from: null };
  }
  const from = terms.find(({ id }) => id === runsFrom.term)?.label ?? null;
  return { date: addDays(start, runsFrom.days), days: runsFrom.days, from };
}

function readMoney({ terms }: Template, values: TermValues, id: string): number | null {
  return readCents(readTerm(terms, values, id));
}
