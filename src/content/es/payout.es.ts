import type { payoutMessages } from '@/content/payout.messages';
import { PAYOUT_SENTENCES } from '@/content/seal-sentences';
import type { TextsOf } from '@/i18n/translation';

export const payout: TextsOf<typeof payoutMessages> = {
  title: 'Dirección de cobro',
  all: 'Direcciones de cobro',
  none: 'Sin indicar',
  state: 'Indicar la mía',
  change: 'Cambiar la mía',
  cancel: 'Cancelar',
  purpose:
    'La dirección en la que quiere cobrar. Usted la firma para que la otra parte pueda elegirla por el nombre de usted.',
  address: 'Su dirección de cobro',
  optional: 'Su dirección de cobro (opcional)',
  hint: 'De su propio monedero, no de una casa de cambio. Ambas partes la ven en el chat.',
  optionalHint:
    'Dónde quiere cobrar: una dirección de su propio monedero, no de una casa de cambio. La firma la misma contraseña, y ambas partes la ven en el chat.',
  needsPassword: 'La contraseña firma la dirección: escríbala también, o deje la dirección vacía.',
  repeated:
    'Ya envió antes esta dirección, y después otra. A la otra parte no se le ofrece otra vez una dirección antigua, porque un servidor podría haberla repetido. Use una dirección nueva.',
  sign: 'Firmar y enviar',
  signing: 'Firmando…',
  sent: 'Dirección de cobro enviada al chat.',
  sentence: PAYOUT_SENTENCES.es,
  changed: '{name} ha cambiado su dirección de cobro: pregúntele antes de pagar.',
  asked: 'Ya le he preguntado',
};
