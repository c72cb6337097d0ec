/** The setting `loginSecret` is `password`. A constant, so that other builds omit the code that depends on it. */
export const PASSWORD_IS_SENT = import.meta.env.VITE_LOGIN_SECRET?.trim() === 'password';
