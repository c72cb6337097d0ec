import type { attentionMessages } from '@/content/attention.messages';
import type { TextsOf } from '@/i18n/translation';

export const ATTENTION_ES: TextsOf<typeof attentionMessages> = {
  title: 'Le espera',
  signRelease: 'Firme la liberación de',
  review: 'Revisar y firmar',
  deposit: 'Deposite',
  getAddress: 'Ver dirección',
  more: { one: '{count} más abajo', many: '{count} más abajo' },
  notifyOn: 'Avisarme en este navegador cuando algo me espere',
  notifyOff: 'Dejar de avisarme en este navegador',
  notifyDenied: 'Este navegador no permite notificaciones desde aquí. Permítalas en sus ajustes para esta página.',
  signNews: { one: 'Una retirada espera su firma', many: '{count} retiradas esperan su firma' },
  messageNews: { one: 'Un mensaje nuevo', many: '{count} mensajes nuevos' },
};
