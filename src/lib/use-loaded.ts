import { useCallback, useEffect, useRef, useState } from 'react';

export interface Loaded<Value> {
  /** `null` until the first answer for this key. */
  value: Value | null;
  loading: boolean;
  /** Asks again; the value in hand stays until the answer is there. */
  reload: () => void;
}

/**
 * Runs `load` once for a key, and again for another key or on `reload`. `load` does not reject. An answer that was
 * overtaken is dropped. Mounting twice, as React's strict mode does, runs it once: it may create something.
 */
export function useLoaded<Value>(load: () => Promise<Value>, key: string): Loaded<Value> {
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<{ key: string; turn: number; value: Value } | null>(null);
  const started = useRef<string | null>(null);
  const latestLoad = useRef(load);

  useEffect(() => {
    latestLoad.current = load;
  });

  useEffect(() => {
    const id = `${turn} ${key}`;
    if (started.current === id) return;
    started.current = id;
    void latestLoad.current().then((value) => {
      if (started.current === id) setAnswer({ key, turn, value });
    });
  }, [key, turn]);

  const reload = useCallback(() => setTurn((before) => before + 1), []);
  const current = answer?.key === key;
  return { value: current ? answer.value : null, loading: !current || answer.turn !== turn, reload };
}
