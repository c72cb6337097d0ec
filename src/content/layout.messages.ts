import { i18n } from '@/i18n/i18n';

/** Skip link, navigation bar of visitors, error screen. */
export const layoutMessages = i18n('layout', {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  login: 'Login',
  loading: 'Loading',
  goToContracts: 'Go to your contracts',
  errorTitle: 'Something went wrong on this screen',
  errorText: 'Nothing was sent because of it. Reload the page; if it happens again, go back to your contracts.',
  reload: 'Reload',
});

/** The language switch of the navigation bar. */
export const languageMessages = i18n('language', {
  language: 'Language',
  default: 'Default (templates in Spanish)',
  en: 'English',
  es: 'Español',
  failed: 'The language could not be loaded. Check your connection, then choose it again.',
});

/** The theme switch of the navigation bar. */
export const themeMessages = i18n('theme', {
  theme: 'Theme',
  system: 'As the system',
  light: 'Light',
  dark: 'Dark',
});
