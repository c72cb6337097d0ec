import { showLanguage } from '@/content/languages';
import { getFirstLanguage } from '@/i18n/first-language';
import { LANGUAGES, type Language, language } from '@/i18n/i18n';
import { getScreenTag } from '@/i18n/use-language';
import { logger } from '@/lib/logger';
import { readChoice, storeChoice } from '@/lib/stored-choice';

/**
 * Local storage key. Logout clears it (docs/specification.md#4-states-and-transitions). The open page keeps its language and
 * stores a choice again when it closes (docs/decisions.md#which-language-is-shown).
 */
const KEY = 'language';

let chosen: Language | null = null;

/** Applies the choice, or on the first visit the browser's language. Await before the first render. */
export async function startLanguage(): Promise<void> {
  showTag();
  language.subscribe(showTag);
  document.addEventListener('visibilitychange', storeAgain);
  chosen = readChoice(KEY, LANGUAGES);
  await loadLanguage(chosen ?? getFirstLanguage(navigator.languages));
}

/** Keeps the choice even if its texts cannot be loaded: a reload then tries again. */
export async function chooseLanguage(choice: Language): Promise<void> {
  chosen = choice;
  storeAgain();
  await loadLanguage(choice);
}

function showTag(): void {
  document.documentElement.lang = getScreenTag(language.get());
}

function storeAgain(): void {
  if (chosen !== null) storeChoice(KEY, chosen);
}

async function loadLanguage(choice: Language): Promise<void> {
  try {
    await showLanguage(choice);
  } catch (error) {
    logger.warn(`The language ${choice} could not be loaded: ${String(error)}`);
  }
}
