import { useStore } from '@nanostores/react';
import { language } from './i18n';
import { legalTag, screenTag } from './language';

/** BCP 47 tag of the language on screen. */
export function useScreenTag(): 'en' | 'es' {
  return screenTag(useStore(language));
}

/** The same of the template, clause and creation-choice screens. */
export function useLegalTag(): 'en' | 'es' {
  return legalTag(useStore(language));
}
