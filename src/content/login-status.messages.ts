import { i18n } from '@/i18n/i18n';

/** The outcome of a login. Loaded with the first attempt. */
export const loginStatusMessages = i18n('loginStatus', {
  loginFailed: 'Login failed',
  unsaved: "We're still saving work for the account that's logged in. Log out first.",
  wrongPassword: 'Check e-mail address and password. Nobody can reset a password: it also protects the signing key.',
  lostPassword: 'If you have lost it',
  stopped: 'You stopped waiting. The server has not replied, and you are not logged in.',
});
