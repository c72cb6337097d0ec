import type { amountIssueMessages, moneyMessages } from '@/content/money.messages';
import type { TextsOf } from '@/i18n/translation';

export const money: TextsOf<typeof moneyMessages> = {
  unit: 'Unidad',
  accepts: 'En {units}, con punto o coma.',
  priceChanged: 'La última vez, 1 BTC valía {before}; ahora vale {now} ({source}).',
  usePrice: 'Usar {price}',
  rate: 'A {rate} por BTC ({source}, {time})',
};

export const amountIssues: TextsOf<typeof amountIssueMessages> = {
  empty: 'Obligatorio',
  'not-a-number': 'Escriba un importe, por ejemplo 0,001.',
  negative: 'El importe debe ser mayor que 0.',
  'too-precise': 'Un importe en BTC tiene 8 decimales como máximo.',
  'too-precise-sats': 'Los satoshis son números enteros.',
  'too-precise-fiat': 'Escriba dos decimales como máximo.',
  'too-large': 'Nunca habrá más de 21 millones de BTC.',
  'unused-price': 'Use el precio nuevo o escriba el importe en BTC o en satoshis.',
  'no-amount': 'Este enlace de pago no indica ningún importe.',
  'no-price': 'No hay ningún precio para convertirlo. Escriba el importe en BTC o en satoshis.',
};
