import { i18n, params } from './i18n';

/** Login and registration (spec, sections 2 and 8). */
export const authMessages = i18n('auth', {
  loginTitle: params('Login to {brand}'),
  registerTitle: params('Register for {brand}'),
  username: 'Username',
  email: 'Email',
  password: 'Password',
  passwordHint:
    'This password also protects your signing key, which is made in this browser. It cannot be reset: keep it safe.',
  login: 'Login',
  loggingIn: 'Logging in...',
  forgotPassword: 'Forgot password?',
  forgotPasswordReason: 'A password cannot be reset: it also protects the signing key.',
  noAccount: "Don't have an account?",
  registerHere: 'Register here',
  register: 'Register',
  registering: 'Registering...',
  haveAccount: 'Already have an account? Login here',
  registered: 'Registration successful! Please log in.',
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  demoTitle: 'Demo accounts',
  demoHint: 'Try the product with one of these.',
  demoUse: 'Use',
  demoUseAccount: params('Use {email}'),
});
