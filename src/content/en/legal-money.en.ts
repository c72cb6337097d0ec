import type { legalMoneyMessages } from '@/content/legal-money.messages';
import type { TextsOf } from '@/i18n/translation';

export const legalMoney: TextsOf<typeof legalMoneyMessages> = {
  'not-a-number': 'Enter an amount, for example 0.001.',
  negative: 'The amount must be greater than 0.',
  'too-precise': 'Bitcoin has at most 8 decimals.',
  'too-large': 'There will never be more than 21 million BTC.',
};
