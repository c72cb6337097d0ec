import { i18n } from '@/i18n/i18n';

/** The language switch of the navigation bar. */
export const languageMessages = i18n('language', {
  language: 'Language',
  default: 'Default (templates in Spanish)',
  en: 'English',
  es: 'Español',
  failed: 'The language could not be loaded. Check your connection, then choose it again.',
});
