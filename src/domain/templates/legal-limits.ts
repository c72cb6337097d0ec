import type { Template, TemplateRole } from '@/domain/models';
import { isPerson } from '@/domain/templates/arbitration';
import type { GuaranteeValue } from '@/domain/templates/guarantee-value';
import { readCents, readTerm } from '@/domain/templates/special-terms';
import type { TermValues } from '@/domain/templates/term-types';

/** A contract that the law does not allow, or for which the template is not made. Amounts in whole cents of euros. */
export type LegalLimit =
  | { kind: 'home-guarantees'; sum: number; limit: number }
  /** A guarantee of the tenant has no value in euros, so it cannot be compared with the limit. */
  | { kind: 'home-value-unknown' }
  | { kind: 'consumer-credit' };

interface Valued {
  role: TemplateRole;
  value: GuaranteeValue | null;
}

/** In months of rent: art. 36.5 of the Spanish law on leases (LAU). */
const HOME_MONTHS = 2;

/** The limit that the terms and guarantees chosen so far exceed; `null`: none. */
export function findLegalLimit(
  { type, terms }: Pick<Template, 'type' | 'terms'>,
  values: TermValues,
  guarantees: readonly Valued[],
): LegalLimit | null {
  const read = (id: string) => readTerm(terms, values, id);
  if (type === 'loan' && read('seller.capacity') === 'business' && isPerson(read('buyer.capacity')))
    return { kind: 'consumer-credit' };
  const limit = findHomeLimit({ type, terms }, values);
  if (limit === null) return null;
  const ofTenant = filterTenant(guarantees);
  const sum = sumCents(ofTenant);
  if (sum > limit) return { kind: 'home-guarantees', sum, limit };
  return ofTenant.some(({ value }) => value === null) ? { kind: 'home-value-unknown' } : null;
}

/** The value left for a further guarantee of the tenant of a home, in whole cents; `null`: no limit is known. */
export function findHomeRemainder(
  template: Pick<Template, 'type' | 'terms'>,
  values: TermValues,
  guarantees: readonly Valued[],
): number | null {
  const limit = findHomeLimit(template, values);
  return limit === null ? null : Math.max(0, limit - sumCents(filterTenant(guarantees)));
}

function findHomeLimit({ type, terms }: Pick<Template, 'type' | 'terms'>, values: TermValues): number | null {
  const read = (id: string) => readTerm(terms, values, id);
  const rent = type === 'rental' && read('property') === 'home' ? readCents(read('monthlyRent')) : null;
  return rent === null ? null : rent * HOME_MONTHS;
}

function filterTenant(guarantees: readonly Valued[]): Valued[] {
  return guarantees.filter(({ role }) => role === 'buyer');
}

function sumCents(guarantees: readonly Valued[]): number {
  return guarantees.reduce((cents, { value }) => cents + (value?.cents ?? 0), 0);
}
