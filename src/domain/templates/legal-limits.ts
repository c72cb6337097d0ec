import type { Template } from '@/domain/models';
import { isPerson } from '@/domain/templates/arbitration';
import type { GuaranteeChoice } from '@/domain/templates/guarantee-choice';
import { readCents, readTerm } from '@/domain/templates/special-terms';
import type { TermValues } from '@/domain/templates/term-types';

/** A contract that the law does not allow, or for which the template is not made. Amounts in whole cents of euros. */
export type LegalLimit =
  | { kind: 'home-guarantees'; sum: number; limit: number }
  /** A guarantee of the tenant has no value in euros, so it cannot be compared with the limit. */
  | { kind: 'home-value-unknown' }
  | { kind: 'consumer-credit' };

/** In months of rent: art. 36.5 of the Spanish law on leases (LAU). */
export const HOME_MONTHS = 2;

/** The limit that the terms and guarantees chosen so far exceed; `null`: none. */
export function findLegalLimit(
  { type, terms }: Pick<Template, 'type' | 'terms'>,
  values: TermValues,
  guarantees: readonly Pick<GuaranteeChoice, 'role' | 'value'>[],
): LegalLimit | null {
  const read = (id: string) => readTerm(terms, values, id);
  if (type === 'loan' && read('seller.capacity') === 'business' && isPerson(read('buyer.capacity')))
    return { kind: 'consumer-credit' };
  const rent = type === 'rental' && read('property') === 'home' ? readCents(read('monthlyRent')) : null;
  if (rent === null) return null;
  const limit = rent * HOME_MONTHS;
  const ofTenant = guarantees.filter(({ role }) => role === 'buyer');
  const sum = ofTenant.reduce((cents, { value }) => cents + (value?.cents ?? 0), 0);
  if (sum > limit) return { kind: 'home-guarantees', sum, limit };
  return ofTenant.some(({ value }) => value === null) ? { kind: 'home-value-unknown' } : null;
}
