import { i18n } from '@/i18n/i18n';
import { useMessages } from '@/i18n/use-messages';

/** Confirmation before a dialog with unsaved input closes. */
export const discardMessages = i18n('discard', {
  question: 'Discard what you typed?',
  keep: 'Keep editing',
  discard: 'Discard',
});

/** The same for the clause and template screens, which are in Spanish (docs/specification.md#1-what-the-product-does-and-for-whom). */
export const legalDiscardMessages = i18n('legalDiscard', {
  question: '¿Descartar lo escrito?',
  keep: 'Seguir escribiendo',
  discard: 'Descartar',
});

interface DiscardTexts {
  question: string;
  keep: string;
  discard: string;
}

/** Texts of the confirmation; `null` if there is nothing to discard. */
export function useDiscard(hasInput: boolean): DiscardTexts | null {
  const texts = useMessages(discardMessages);
  return hasInput ? texts : null;
}

/** The same for the clause and template screens. */
export function useLegalDiscard(hasInput: boolean): DiscardTexts | null {
  const texts = useMessages(legalDiscardMessages);
  return hasInput ? texts : null;
}
