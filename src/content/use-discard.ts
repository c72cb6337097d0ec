import { discardMessages, legalDiscardMessages } from '@/content/discard.messages';
import { useMessages } from '@/i18n/use-messages';

interface DiscardTexts {
  question: string;
  keep: string;
  discard: string;
}

/** The question for a dialog in which something was typed; `null` while there is nothing to lose. */
export function useDiscard(typed: boolean): DiscardTexts | null {
  const texts = useMessages(discardMessages);
  return typed ? texts : null;
}

/** The same on the clause and template screens. */
export function useLegalDiscard(typed: boolean): DiscardTexts | null {
  const texts = useMessages(legalDiscardMessages);
  return typed ? texts : null;
}
