/// <reference types="vitest/config" />
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import wasm from 'vite-plugin-wasm';
import { embeddedBackend } from './mocks/vite-plugin.ts';
import { directParts } from './src/config/build/direct-parts.ts';
import { createListGroups } from './src/config/build/list-first.ts';
import { noServiceWorker } from './src/config/build/no-service-worker.ts';
import { pagePolicy } from './src/config/build/page-policy.ts';
import { parsedSettings } from './src/config/build/parsed-settings.ts';
import { recoveryPage } from './src/config/build/recovery-page.ts';
import { renderBlocking } from './src/config/build/render-blocking.ts';
import { strengthDictionaries } from './src/config/build/strength-dictionaries.ts';
import { wholeEntry } from './src/config/build/whole-entry.ts';

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const { nameList, nameOthers } = createListGroups(root);

const testSettings = {
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
    react(),
    tailwindcss(),
    wasm(),
    noServiceWorker(),
    parsedSettings(),
    pagePolicy(),
    renderBlocking(),
    recoveryPage(),
    strengthDictionaries(),
    embeddedBackend(),
  ],
  resolve: { alias: { '@': root('./src'), '@mocks': root('./mocks'), '@tests': root('./tests') } },
  worker: {
    format: 'es',
    plugins: () => [wasm(), directParts(), wholeEntry()],
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file for each part of the engine: the worker finds imports one round trip at a time.
          groups: [
            { name: 'worker', tags: ['$initial'], includeDependenciesRecursively: false, priority: 4 },
            {
              name: 'keys',
              test: /\/src\/(bitcoin\/(curve|libauth|engine\/keys|keys\/(keys|envelope|envelope-cipher|key-pairs|open-keys))|domain\/primitives\/)|@bitauth|valibot/,
              includeDependenciesRecursively: false,
              priority: 3,
            },
            {
              name: 'signing',
              test: /tiny-secp256k1|ecpair|\/src\/bitcoin\/(engine\/signing|keys\/signer|psbt\/(co)?sign\.|terms\/sign-terms|recovery\/rehears)/,
              includeDependenciesRecursively: false,
              priority: 2,
            },
            {
              name: 'reading',
              test: /^(?!.*\/engine\/(keys|signing))/,
              includeDependenciesRecursively: false,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  build: {
    outDir: 'dist/app',
    target: 'es2023',
    modulePreload: {
      polyfill: false,
      // The first screen carries these names: not of what it has already, nor of what it fetches anyway. A file alone
      // needs no preload.
      resolveDependencies: (file, dependencies) => {
        const names = dependencies.filter((name) => !name.includes('rolldown-runtime'));
        return file.includes('next-step') || names.length < 2 ? [] : names;
      },
    },
    // Without groups the bundler makes some thirty chunks for the contract list alone.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The first screen, in one request; without reselect, which Redux Toolkit re-exports for other screens.
            {
              name: 'app',
              tags: ['$initial'],
              test: /^(?!.*\/reselect\/)/,
              includeDependenciesRecursively: false,
              priority: 5,
            },
            // Redux Toolkit re-exports it, so that the next group would fetch it for the first screen.
            { name: 'selectors', test: /\/node_modules\/reselect\//, priority: 4.5 },
            // What the shell shows after the first paint.
            {
              name: 'frame',
              test: /\/src\/(app\/(bar-tools|footer|notices|shell-parts)|features\/(auth\/(auth-extras|auth-intro|demo-accounts|invitation-notice|login-status)|password\/reveal-button)|ui\/message\/tone-icon)\./,
              priority: 4,
            },
            // What the list of contracts needs of what screens share. Its own parts stay with its page.
            {
              name: nameList,
              debugName: 'list',
              test: /^(?!.*\/src\/(app|pages|ui\/list|features\/(contracts\/list|first-steps|account\/(?!key-)))\/)/,
              includeDependenciesRecursively: false,
              priority: 3.5,
            },
            // What several routes share, by layer.
            {
              name: nameOthers('ui'),
              debugName: 'ui',
              test: /\/src\/(ui|lib|i18n)\/|lucide-react/,
              minShareCount: 3,
              priority: 3,
            },
            // With the constants that schemas are built from: imported from another chunk they would be undefined.
            {
              name: 'records',
              test: /\/src\/(services\/schemas|domain\/(models|primitives|money\/price|key\/key-(backup|verdict)|kit\/recovery-kit|terms\/(terms|canonical-text|certificate)|deposit\/deposit-address))|valibot|reselect/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 3,
            },
            // What starts the worker and the HTTP client, first of all that is fetched after the first screen, in one file:
            // another would be a round trip more.
            {
              name: 'client',
              test: /\/src\/(lib\/(fetch-order|saving-data|server-clock)|bitcoin\/(client|worker\/(connection|protocol))|services\/http|store\/auth\/fetch-part)\.ts$|\/node_modules\/comlink\//,
              includeDependenciesRecursively: false,
              priority: 6,
            },
            // What reaches beyond the page. With the state it would exceed the limit of a chunk.
            {
              name: 'connections',
              test: /\/src\/(services\/[^/]+|store\/(calls\/with-timeout|persistence\/(device-database|storage-scope)|(imports|pins|recovery|seals|withdrawals)\/([a-z]+-store|stored-seals)))\.ts$|\/node_modules\/idb\//,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 3.2,
            },
            // Business rules import nothing but each other. Those about texts import the others, never the reverse.
            {
              name: 'text-rules',
              test: /\/src\/domain\/(activity|help|kit|lint|records|template|terms)\//,
              includeDependenciesRecursively: false,
              priority: 2.6,
            },
            {
              name: nameOthers('rules'),
              debugName: 'rules',
              test: /\/src\/domain\//,
              includeDependenciesRecursively: false,
              priority: 2.5,
            },
            // What users start, and nothing that the store is made of. With the state it would exceed the limit of a chunk.
            {
              name: 'actions',
              test: /\/src\/store\/(withdrawals\/(cosign|first-release|own-key|quote|read-withdrawal|release|release-status|replacement|send-through-explorer|sign-replacement|signing-lock)|seals\/(certificates|check-invitation|foreign-terms|invitation-terms|invite|linked-terms|note-reply|open-[a-z]+|pdf|reply|safety-number|sign-terms)|recovery\/(build-kit|kit-(coins|deposits|terms)|rehearse))(\.[a-z]+)?\.ts$/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 2.2,
            },
            {
              name: 'state',
              test: /\/src\/(config|services|store)\//,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 2,
            },
            { name: nameOthers('texts'), debugName: 'texts', test: /\.messages\.ts$/, minShareCount: 3, priority: 1.8 },
            { name: 'lists', test: /\/src\/ui\/list\/|\/@tanstack\//, minShareCount: 2, priority: 1.6 },
            // Reading, comparing and checking terms, on pages and in dialogs.
            {
              name: nameOthers('terms'),
              debugName: 'terms',
              test: /\/src\/features\/(seals|terms-check|contracts\/pdf)\/|\/node_modules\/diff\//,
              minShareCount: 2,
              priority: 1.5,
            },
            {
              name: nameOthers('parts'),
              debugName: 'parts',
              test: /\/src\/(app|features)\//,
              minShareCount: 2,
              priority: 1,
            },
            // Parts of the contract's page alone, which would exceed the limit of a chunk.
            {
              name: nameOthers('contract-parts'),
              debugName: 'contract-parts',
              test: /\/src\/((features|store)\/activity\/|store\/(balances\/|seals\/(linked-terms|open-reply)\.)|features\/seals\/(restore|seal|send)-)/,
              priority: 0.5,
            },
          ],
        },
      },
    },
  },
  test: {
    // More workers than two cores: they also wait for the main process, which compiles. Vitest's default would be one.
    maxWorkers: Math.max(4, availableParallelism()),
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
          // Most screens are tested without prices: tests/screens/prices.test.tsx has them.
          env: { ...testSettings, VITE_FIAT: 'off' },
          include: ['tests/screens/**/*.test.tsx', 'tests/unit/**/*.test.tsx'],
          setupFiles: ['tests/cheap-keys.ts', 'tests/screens/setup.ts'],
        },
      },
    ],
  },
});
