import type { ContractType, PredefinedGuarantee, TemplateRole } from '@/domain/models';
import type { DraftWording } from '@/domain/template/template-draft';

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

const EUROS = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 8 });
const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** Wording around template, clauses and guarantees in the contract text. */
export function getDraftWording(type: ContractType): DraftWording {
  return {
    parties: PARTIES[type],
    partiesHeading: 'Position of the parties',
    roles: (mine, theirs) =>
      `The person who publishes this contract acts as the ${mine}. The person who accepts it acts as the ${theirs}.`,
    clausesHeading: 'Additional clauses',
    guaranteesHeading: 'Agreed guarantees',
    guarantee: ({ description, party, btc, validUntil }) =>
      `${description}: deposited by the ${party}, ${btc} BTC, valid until ${DAY.format(new Date(`${validUntil}T00:00:00Z`))}.`,
  };
}

/** Default amount with its unit: `10% of the price`, `€50,000`, `0.001 BTC`. */
export function formatDefaultAmount(guarantee: PredefinedGuarantee, type: ContractType): string {
  const { defaultAmount, defaultAmountUnit } = guarantee;
  if (defaultAmountUnit === 'percent') return `${NUMBER.format(defaultAmount)}% ${PERCENT_BASIS[type]}`;
  if (defaultAmountUnit === 'eur') return EUROS.format(defaultAmount);
  return `${NUMBER.format(defaultAmount)}\u00a0BTC`;
}
