import type { legalMoneyMessages } from '@/content/legal-money.messages';
import type { TextsOf } from '@/i18n/translation';

export const legalMoney: TextsOf<typeof legalMoneyMessages> = {
  unit: 'Unit',
  accepts: 'In {units}, with a point or a comma.',
  rate: 'At {rate} per BTC ({source}, {time})',
  'not-a-number': 'Enter an amount, for example 0.001.',
  negative: 'The amount must be greater than 0.',
  'too-precise': 'Bitcoin has at most 8 decimals.',
  'too-precise-sats': 'Satoshis are whole numbers.',
  'too-precise-fiat': 'Enter two decimals at most.',
  'too-large': 'There will never be more than 21 million BTC.',
  'no-price': 'There is no price to convert this. Enter the amount in BTC or satoshis.',
  'unused-price': 'Use the new price, or enter the amount in BTC or satoshis.',
};
