import { useCallback, useEffect, useRef, useState } from 'react';

export interface Loaded<Value> {
  /** `null` until the first load for this key. */
  value: Value | null;
  loading: boolean;
  /** Loads again; keeps the current value meanwhile. */
  reload: () => void;
}

/**
 * Runs `load`, which does not reject, once per key and on `reload`. Drops outdated results and aborts their `signal`,
 * also on unmount. Strict mode, which mounts twice, still runs it once, since it may create something.
 */
export function useLoaded<Value>(load: (signal: AbortSignal) => Promise<Value>, key: string): Loaded<Value> {
  const [turn, setTurn] = useState(0);
  const [loaded, setLoaded] = useState<{ key: string; turn: number; value: Value } | null>(null);
  const started = useRef<string | null>(null);
  const current = useRef<AbortController | null>(null);
  const latestLoad = useRef(load);

  useEffect(() => {
    latestLoad.current = load;
  });

  useEffect(() => {
    const id = `${turn} ${key}`;
    if (started.current === id) return;
    started.current = id;
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    void latestLoad.current(controller.signal).then((value) => {
      if (started.current === id) setLoaded({ key, turn, value });
    });
  }, [key, turn]);

  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      // Strict mode mounts again at once.
      queueMicrotask(() => {
        if (!mounted.current) current.current?.abort();
      });
    };
  }, []);

  const reload = useCallback(() => setTurn((before) => before + 1), []);
  const isCurrent = loaded?.key === key;
  return { value: isCurrent ? loaded.value : null, loading: !isCurrent || loaded.turn !== turn, reload };
}
