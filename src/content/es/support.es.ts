import type { supportMessages } from '@/content/support.messages';
import type { TextsOf } from '@/i18n/translation';

export const support: TextsOf<typeof supportMessages> = {
  support: 'soporte',
  operator: 'quien gestiona este {brand}',
};
