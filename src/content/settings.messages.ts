import { i18n } from './i18n';

/** The screen in place of an application that cannot start (api.md, Settings). */
export const settingsMessages = i18n('settings', {
  title: 'The application cannot start: a setting is wrong',
  text: 'Correct it in the environment the application is built with, then build it again.',
  value: 'Value',
  expected: 'Expected',
});
