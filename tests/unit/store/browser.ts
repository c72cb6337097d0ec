import { AsyncLocalStorage } from 'node:async_hooks';
import type { UnknownAction } from '@reduxjs/toolkit';
import { MemoryStorage } from '@tests/faults/memory-storage';
import { vi } from 'vitest';
import { createAppStore } from '@/store/boot/store';
import type { AppStore } from '@/store/core/store-types';

/** A tab; actions dispatched in it run in its page. */
export interface BrowserTab extends Pick<AppStore, 'dispatch' | 'getState'> {
  listeners: Map<string, ((event: object) => void)[]>;
  /** Storage events that have not been delivered yet. */
  untold: object[];
}

/** One storage and the tabs that share it. */
export interface Browser {
  storage: MemoryStorage;
  open: () => BrowserTab;
  /** Delivers all storage events, including those caused by their handlers. */
  tell: () => void;
}

const running = new AsyncLocalStorage<BrowserTab>();

/** Replaces the browser globals until `vi.unstubAllGlobals`. */
export function openBrowser(): Browser {
  const tabs: BrowserTab[] = [];
  const storage = new MemoryStorage();
  const localStorage = observeStorage(storage, (change) => {
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
      const tab: BrowserTab = { listeners: new Map(), untold: [], dispatch: failUnopened, getState: failUnopened };
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

function failUnopened(): never {
  throw new Error('The tab is not open yet');
}

/** Wraps the storage so that each actual change causes an event. */
function observeStorage(storage: MemoryStorage, tell: (change: object) => void): Storage {
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
