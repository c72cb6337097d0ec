import { i18n } from '@/i18n/i18n';
import { useMessages } from '@/i18n/use-messages';

/** Confirmation before a dialog with unsaved input closes. */
export const DISCARD = {
  en: { question: 'Discard what you typed?', keep: 'Keep editing', discard: 'Discard' },
  es: { question: '¿Descartar lo escrito?', keep: 'Seguir escribiendo', discard: 'Descartar' },
};

export const discardMessages = i18n('discard', DISCARD.en);

/** On the clause and template screens, which are in Spanish (docs/specification.md#1-what-the-product-does-and-for-whom). */
export const legalDiscardMessages = i18n('legalDiscard', DISCARD.es);

/** Texts of the confirmation; `null` if there is nothing to discard. */
export function useDiscard(hasInput: boolean, messages = discardMessages): typeof DISCARD.en | null {
  const texts = useMessages(messages);
  return hasInput ? texts : null;
}
