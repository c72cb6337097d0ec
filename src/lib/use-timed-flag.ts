import { useCallback, useEffect, useRef, useState } from 'react';

/** A flag that `raise` sets and that falls by itself after `ms`; raising it again starts the time anew. */
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
