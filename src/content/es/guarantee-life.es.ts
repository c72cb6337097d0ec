import type { guaranteeLifeMessages } from '@/content/guarantee-life.messages';
import type { TextsOf } from '@/i18n/translation';

export const GUARANTEE_LIFE_ES: TextsOf<typeof guaranteeLifeMessages> = {
  'step-created': 'Creada',
  'step-address': 'Dirección de depósito entregada',
  'step-address-open': 'Dirección de depósito',
  'step-funded': 'Depositada, confirmada',
  'step-funded-unconfirmed': 'Depositada, todavía sin confirmar',
  'step-funded-partial': 'Depositada en parte',
  'step-funded-open': 'Depositada',
  'step-released': 'Liberada',
  'step-released-partial': 'Liberada en parte',
  'step-executed': 'Ejecutada',
  'step-executed-open': 'Ejecutada',
  life: 'Hasta ahora',
  open: 'por venir',
  viewAddress: 'Ver la dirección',
  viewTransaction: 'Ver la transacción',
};
