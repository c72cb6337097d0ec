import { fileURLToPath } from 'node:url';
import wasm from 'vite-plugin-wasm';
import { defineConfig } from 'vitest/config';
import { testSettings } from '../../vite.config.ts';
import { PARTS } from './parts.mjs';

const root = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** StrykerJS looks at tests alone, and takes a file that fails before its first test for one without tests. */
const failedFiles = {
  onTestModuleEnd({ task }) {
    if (task.result?.state !== 'fail' || task.tasks.some(({ result }) => result !== undefined)) return;
    task.tasks.push({ type: 'test', name: 'is read', mode: 'run', file: task, suite: task, result: task.result });
  },
};

export default defineConfig({
  root: root('.'),
  plugins: [wasm()],
  resolve: { alias: { '@': root('src'), '@mocks': root('mocks'), '@tests': root('tests') } },
  test: {
    environment: 'node',
    env: testSettings,
    setupFiles: ['tests/setup.ts'],
    isolate: false,
    // On a loaded machine: a test that runs out of time would count as one that notices.
    testTimeout: 120_000,
    include: PARTS[process.env.MUTATION_PART],
    reporters: [failedFiles],
  },
});
