import type { legalDiscardMessages } from '@/content/discard.messages';
import type { TextsOf } from '@/i18n/translation';

export const LEGAL_DISCARD_EN: TextsOf<typeof legalDiscardMessages> = {
  question: 'Discard what you typed?',
  keep: 'Keep editing',
  discard: 'Discard',
};
