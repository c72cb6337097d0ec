import { i18n, params } from '@/i18n/i18n';

/** The amount field on the template screens, which are in Spanish by default. */
export const legalMoneyMessages = i18n('legalMoney', {
  unit: 'Unidad',
  accepts: params('En {units}, con punto o coma.'),
  rate: params('A {rate} por BTC ({source}, {time})'),
  'not-a-number': 'Escriba un importe, por ejemplo 0,001.',
  negative: 'El importe debe ser mayor que 0.',
  'too-precise': 'Un importe en BTC tiene 8 decimales como máximo.',
  'too-precise-sats': 'Los satoshis son números enteros.',
  'too-precise-fiat': 'Escriba dos decimales como máximo.',
  'too-large': 'Nunca habrá más de 21 millones de BTC.',
  'no-price': 'No hay ningún precio para convertirlo. Escriba el importe en BTC o en satoshis.',
  'unused-price': 'Use el precio nuevo o escriba el importe en BTC o en satoshis.',
});
