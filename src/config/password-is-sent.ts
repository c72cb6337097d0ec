/** The setting `loginSecret` is `password`. A constant, so that other builds leave out what depends on it. */
export const PASSWORD_IS_SENT = import.meta.env.VITE_LOGIN_SECRET?.trim() === 'password';
