import { MemoryStorage } from '@tests/faults/memory-storage';
import type { SetupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

/** For every test of the file: a browser with empty storage and quiet logs, whose every call the server has to answer. */
export function fakeBrowser(server: SetupServer): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => server.close());
  beforeEach(() => {
    vi.stubGlobal('localStorage', new MemoryStorage());
    vi.stubGlobal('sessionStorage', new MemoryStorage());
    for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
  });
  afterEach(() => {
    server.events.removeAllListeners();
    server.resetHandlers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
