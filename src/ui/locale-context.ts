import { createContext, use } from 'react';

/** BCP 47 tag of the language on screen, for dates and numbers; the shell provides it. */
export const LocaleContext = createContext('en');

export function useLocale(): string {
  return use(LocaleContext);
}
