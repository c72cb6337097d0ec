import { i18n, params } from '@/i18n/i18n';

/** Registration (docs/specification.md#2-screens-and-routes). */
export const registrationMessages = i18n('registration', {
  registerTitle: params('Register for {brand}'),
  username: 'Username',
  email: 'Email',
  password: 'Password',
  passwordHint:
    'This password also protects your signing key, which is made in this browser. It cannot be reset: choose a long one, and keep it safe.',
  tooShort: 'Use at least 8 characters.',
  tooCommon: 'This is one of the most common passwords. Choose another one: anyone who guesses it can sign for you.',
  notLoaded: 'This page could not be loaded completely. Check your connection and try again.',
  register: 'Register',
  registering: 'Registering...',
  haveAccount: 'Already have an account? Login here',
  registered: 'Registration successful! Please log in.',
  registrationFailed: 'Registration failed',
});
