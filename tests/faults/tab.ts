import { AsyncLocalStorage } from 'node:async_hooks';
import { IDBFactory } from 'fake-indexeddb';
import type { MemoryLocks } from './memory-locks';
import { MemoryStorage } from './memory-storage';

/**
 * A browser tab with its own storage and page events. Once closed, it sends nothing. It is the only tab of its browser,
 * so its locks end with it.
 */
export interface Tab {
  storage: MemoryStorage;
  /** Outlives the tab: what a transaction has written survives a killed browser. */
  databases: IDBFactory;
  locks: MemoryLocks;
  events: EventTarget;
  closed: boolean;
}

const currentTab = new AsyncLocalStorage<Tab>();
const outside = new MemoryStorage();
const outsideDatabases = new IDBFactory();

/** Installs globals for local storage, locks and page events that resolve to those of the running tab. */
export function installTabs(): void {
  const get = () => currentTab.getStore()?.storage ?? outside;
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, value: new MemoryStorage() });
  const databases = () => currentTab.getStore()?.databases ?? outsideDatabases;
  // The set-up of all tests assigns one for each test.
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, get: databases, set: () => undefined });
  // Node 24 has real locks, which would outlive a closed tab.
  const navigator = () => ({ locks: currentTab.getStore()?.locks });
  Object.defineProperty(globalThis, 'navigator', { configurable: true, get: navigator });
  const listen: EventTarget['addEventListener'] = (...about) =>
    currentTab.getStore()?.events.addEventListener(...about);
  Object.defineProperty(globalThis, 'addEventListener', { configurable: true, value: listen });
}

export function inTab<Result>(tab: Tab, work: () => Result): Result {
  return currentTab.run(tab, work);
}

/** Whether the caller runs in a closed tab. */
export function isTabClosed(): boolean {
  return currentTab.getStore()?.closed === true;
}
