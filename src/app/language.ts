import { atom } from 'nanostores';
import { showLanguage } from '@/content/show-language';
import { LANGUAGES, type Language, language } from '@/i18n/i18n';
import { screenTag } from '@/i18n/use-language';
import { logger } from '@/lib/logger';

/** Key in local storage; logout clears it with everything else (docs/specification.md#4-states-and-transitions), the running page keeps its language. */
const KEY = 'language';

/** Whether the last choice could not be loaded. */
export const languageFailed = atom(false);

/** Puts the stored choice on the page; resolved before anything is drawn. */
export async function startLanguage(): Promise<void> {
  // The page is told of every change, wherever it was made.
  language.subscribe((chosen) => {
    document.documentElement.lang = screenTag(chosen);
  });
  await show(storedLanguage());
}

export async function chooseLanguage(choice: Language): Promise<void> {
  if (!(await show(choice))) return;
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // A browser that stores nothing keeps the choice for this page.
  }
}

async function show(choice: Language): Promise<boolean> {
  languageFailed.set(false);
  try {
    await showLanguage(choice);
  } catch (error) {
    logger.warn(`The language ${choice} could not be loaded: ${String(error)}`);
    languageFailed.set(true);
  }
  return language.get() === choice;
}

function storedLanguage(): Language {
  try {
    const stored = localStorage.getItem(KEY);
    return LANGUAGES.find((name) => name === stored) ?? 'default';
  } catch {
    return 'default';
  }
}
