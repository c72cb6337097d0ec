import type { legalDiscardMessages } from '@/content/discard.messages';
import type { legalDraftMessages } from '@/content/drafts.messages';
import type { TextsOf } from '@/i18n/translation';

export const legalDrafts: TextsOf<typeof legalDraftMessages> = {
  restored: 'Restored what you had typed on',
  outdated: 'The text has since been saved with other changes. Compare before you save.',
  discard: 'Discard it',
  discarded: 'Discarded.',
  undo: 'Undo',
  full: 'The storage of this browser is full. What you type here is lost when you leave this page: copy it first.',
  'too-long': 'This text is too long to be kept on this device. It is lost when you leave this page: copy it first.',
  keptInDialog: 'What you typed is kept on this device.',
  continue: 'Continue your draft:',
};

export const legalDiscard: TextsOf<typeof legalDiscardMessages> = {
  question: 'Discard what you typed?',
  keep: 'Keep editing',
  discard: 'Discard',
};
