/** The built app with its embedded backend. */
export const APP_URL = 'http://localhost:4301';

/** The same app built for a backend and an explorer at another origin. */
export const FOREIGN_APP_URL = 'http://localhost:4302';
export const FOREIGN_BACKEND_URL = 'http://127.0.0.1:4303';
