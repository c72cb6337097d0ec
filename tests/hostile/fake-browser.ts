import { MemoryStorage } from '@tests/faults/memory-storage';
import { leavePage } from '@tests/unit/store/leave-page';
import type { SetupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { RecordName } from '@/store/device/records';

/** Before each test of a file: empty storage, a fresh page, silenced logs; requests without a handler fail. */
export function fakeBrowser(server: SetupServer): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => server.close());
  beforeEach(() => {
    vi.stubGlobal('localStorage', new MemoryStorage());
    vi.stubGlobal('sessionStorage', new MemoryStorage());
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
    for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
  });
  afterEach(() => {
    leavePage();
    server.events.removeAllListeners();
    server.resetHandlers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

/** The storage of this browser is full, as far as records of one kind go. */
export function refuseWrites(name: RecordName): void {
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    if (this.name === name) throw new DOMException('The storage is full', 'QuotaExceededError');
    return put.apply(this, row);
  });
}
