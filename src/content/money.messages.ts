import type { TypedAmountIssue } from '@/domain/money/parse-amount';
import { i18n, params } from '@/i18n/i18n';

/** Values in euro and dollar, and the amount field. */
export const moneyMessages = i18n('money', {
  unit: 'Unit',
  accepts: params('In {units}, with a point or a comma.'),
  priceChanged: params('1 BTC was {before} when you last looked. It is {now} now ({source}).'),
  usePrice: params('Use {price}'),
  rate: params('At {rate} per BTC ({source}, {time})'),
});

/** Why an amount that was typed cannot be read. */
export const amountIssueMessages = i18n('amountIssues', {
  empty: 'Required',
  'not-a-number': 'Enter an amount, for example 0.001.',
  negative: 'The amount must be greater than 0.',
  'too-precise': 'Bitcoin has at most 8 decimals.',
  'too-precise-sats': 'Satoshis are whole numbers.',
  'too-precise-fiat': 'Enter two decimals at most.',
  'too-large': 'There will never be more than 21 million BTC.',
  'no-price': 'There is no price to convert this. Enter the amount in BTC or satoshis.',
  'unused-price': 'Use the new price, or enter the amount in BTC or satoshis.',
  'no-amount': 'This payment link names no amount.',
} satisfies Record<TypedAmountIssue | 'too-precise-sats' | 'too-precise-fiat' | 'unused-price', string>);
