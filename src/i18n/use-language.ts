import { type Language, language } from '@/i18n/i18n';
import { useValue } from '@/lib/value';

/** BCP 47 tag of the current language. */
export function getScreenTag(chosen: Language): 'en' | 'es' {
  return chosen === 'es' ? 'es' : 'en';
}

/**
 * The same for the template, clause and creation-choice screens, which default to Spanish
 * (docs/specification.md#1-what-the-product-does-and-for-whom).
 */
export function getLegalTag(chosen: Language): 'en' | 'es' {
  return chosen === 'en' ? 'en' : 'es';
}

export function useScreenTag(): 'en' | 'es' {
  return getScreenTag(useValue(language));
}

export function useLegalTag(): 'en' | 'es' {
  return getLegalTag(useValue(language));
}
