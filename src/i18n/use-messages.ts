import type { Messages, Translations } from '@nanostores/i18n';
import { useStore } from '@nanostores/react';

/** The texts of a subject in the current language. */
export function useMessages<Body extends Translations>(messages: Messages<Body>): Body {
  // Stays set up: a store without listeners is set up again on each read.
  if (messages.lc === 0) messages.listen(() => {});
  return useStore(messages);
}
