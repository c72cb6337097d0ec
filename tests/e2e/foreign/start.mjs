// Serves the app built for a backend and an explorer at another origin, together with that backend.
import { fileURLToPath } from 'node:url';
import { build, preview, runnerImport } from 'vite';

// Same ports as in tests/e2e/addresses.ts.
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4301);
const APP_PORT = FIRST_PORT + 1;
const BACKEND = `http://127.0.0.1:${FIRST_PORT + 2}`;

Object.assign(process.env, {
  VITE_API_URL: `${BACKEND}/api`,
  VITE_EXPLORER_API_URL: `${BACKEND}/explorer/api`,
  VITE_EXPLORER_URL: `${BACKEND}/explorer`,
  VITE_BITCOIN_NETWORK: 'regtest',
  VITE_DEMO_ACCOUNTS: '',
});

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
const { module } = await runnerImport(folder('./backend.ts'), {
  resolve: { alias: { '@': folder('../../../src'), '@mocks': folder('../../../mocks') } },
  logLevel: 'warn',
});
await module.serveForeignBackend(Number(new URL(BACKEND).port), {
  ...{ fill: 'none', keys: 'users', envelopes: 'object', answers: 'spec' },
  // Longer than the pause between two polls of the balances.
  slowSaves: 6_000,
});
await build({
  mode: 'foreign',
  logLevel: 'warn',
  build: { outDir: 'dist/foreign', emptyOutDir: true, reportCompressedSize: false },
});
await preview({
  mode: 'foreign',
  logLevel: 'warn',
  build: { outDir: 'dist/foreign' },
  preview: { port: APP_PORT, strictPort: true },
});
console.log(`App with a backend at another origin: http://localhost:${APP_PORT}`);
