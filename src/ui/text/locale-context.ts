import { createContext, use } from 'react';

/** BCP 47 tag of the language on screen, for dates and numbers; the shell provides it. */
export const LocaleContext = createContext('en');

export function useLocale(): string {
  return use(LocaleContext);
}

/**
 * The reader's own variant of that language, which dates are written in: the browser's first one of it. A reader of
 * British English has 21 Nov 2026, one of American English Nov 21, 2026.
 */
export function useDateLocale(): string {
  const tag = useLocale();
  const [language] = tag.split('-');
  return navigator.languages.find((own) => own.split('-')[0] === language) ?? tag;
}
