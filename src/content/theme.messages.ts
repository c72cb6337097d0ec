import { i18n } from '@/i18n/i18n';

/** The theme switch of the navigation bar. */
export const themeMessages = i18n('theme', {
  theme: 'Theme',
  system: 'As the system',
  light: 'Light',
  dark: 'Dark',
});
