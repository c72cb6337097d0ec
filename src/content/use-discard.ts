import { discardMessages, legalDiscardMessages } from '@/content/discard.messages';
import { useMessages } from '@/i18n/use-messages';

/** Texts of the discard question of a dialog (ui/dialog); `null` while there is no input to lose. */
export function useDiscard(hasInput: boolean) {
  const texts = useMessages(discardMessages);
  return hasInput ? texts : null;
}

/** The same for the clause and template screens. */
export function useLegalDiscard(hasInput: boolean) {
  const texts = useMessages(legalDiscardMessages);
  return hasInput ? texts : null;
}
