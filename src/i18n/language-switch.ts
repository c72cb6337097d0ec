import { type Catalogue, catalogues, type Language, language } from '@/i18n/i18n';

/**
 * Makes the function that sets the language of all screens at once, as soon as its catalogue is loaded. The last of
 * several calls wins. Rejects with the loader's error; the language then stays as it was.
 */
export function createLanguageSwitch(
  loaders: Record<Exclude<Language, 'default'>, () => Promise<Catalogue>>,
): (choice: Language) => Promise<void> {
  let latest: Language = 'default';
  return async (choice) => {
    latest = choice;
    if (choice !== 'default') catalogues[choice] ??= await loaders[choice]();
    if (latest === choice) language.set(choice);
  };
}
