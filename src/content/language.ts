import { i18n, type Language, LOCALES, language } from './i18n';
import type { Catalogue } from './translation';

/** Catalogues come over the network when they are first chosen. */
const LOADERS: Record<Exclude<Language, 'default'>, () => Promise<Catalogue>> = {
  en: async () => (await import('./en/english')).ENGLISH,
  es: async () => (await import('./es/spanish')).SPANISH,
};

// The library declares its cache as one of subjects, and keeps one of languages.
const cache: Record<string, unknown> = i18n.cache;

let wanted: Language = 'default';

/**
 * Shows every screen in the language once its texts are there, all of them at the same moment. Of several choices the
 * last one counts. Throws what loading throws; the language on screen stays then.
 */
export async function showLanguage(choice: Language): Promise<void> {
  wanted = choice;
  if (choice !== 'default') cache[LOCALES[choice]] ??= await LOADERS[choice]();
  if (wanted === choice) language.set(choice);
}

/** BCP 47 tag of the language on screen. */
export function screenTag(chosen: Language): 'en' | 'es' {
  return chosen === 'es' ? 'es' : 'en';
}

/** The same of the template, clause and creation-choice screens, which are in Spanish by default (spec, section 1). */
export function legalTag(chosen: Language): 'en' | 'es' {
  return chosen === 'en' ? 'en' : 'es';
}
