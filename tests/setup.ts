import 'fake-indexeddb/auto';
import axios from 'axios';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { stopTimers } from './timers';

// Vitest asks for 100 frames. Mapping those of every error, most of them caught, took a sixth of the processor time.
Error.stackTraceLimit = 10;

// A quarter of the processor time of the tests with a backend went into sockets and XMLHttpRequests that MSW imitates. Browsers send
// with the latter: tests/e2e. Node's `fetch` takes no files of jsdom.
axios.defaults.adapter = (request) => {
  const isUpload = 'XMLHttpRequest' in globalThis && request.data instanceof FormData;
  return axios.getAdapter(isUpload ? 'xhr' : 'fetch')(request);
};

// Before the file is imported, for tests/run-reporter.ts.
const before = process.cpuUsage();
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads which fixtures a hook wants
afterAll(({}, file) => {
  const { user, system } = process.cpuUsage(before);
  Object.assign(file.meta, { processorSeconds: (user + system) / 1e6 });
});

// tests/unit/recovery-page-build.test.ts builds the page itself.
vi.mock('virtual:recovery-page', async () => (await import('./unit/recovery-file')).PUBLISHED);

// Neither Node nor jsdom has IndexedDB. Each test starts with none in it.
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

// Closes the page after each test, so that deferred work does not run in the next test.
afterEach(stopTimers);

// Test files share a worker. Modules are evaluated again for each file, so no state leaks between files.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});
