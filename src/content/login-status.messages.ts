import { i18n } from '@/i18n/i18n';

/** What became of a login. Loaded with the first attempt. */
export const loginStatusMessages = i18n('loginStatus', {
  loginFailed: 'Login failed',
  unsaved: 'The account that is logged in has unsaved data. Log out first.',
  stopped: 'You stopped waiting. The server has not answered, and you are not logged in.',
});
