import type { ContractType } from '@/domain/models';

/** Longest payment term between businesses, in days (Ley 3/2004, art. 4; Directive 2011/7/EU, art. 3). */
export const LONGEST_PAYMENT_TERM = 60;

/** Types that are sales between businesses. Other rules apply to rent, wages and instalments. */
const BETWEEN_BUSINESSES: readonly ContractType[] = ['sale', 'services', 'license', 'supply', 'distribution'];

/** Whether the law limits payment terms of contracts of this type, which are usually between businesses. */
export function isPaymentTermLimited(type: ContractType): boolean {
  return BETWEEN_BUSINESSES.includes(type);
}
