import type { amountIssueMessages } from '@/content/money.messages';
import type { TextsOf } from '@/i18n/translation';

export const amountIssues: TextsOf<typeof amountIssueMessages> = {
  empty: 'Obligatorio',
  'not-a-number': 'Escriba un importe, por ejemplo 0,001.',
  negative: 'El importe debe ser mayor que 0.',
  'too-precise': 'Un importe en BTC tiene 8 decimales como máximo.',
  'too-large': 'Nunca habrá más de 21 millones de BTC.',
  'no-amount': 'Este enlace de pago no indica ningún importe.',
};
