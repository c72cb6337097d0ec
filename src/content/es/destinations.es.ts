import type { destinationMessages } from '@/content/destinations.messages';
import { PAYOUT_SENTENCES } from '@/content/seal-sentences';
import type { TextsOf } from '@/i18n/translation';

export const destinations: TextsOf<typeof destinationMessages> = {
  'link-taken': 'Rellenado con el enlace de pago. Compruebe la dirección y el importe antes de firmar.',
  'link-amount-kept': 'La dirección es la del enlace de pago. El enlace pide otro importe; se ha conservado el suyo.',
  'link-other-address': 'Este enlace de pago es para una dirección distinta de la de arriba. No se ha rellenado nada.',
  payoutOf: 'Dirección de cobro de {name}, firmada con su clave.',
  payoutOwn: 'La dirección de cobro que usted ha firmado.',
  payoutPurpose:
    'La dirección en la que quiere cobrar. Usted la firma para que la otra parte pueda elegirla por el nombre de usted.',
  payoutHint: 'De su propio monedero, no de una casa de cambio. Ambas partes la ven en el chat.',
  payoutRepeated:
    'Ya envió antes esta dirección, y después otra. A la otra parte no se le ofrece otra vez una dirección antigua, porque un servidor podría haberla repetido. Use una dirección nueva.',
  payoutSign: 'Firmar y enviar',
  payoutSent: 'Dirección de cobro enviada al chat.',
  payoutSentence: PAYOUT_SENTENCES.es,
  compare: 'Compárela con su origen, carácter por carácter.',
};
