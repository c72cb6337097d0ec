import { defineConfig } from '@playwright/test';
import { APP_URL, FOREIGN_APP_URL } from './addresses';
import { isComplete, NIGHTLY } from './nightly';

const root = new URL('../..', import.meta.url).pathname;
const isRoot = process.getuid?.() === 0;

const RECORDING = 'retain-on-failure';
/** Actions, requests and the console: enough to explain a journey that failed, at hardly any cost. */
const LOG_ONLY = { mode: RECORDING, screenshots: false, snapshots: false, sources: false } as const;

const JOURNEYS = /journey(?:\.nightly)?\.spec\.ts$/;
/** docs/testing.md#every-night */
const LEFT_OUT = isComplete ? [] : [/\.nightly\.spec\.ts$/];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  // Only for tests that hang. On a busy machine some take many times as long as on an idle one.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  // Twice the cores of a small machine: with two, they waited for the server, polls and Playwright 40 % of the time.
  workers: 4,
  fullyParallel: true,
  // A browser may hang without a fault of the product. `npm test` names each test that passed at the second attempt only.
  retries: isComplete ? 0 : 1,
  ...(isComplete ? {} : { grepInvert: new RegExp(NIGHTLY) }),
  // The journeys wait for blocks and polls; the others run meanwhile.
  projects: [
    {
      name: 'journeys',
      testMatch: JOURNEYS,
      testIgnore: LEFT_OUT,
      use: { trace: process.env.TRACE ? RECORDING : LOG_ONLY },
    },
    { name: 'demo', testMatch: 'demo.setup.ts' },
    { name: 'screens', testIgnore: [JOURNEYS, ...LEFT_OUT], dependencies: ['demo'] },
  ],
  forbidOnly: process.env.CI !== undefined,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: APP_URL,
    viewport: { width: 1280, height: 900 },
    // Neither English nor Spanish, so that the screens have the specification's languages (docs/decisions.md#which-language-is-shown).
    locale: 'fr-FR',
    screenshot: 'only-on-failure',
    // Recording a trace takes a fifth of the processor time: TRACE=1 npm run test:e2e.
    trace: process.env.TRACE ? RECORDING : 'off',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        // Chromium's sandbox does not start for root, as in most containers.
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        // No spare process for a next page; the pages of a context share one.
        '--renderer-process-limit=1',
        // No page lives long enough for the optimising compilers to pay off.
        '--js-flags=--no-maglev --no-turbofan',
      ],
    },
  },
  webServer: [
    {
      command: `node tests/e2e/start.mjs --fresh --port ${new URL(APP_URL).port}`,
      cwd: root,
      url: APP_URL,
      env: { AVAL_DATA_DIR: '.data/e2e' },
      timeout: 120_000,
    },
    {
      command: 'node tests/e2e/foreign/start.mjs',
      cwd: root,
      url: FOREIGN_APP_URL,
      timeout: 120_000,
    },
  ],
});
