import type { contractTypeMessages } from '@/content/contract-types.messages';
import type { TextsOf } from '@/i18n/translation';

export const CONTRACT_TYPES_EN: TextsOf<typeof contractTypeMessages> = {
  all: 'All',
  sale: 'Sale',
  services: 'Services',
  license: 'Licence',
  supply: 'Supply',
  rental: 'Rental',
  employment: 'Employment',
  loan: 'Loan',
  distribution: 'Distribution',
};
