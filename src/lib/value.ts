import { useSyncExternalStore } from 'react';

/** A value that screens follow. */
export interface ReadableValue<Type> {
  get: () => Type;
  /** Calls back after each change. Returns a function that ends it. */
  subscribe: (listener: () => void) => () => void;
}

export interface Value<Type> extends ReadableValue<Type> {
  set: (next: Type) => void;
}

export function createValue<Type>(initial: Type): Value<Type> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(next) {
      if (Object.is(next, current)) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useValue<Type>({ subscribe, get }: ReadableValue<Type>): Type {
  return useSyncExternalStore(subscribe, get);
}
