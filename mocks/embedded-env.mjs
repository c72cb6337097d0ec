import { readFileSync } from 'node:fs';

export const demoAccounts = JSON.parse(readFileSync(new URL('./demo/accounts.json', import.meta.url), 'utf8'));

const DEFAULTS = {
  VITE_API_URL: '/api',
  VITE_EXPLORER_API_URL: '/explorer/api',
  VITE_EXPLORER_URL: '/explorer',
  VITE_BITCOIN_NETWORK: 'regtest',
  VITE_DEMO_ACCOUNTS: demoAccounts.map(({ email, password }) => `${email}:${password}`).join(' '),
};

/**
 * Points the app to the embedded backend, as far as the environment does not say otherwise. Vite reads these
 * variables together with, and before, its own .env files.
 */
export function setEmbeddedEnvironment() {
  for (const [name, value] of Object.entries(DEFAULTS)) process.env[name] ??= value;
}
