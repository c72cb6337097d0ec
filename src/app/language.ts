import { atom } from 'nanostores';
import { showLanguage } from '@/content/languages';
import { LANGUAGES, type Language, language } from '@/i18n/i18n';
import { getScreenTag } from '@/i18n/use-language';
import { logger } from '@/lib/logger';

/** Local storage key. Logout clears it (docs/specification.md#4-states-and-transitions); the open page keeps its language. */
const KEY = 'language';

/** Whether the last chosen language could not be loaded. */
export const languageFailed = atom(false);

/** Applies the stored choice. Await before the first render. */
export async function startLanguage(): Promise<void> {
  language.subscribe((chosen) => {
    document.documentElement.lang = getScreenTag(chosen);
  });
  await loadLanguage(readStoredLanguage());
}

export async function chooseLanguage(choice: Language): Promise<void> {
  if (!(await loadLanguage(choice))) return;
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** False if it could not be loaded, or another choice came first. */
async function loadLanguage(choice: Language): Promise<boolean> {
  languageFailed.set(false);
  try {
    await showLanguage(choice);
  } catch (error) {
    logger.warn(`The language ${choice} could not be loaded: ${String(error)}`);
    languageFailed.set(true);
  }
  return language.get() === choice;
}

function readStoredLanguage(): Language {
  try {
    const stored = localStorage.getItem(KEY);
    return LANGUAGES.find((name) => name === stored) ?? 'default';
  } catch {
    return 'default';
  }
}
