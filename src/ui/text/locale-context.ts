import { createContext, use } from 'react';

/** BCP 47 tag of the language, for dates and numbers. */
export const LocaleContext = createContext('en');

export function useLocale(): string {
  return use(LocaleContext);
}
