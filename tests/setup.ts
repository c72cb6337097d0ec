import { afterAll, afterEach, vi } from 'vitest';
import { stopTimers } from './timers';

// A page that is closed does nothing any more. Without this, what one test put off would happen in another.
afterEach(stopTimers);

// Files share a worker. Each evaluates the program's modules again, so that no state passes from file to file.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});
