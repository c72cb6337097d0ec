import { i18n } from '@/i18n/i18n';

/** Shown if the application cannot start (docs/api.md#settings-envexample-holds-them-all). */
export const settingsMessages = i18n('settings', {
  title: 'The application cannot start: a setting is wrong',
  text: 'Correct it in the environment the application is built with, then build it again.',
  value: 'Value',
  expected: 'Expected',
});
