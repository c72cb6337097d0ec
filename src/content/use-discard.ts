import { discardMessages } from './discard.messages';
import { useMessages } from './use-messages';

/** The question for a dialog in which something was typed; `null` while there is nothing to lose. */
export function useDiscard(typed: boolean): { question: string; keep: string; discard: string } | null {
  const texts = useMessages(discardMessages);
  return typed ? texts : null;
}
