import { i18n } from '@/i18n/i18n';

/** The outcome of a login. Loaded with the first attempt. */
export const loginStatusMessages = i18n('loginStatus', {
  loginFailed: 'Login failed',
  unsaved: "We're still saving work for the account that's logged in. Log out first.",
  wrongPassword:
    'Check your e-mail address and password. Nobody can reset a password: it also protects the signing key.',
  noReply: 'The server did not reply. Check your connection, then try again.',
  serverProblem: 'The server has a problem. Try again in a moment; your password is not the reason.',
  lostPassword: 'If you have lost it',
  otherProgram:
    "If you made your account with another program, this site doesn't let it log in yet: ask {support} to allow it.",
  otherProgramLogin: 'My account is from another program',
  sendPasswordTitle: 'Send your password to the server?',
  sendPasswordPurpose: 'Accounts made with another program for the same server log in by sending the password itself.',
  sendPasswordTeaches:
    'The server learns your password. It also stores your signing key, encrypted with that password. The people who run the server could then open the key and sign in your name.',
  sendPasswordNot:
    'An account made on this site never needs this. If yours was, close this and check your e-mail address and password. A mistyped password would be sent too.',
  sendPassword: 'Send password and log in',
  cancel: 'Cancel',
  stopped: 'You stopped waiting before the server replied. You are not logged in.',
});
