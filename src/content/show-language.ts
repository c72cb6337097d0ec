import { i18n, type Language, LOCALES, language } from '@/i18n/i18n';
import type { Catalogue } from '@/i18n/translation';

/** Catalogues come over the network when they are first chosen. */
const LOADERS: Record<Exclude<Language, 'default'>, () => Promise<Catalogue>> = {
  en: async () => (await import('@/content/en/english')).ENGLISH,
  es: async () => (await import('@/content/es/spanish')).SPANISH,
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
