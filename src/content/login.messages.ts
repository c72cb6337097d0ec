import { i18n, params } from '@/i18n/i18n';

/** Login and its outcome (docs/specification.md#2-screens-and-routes). */
export const loginMessages = i18n('login', {
  promise: 'Contracts backed by bitcoin',
  promiseText: 'Lock bitcoin as a guarantee that a contract is kept.',
  /** Not with VITE_DEPOSIT_SCRIPT=unverified. */
  promiseKeys: 'It takes two of three keys to move it.',
  invited: 'You were invited to a contract',
  invitedNext: 'Log in or register to read the contract. Nothing binds you until you accept it.',
  loginTitle: params('Login to {brand}'),
  email: 'Email',
  password: 'Password',
  login: 'Login',
  loggingIn: 'Logging in...',
  forgotPassword: 'Forgot password?',
  forgotPasswordReason: 'A password cannot be reset: it also protects the signing key.',
  noAccount: "Don't have an account?",
  registerHere: 'Register here',
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
  passwordIsSent:
    'On this site the server receives the password that unlocks your signing key. The people who run it could sign in your name.',
  demoAccounts: 'Demo accounts',
  demoHint: 'Try the product with one of these.',
  chooseDemo: 'Use',
  chooseAccount: params('Use {email}'),
});
