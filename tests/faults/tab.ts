import { AsyncLocalStorage } from 'node:async_hooks';
import type { MemoryLocks } from './memory-locks';
import { MemoryStorage } from './memory-storage';

/**
 * A tab: what runs in it sees its own storage and hears its own page's events, and once it is closed nothing of it
 * reaches the world any more. It is its browser's only tab, so its locks end with it.
 */
export interface Tab {
  storage: MemoryStorage;
  locks: MemoryLocks;
  events: EventTarget;
  closed: boolean;
}

const running = new AsyncLocalStorage<Tab>();
const outside = new MemoryStorage();

/** Gives the program in Node a local storage, locks and page events: those of the tab it runs in. */
export function installTabs(): void {
  const get = () => running.getStore()?.storage ?? outside;
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, value: new MemoryStorage() });
  // From Node 24 on there are real locks, which would outlive a closed tab.
  const navigator = () => ({ locks: running.getStore()?.locks });
  Object.defineProperty(globalThis, 'navigator', { configurable: true, get: navigator });
  const listen: EventTarget['addEventListener'] = (...about) => running.getStore()?.events.addEventListener(...about);
  Object.defineProperty(globalThis, 'addEventListener', { configurable: true, value: listen });
}

export function inTab<Result>(tab: Tab, work: () => Result): Result {
  return running.run(tab, work);
}

/** Whether whoever calls runs in a tab that was closed. */
export function isAfterlife(): boolean {
  return running.getStore()?.closed === true;
}
