import { i18n } from '@/i18n/i18n';

/** The amount field on the template screens, which are in Spanish by default. */
export const legalMoneyMessages = i18n('legalMoney', {
  'not-a-number': 'Escriba un importe, por ejemplo 0,001.',
  negative: 'El importe debe ser mayor que 0.',
  'too-precise': 'Un importe en BTC tiene 8 decimales como máximo.',
  'too-large': 'Nunca habrá más de 21 millones de BTC.',
});
