import { useEffect, useRef } from 'react';

/** Begins a step, and returns whether it still counts: no later one has begun, and the component is on screen. */
export function useLatest(): () => () => boolean {
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );
  return () => {
    latest.current += 1;
    const own = latest.current;
    return () => own === latest.current;
  };
}
