import { createLanguageSwitch } from '@/i18n/language-switch';

/** Shows every screen in a language. Its catalogue is downloaded on first use. */
export const showLanguage = createLanguageSwitch({
  en: async () => (await import('@/content/en/english')).ENGLISH,
  es: async () => (await import('@/content/es/spanish')).SPANISH,
});
