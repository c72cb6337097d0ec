import type { PredefinedGuarantee, Template } from '@/domain/models';
import type { PriceQuote } from '@/domain/money/price';
import { addDays } from '@/domain/primitives/dates';
import { readCents, readTerm } from '@/domain/templates/special-terms';
import type { TermValues } from '@/domain/templates/term-types';

/** The value of a guarantee in euros, as the contract's text states it. */
export interface GuaranteeValue {
  /** Whole cents. */
  cents: number;
  /** The price by which its bitcoin amount was computed. */
  quote: PriceQuote;
}

/** What an insurance covers, not what a party locks: the author writes what the policy does not pay. */
export function isInsuredSum({ defaultAmountUnit, thirdPartyType }: PredefinedGuarantee): boolean {
  return defaultAmountUnit === 'eur' && thirdPartyType === 'insurance';
}

/** The default in whole cents, or `null` if it is an insured sum, or the term that it refers to is blank. */
export function proposeCents(guarantee: PredefinedGuarantee, template: Template, values: TermValues): number | null {
  const { defaultAmount, defaultAmountUnit } = guarantee;
  if (defaultAmountUnit === 'eur') return isInsuredSum(guarantee) ? null : Math.round(defaultAmount * 100);
  const basis = readCents(readTerm(template.terms, values, template.basis));
  return basis === null ? null : Math.round((basis * defaultAmount) / 100);
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
): string {
  const start = runsFrom === undefined ? '' : readTerm(terms, values, runsFrom.term);
  return runsFrom === undefined || start === '' ? addDays(today, defaultDuration) : addDays(start, runsFrom.days);
}
