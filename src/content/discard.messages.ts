import { i18n } from '@/i18n/i18n';

/** The question before a dialog closes over something typed. */
export const discardMessages = i18n('discard', {
  question: 'Discard what you typed?',
  keep: 'Keep editing',
  discard: 'Discard',
});

/** The same on the clause and template screens, which are in Spanish (docs/specification.md#1-what-the-product-does-and-for-whom). */
export const legalDiscardMessages = i18n('legalDiscard', {
  question: '¿Descartar lo escrito?',
  keep: 'Seguir escribiendo',
  discard: 'Descartar',
});
