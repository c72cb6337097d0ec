/// <reference types="vitest/config" />
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import wasm from 'vite-plugin-wasm';
import { configDefaults } from 'vitest/config';
import { embeddedBackend } from './mocks/vite-plugin.ts';
import { directParts } from './src/config/build/direct-parts.ts';
import { fetchOrder } from './src/config/build/fetch-order.ts';
import { importFiles } from './src/config/build/import-files.ts';
import { noServiceWorker } from './src/config/build/no-service-worker.ts';
import { operatorFiles } from './src/config/build/operator-files.ts';
import { pageSettings } from './src/config/build/page-settings.ts';
import { recoveryPage } from './src/config/build/recovery-page.ts';
import { renderBlocking } from './src/config/build/render-blocking.ts';
import { strengthDictionaries } from './src/config/build/strength-dictionaries.ts';
import { wholeEntry } from './src/config/build/whole-entry.ts';

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The parts of the worker's engine. */
const partOrder = fetchOrder([{ from: ['bitcoin/worker'] }]);

/** What the page fetches after the first screen, in this order. */
const pageOrder = fetchOrder([
  { name: 'client', from: ['store/login'] },
  { name: 'frame', from: ['app/frame', 'features/auth/extras', 'features/password', 'ui'] },
  { name: 'next', from: ['app/next'] },
]);

/** The layers below the components, and the libraries that only they use. */
const RULES = /\/src\/(bitcoin|config|domain|i18n|lib|services|store)\/|\/node_modules\/(valibot|idb)\//;

function nameStage(id: string): string | null {
  const stage = pageOrder.findStage(id);
  return stage === 'next' && RULES.test(id) ? 'next-rules' : stage;
}

/** Also of the mutation tests. */
export const testSettings = {
  VITE_API_URL: 'http://backend.test/api',
  VITE_EXPLORER_API_URL: 'http://explorer.test/explorer/api',
  VITE_EXPLORER_URL: 'http://explorer.test/explorer',
  VITE_BITCOIN_NETWORK: 'regtest',
  // Saves every test with an account an Argon2id run. tests/screens/login-secret.test.tsx and the browser tests use the default.
  VITE_LOGIN_SECRET: 'password',
};

export default defineConfig({
  // vite-plugin-wasm: with Vite's own WebAssembly import, tiny-secp256k1 builds and then fails in the browser ("offset is
  // out of bounds"). Workers take plugins of their own.
  plugins: [
    // Screens are tested with text as it is written: in elements of its own, it would be found apart from what stands beside it.
    react({ jsxImportSource: process.env.VITEST ? 'react' : '@/lib/jsx' }),
    tailwindcss(),
    wasm(),
    noServiceWorker(),
    renderBlocking(),
    pageSettings(),
    operatorFiles(),
    recoveryPage(),
    strengthDictionaries(),
    embeddedBackend(),
    importFiles(),
    pageOrder.plugin,
  ],
  resolve: { alias: { '@': root('./src'), '@mocks': root('./mocks'), '@tests': root('./tests') } },
  worker: {
    format: 'es',
    plugins: () => [wasm(), partOrder.plugin, directParts(), wholeEntry()],
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file for each part of the engine, since a worker needs a round trip for each level of imports.
          groups: [
            { name: 'worker', tags: ['$initial'], priority: 2, includeDependenciesRecursively: false },
            { name: partOrder.findStage, debugName: 'part', priority: 1, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  build: {
    outDir: 'dist/app',
    target: 'es2023',
    modulePreload: { polyfill: false },
    // Without groups the bundler makes some thirty chunks for the contract list alone.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The first screen, in one request. Redux Toolkit re-exports reselect, which only later screens use.
            {
              name: 'first',
              tags: ['$initial'],
              test: /^(?!.*\/node_modules\/reselect\/)/,
              priority: 7,
              includeDependenciesRecursively: false,
            },
            { name: nameStage, debugName: 'stage', priority: 6, includeDependenciesRecursively: false },
            // Modules that several later screens share, by layer. Each group includes what its modules import, so that no two chunks
            // import each other.
            { name: 'rules', test: /\/src\/(domain|lib|config|i18n)\//, minShareCount: 2, priority: 5 },
            { name: 'state', test: RULES, minShareCount: 2, priority: 4 },
            { name: 'legal', test: /\/src\/content\/templates\//, minShareCount: 2, priority: 3 },
            { name: 'texts', test: /\/src\/content\//, minShareCount: 2, priority: 2 },
            { name: 'parts', minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    // One for each core. Each further worker loads and compiles everything once more: seven seconds of processor.
    maxWorkers: Math.max(2, availableParallelism()),
    // Libraries and jsdom are loaded once per worker; tests/setup.ts keeps the files apart.
    isolate: false,
    // A larger young generation. At the default size, collecting it took a twelfth of the processor time.
    execArgv: ['--max-semi-space-size=64'],
    // Only what failed tests logged is printed.
    silent: 'passed-only',
    // Only for tests that hang. On a busy machine some take many times as long as on an idle one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ['tests/setup.ts'],
    // docs/testing.md#every-night
    ...(process.env.TESTS === 'all' ? {} : { exclude: [...configDefaults.exclude, '**/*.nightly.test.*'] }),
    coverage: {
      include: ['src/{domain,bitcoin,store,services,lib}/**'],
      reporter: [['text', { skipFull: true, maxCols: 120 }]],
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          env: testSettings,
          include: ['tests/{unit,fuzz,hostile}/**/*.test.ts'],
          setupFiles: ['tests/cheap-keys.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          environment: 'node',
          // The libraries as users run them: the development checks of Redux Toolkit run in all other tests.
          env: { ...testSettings, NODE_ENV: 'production' },
          include: ['tests/faults/**/*.test.ts'],
          setupFiles: ['tests/cheap-keys.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          env: testSettings,
          include: ['tests/screens/**/*.test.tsx', 'tests/unit/**/*.test.tsx'],
          setupFiles: ['tests/cheap-keys.ts', 'tests/screens/setup.ts'],
        },
      },
    ],
  },
});
