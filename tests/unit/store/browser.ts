import { AsyncLocalStorage } from 'node:async_hooks';
import type { UnknownAction } from '@reduxjs/toolkit';
import { MemoryStorage } from '@tests/faults/memory-storage';
import { vi } from 'vitest';
import { createAppStore } from '@/store/setup/store';
import type { AppStore } from '@/store/setup/store-types';

/** A tab: what is dispatched in it is its page's doing. */
export interface BrowserTab extends Pick<AppStore, 'dispatch' | 'getState'> {
  listeners: Map<string, ((event: object) => void)[]>;
  /** What other tabs wrote, and this one was not told yet. */
  untold: object[];
}

/** One storage, and the tabs over it. */
export interface Browser {
  storage: MemoryStorage;
  open: () => BrowserTab;
  /** Tells each tab what the others wrote, and what they write when they hear of it. */
  tell: () => void;
}

const running = new AsyncLocalStorage<BrowserTab>();

/** A browser in place of the one of the test, until `vi.unstubAllGlobals`. */
export function openBrowser(): Browser {
  const tabs: BrowserTab[] = [];
  const storage = new MemoryStorage();
  const localStorage = toldTo(storage, (change) => {
    for (const tab of tabs) if (tab !== running.getStore()) tab.untold.push({ ...change, storageArea: localStorage });
  });
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    const listeners = running.getStore()?.listeners;
    listeners?.set(type, [...(listeners.get(type) ?? []), listener]);
  });
  return {
    storage,
    open: () => {
      const tab: BrowserTab = { listeners: new Map(), untold: [], dispatch: unopened, getState: unopened };
      tabs.push(tab);
      const store = running.run(tab, createAppStore);
      const dispatch = (action: UnknownAction) => running.run(tab, () => store.dispatch(action));
      tab.dispatch = dispatch as AppStore['dispatch'];
      tab.getState = store.getState;
      return tab;
    },
    tell: () => {
      for (let tab = next(tabs); tab !== undefined; tab = next(tabs)) tellNext(tab);
    },
  };
}

function next(tabs: readonly BrowserTab[]): BrowserTab | undefined {
  return tabs.find(({ untold }) => untold.length > 0);
}

function tellNext(tab: BrowserTab): void {
  const event = tab.untold.shift();
  if (event === undefined) return;
  for (const listener of tab.listeners.get('storage') ?? []) running.run(tab, () => listener(event));
}

function unopened(): never {
  throw new Error('The tab is not open yet');
}

/** The storage as pages see it: a change, and only a change, is heard of. */
function toldTo(storage: MemoryStorage, tell: (change: object) => void): Storage {
  function change(key: string, newValue: string | null): void {
    const oldValue = storage.getItem(key);
    if (newValue === null) storage.removeItem(key);
    else storage.setItem(key, newValue);
    if (newValue !== oldValue) tell({ key, oldValue, newValue });
  }
  return {
    get length() {
      return storage.length;
    },
    key: (at) => storage.key(at),
    getItem: (key) => storage.getItem(key),
    setItem: (key, text) => change(key, text),
    removeItem: (key) => change(key, null),
    clear: () => {
      const isChange = storage.length > 0;
      storage.clear();
      if (isChange) tell({ key: null, oldValue: null, newValue: null });
    },
  };
}
