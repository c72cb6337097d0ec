import { i18n } from '@/i18n/i18n';

// A separate file, because the switches appear after the first paint.

/** The language switch of the navigation bar, and the offer on screens that are in Spanish by default. */
export const languageMessages = i18n('language', {
  language: 'Language',
  en: 'English',
  es: 'Español',
  inEnglish: 'Read this in English',
});

/** The mark of a network whose coins are worth nothing. */
export const networkMessages = i18n('network', {
  test: 'Test network',
  testMeaning: 'These are test coins, worth nothing. Their value is shown for practice.',
});

/** The themes in the account menu. */
export const themeMessages = i18n('theme', {
  system: 'Theme of the system',
  light: 'Light theme',
  dark: 'Dark theme',
});
