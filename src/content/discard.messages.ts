import { i18n } from './i18n';

/** The question before a dialog closes over something typed. */
export const discardMessages = i18n('discard', {
  question: 'Discard what you typed?',
  keep: 'Keep editing',
  discard: 'Discard',
});
