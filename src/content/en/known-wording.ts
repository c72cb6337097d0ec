import type { ContractType, TemplateRole } from '@/domain/models';

/* The parts of a contract text that identify it later. A separate file because the contract's page needs only these. */

/** Names of the two parties by contract type and role. */
export const PARTIES: Record<ContractType, Record<TemplateRole, string>> = {
  sale: { buyer: 'buyer', seller: 'seller' },
  services: { buyer: 'client', seller: 'provider' },
  license: { buyer: 'licensee', seller: 'licensor' },
  supply: { buyer: 'client', seller: 'supplier' },
  rental: { buyer: 'tenant', seller: 'landlord' },
  employment: { buyer: 'employer', seller: 'worker' },
  loan: { buyer: 'borrower', seller: 'lender' },
  distribution: { buyer: 'distributor', seller: 'supplier' },
};

/** The property of a rental that is a home. */
export const HOME = 'permanent home';

/** The party that publishes the contract and the party that accepts it. */
export function writeRoles(mine: string, theirs: string): string {
  return `The person who publishes this contract acts as the ${mine}. The person who accepts it acts as the ${theirs}.`;
}

/** The end of a party's data. */
export function writeCapacity(capacity: string): string {
  return `acts as a ${capacity}.`;
}

/** The end of the clause on the third key. */
export const KEY_DUTY = 'In the cases listed, the holder is bound to sign, no matter who decides.';

/** Stands in every arbitration agreement. */
export const SOLE_ARBITRATOR = 'Sole arbitrator: the holder of the third key';

export const NO_ARBITRATION =
  'This contract contains no arbitration agreement: the holder of the third key does not decide disputes.';

/** Between the arbitration agreement of businesses and the sentence above, while a capacity is blank. */
export const OTHERWISE = 'No arbitration agreement. In any other case:';

/** The beginning of the clause on the return of guarantees. */
export const RETURN_TITLE = 'Return on expiry.';
