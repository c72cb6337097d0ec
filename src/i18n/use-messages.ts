import type { Messages, Translations } from '@nanostores/i18n';
import { useStore } from '@nanostores/react';

/** The texts of a subject in the current language. */
export function useMessages<Body extends Translations>(messages: Messages<Body>): Body {
  return useStore(messages);
}
