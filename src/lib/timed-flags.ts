import { useCallback, useEffect, useRef, useState } from 'react';

/** A flag and a function that raises it for `ms`. Raising it again restarts the time. */
export function useTimedFlag(ms: number): [boolean, () => void] {
  const [raised, setRaised] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const raise = useCallback(() => {
    clearTimeout(timer.current);
    setRaised(true);
    timer.current = setTimeout(() => setRaised(false), ms);
  }, [ms]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return [raised, raise];
}

/** True once `condition` has held for `ms`; false as soon as it does not. */
export function useSettled(condition: boolean, ms: number): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => setSettled(true), ms);
    return () => {
      clearTimeout(timer);
      setSettled(false);
    };
  }, [condition, ms]);
  return condition && settled;
}
