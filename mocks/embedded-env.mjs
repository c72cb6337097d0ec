import { readFileSync } from 'node:fs';
import { loadEnv } from 'vite';

export const demoAccounts = JSON.parse(readFileSync(new URL('./demo/accounts.json', import.meta.url), 'utf8'));

const DEFAULTS = {
  VITE_API_URL: '/api',
  VITE_EXPLORER_API_URL: '/explorer/api',
  VITE_EXPLORER_URL: '/explorer',
  VITE_BITCOIN_NETWORK: 'regtest',
  // The embedded backend never sees what opens the keys.
  VITE_LOGIN_SECRET: 'derived',
  VITE_UPLOAD_URL: '/documents',
  VITE_DEMO_ACCOUNTS: demoAccounts.map(({ email, password }) => `${email}:${password}`).join(' '),
};

/** Vite's mode of a server that carries the backend; `.env.embedded` is of this mode alone. */
export const EMBEDDED_MODE = 'embedded';

/**
 * Points the app to the embedded backend, as far as neither the environment nor Vite's .env files say otherwise.
 * Answers what they say, by name.
 */
export function setEmbeddedEnvironment(folder = process.cwd()) {
  const said = loadEnv(EMBEDDED_MODE, folder, 'VITE_');
  const others = Object.keys(DEFAULTS).filter((name) => said[name] !== undefined && said[name] !== DEFAULTS[name]);
  // Vite takes the environment for more than its files: only what is nowhere else may go there.
  for (const [name, value] of Object.entries(DEFAULTS)) if (said[name] === undefined) process.env[name] = value;
  return Object.fromEntries(others.map((name) => [name, said[name]]));
}
