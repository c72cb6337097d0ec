import type { supportMessages } from '@/content/support.messages';
import type { TextsOf } from '@/i18n/translation';

export const SUPPORT_ES: TextsOf<typeof supportMessages> = {
  support: 'su servicio de asistencia',
  operator: 'quien gestiona este {brand}',
};
