import { i18n, params } from '@/i18n/i18n';

/** Login (docs/specification.md#2-screens-and-routes). */
export const loginMessages = i18n('login', {
  promise: 'Contracts backed by bitcoin',
  promiseText: 'Lock bitcoin as a guarantee that a contract is kept.',
  /** Not with VITE_DEPOSIT_SCRIPT=unverified. */
  promiseKeys: 'It takes two of three keys to move it.',
  loginTitle: params('Login to {brand}'),
  email: 'Email',
  password: 'Password',
  login: 'Login',
  loggingIn: 'Logging in...',
  forgotPassword: 'Forgot password?',
  forgotPasswordReason: 'A password cannot be reset: it also protects the signing key.',
  noAccount: "Don't have an account?",
  registerHere: 'Register here',
});
