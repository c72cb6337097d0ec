import { readFileSync } from 'node:fs';
import { loadEnv } from 'vite';

export const demoAccounts = JSON.parse(readFileSync(new URL('./demo/accounts.json', import.meta.url), 'utf8'));

const DEFAULTS = {
  VITE_API_URL: '/api',
  VITE_EXPLORER_API_URL: '/explorer/api',
  VITE_EXPLORER_URL: '/explorer',
  VITE_BITCOIN_NETWORK: 'regtest',
  VITE_UPLOAD_URL: '/documents',
  VITE_DEMO_ACCOUNTS: demoAccounts.map(({ email, password }) => `${email}:${password}`).join(' '),
};

/** Vite mode with the embedded backend; only this mode reads `.env.embedded`. */
export const EMBEDDED_MODE = 'embedded';

/**
 * Points the app to the embedded backend, except for settings from the environment or Vite's .env files. Returns those,
 * by name.
 */
export function setEmbeddedEnvironment(folder = process.cwd()) {
  const configured = loadEnv(EMBEDDED_MODE, folder, 'VITE_');
  const overrides = Object.keys(DEFAULTS).filter(
    (name) => configured[name] !== undefined && configured[name] !== DEFAULTS[name],
  );
  // Vite prefers the environment to its .env files, so only settings missing from both are set.
  for (const [name, value] of Object.entries(DEFAULTS)) if (configured[name] === undefined) process.env[name] = value;
  return Object.fromEntries(overrides.map((name) => [name, configured[name]]));
}
