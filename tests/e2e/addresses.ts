/** First of the four consecutive ports the browser tests use; set E2E_PORT to run two at a time. */
const port = Number(process.env.E2E_PORT ?? 4301);

/** The built app with its embedded backend. */
export const APP_URL = `http://localhost:${port}`;

/** The same app built for a backend and an explorer at another origin. */
export const FOREIGN_APP_URL = `http://localhost:${port + 1}`;
export const FOREIGN_BACKEND_URL = `http://127.0.0.1:${port + 2}`;

/** A configured build behind nginx, with the embedded backend. */
export const NGINX_URL = `http://localhost:${port + 3}`;
