import { AsyncLocalStorage } from 'node:async_hooks';
import { MemoryStorage } from './memory-storage';

/** A tab: what runs in it sees its own storage, and once it is closed nothing of it reaches the world any more. */
export interface Tab {
  storage: MemoryStorage;
  closed: boolean;
}

const running = new AsyncLocalStorage<Tab>();
const outside = new MemoryStorage();

/** Gives the program a local storage in Node: that of the tab it runs in. */
export function installStorage(): void {
  const get = () => running.getStore()?.storage ?? outside;
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, value: new MemoryStorage() });
}

export function inTab<Result>(tab: Tab, work: () => Result): Result {
  return running.run(tab, work);
}

/** Whether whoever calls runs in a tab that was closed. */
export function isAfterlife(): boolean {
  return running.getStore()?.closed === true;
}
