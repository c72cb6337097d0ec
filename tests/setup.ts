import { afterAll, vi } from 'vitest';

// Files share a worker. Each evaluates the program's modules again, so that no state passes from file to file.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});
