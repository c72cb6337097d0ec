import type { discardMessages } from '@/content/discard.messages';
import type { TextsOf } from '@/i18n/translation';

export const DISCARD_ES: TextsOf<typeof discardMessages> = {
  question: '¿Descartar lo escrito?',
  keep: 'Seguir escribiendo',
  discard: 'Descartar',
};
