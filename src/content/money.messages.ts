import type { TypedAmountIssue } from '@/domain/money/parse-amount';
import { i18n } from '@/i18n/i18n';

/** Why an amount that was typed cannot be read. */
export const amountIssueMessages = i18n('amountIssues', {
  empty: 'Required',
  'not-a-number': 'Enter an amount with a point or a comma, for example 0.001.',
  negative: 'The amount must be greater than 0.',
  'too-precise': 'Bitcoin has at most 8 decimals.',
  'too-large': 'There will never be more than 21 million BTC.',
  'no-amount': 'This payment link names no amount.',
} satisfies Record<TypedAmountIssue, string>);

/** The amount field on the template screens, which are in Spanish by default. */
export const legalMoneyMessages = i18n('legalMoney', {
  'not-a-number': 'Escriba un importe con coma o punto, por ejemplo 0,001.',
  negative: 'El importe debe ser mayor que 0.',
  'too-precise': 'Un importe en BTC tiene 8 decimales como máximo.',
  'too-large': 'Nunca habrá más de 21 millones de BTC.',
});
