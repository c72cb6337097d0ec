import type { guaranteeTimelineMessages } from '@/content/guarantee-timeline.messages';
import type { TextsOf } from '@/i18n/translation';

export const GUARANTEE_TIMELINE_ES: TextsOf<typeof guaranteeTimelineMessages> = {
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
  title: 'Hasta ahora',
  open: 'por venir',
  viewAddress: 'Ver la dirección',
  viewTransaction: 'Ver la transacción',
};
