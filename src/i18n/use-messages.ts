import type { Messages, Translations } from '@nanostores/i18n';
import { useAtom } from '@/i18n/use-atom';

/** The texts of a subject in the current language. */
export function useMessages<Body extends Translations>(messages: Messages<Body>): Body {
  return useAtom(messages);
}
