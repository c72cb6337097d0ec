import type { depositProgressMessages } from '@/content/deposit-progress.messages';
import type { TextsOf } from '@/i18n/translation';

export const depositProgress: TextsOf<typeof depositProgressMessages> = {
  openWallet: 'Abrir en el monedero',
  send: 'Envíe exactamente',
  copyAmount: 'Copiar el importe',
  amountCopied: 'Importe copiado al portapapeles',
  codeOpen: 'El código no indica ningún importe. Escríbalo en su monedero.',
  watchAddress: 'Ver esta dirección en el explorador de bloques',
  feeOnTop: 'Su monedero añade su comisión.',
  smallest: '{amount} BTC o menos no cuenta como pago, así que este importe es un poco mayor.',
  of: 'de',
  part: 'recibidos',
  paidTitle: 'Pagada por completo',
  paidActive: 'La garantía está activa. No hay que pagar nada más.',
  paidSoon: 'Se activará automáticamente. No hay que pagar nada más.',
  paidDeeper: {
    one: 'Se activará automáticamente cuando los pagos tengan {count} confirmación. No hay que pagar nada más.',
    many: 'Se activará automáticamente cuando los pagos tengan {count} confirmaciones. No hay que pagar nada más.',
  },
  excess: 'Pagado de más',
  excessNote: 'El exceso queda en la garantía y se devuelve con una liberación que firmen ambas partes.',
  unconfirmed: '[sin confirmar]; suele confirmarse en menos de una hora',
  confirmed: '[confirmado]',
  confirmations: { one: '{count} [confirmación]', many: '{count} [confirmaciones]' },
  deep: '{count} [confirmaciones] o más',
};
