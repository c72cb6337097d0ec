import { i18n } from '@/i18n/i18n';

/** The consequences of VITE_LOGIN_SECRET=password for users (docs/security.md#keys-and-passwords). */
export const loginSecretMessages = i18n('loginSecret', {
  passwordIsSent:
    'On this site the server receives the password that unlocks your signing key. The people who run it could sign in your name.',
});
