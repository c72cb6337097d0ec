import { useEffect } from 'react';
import { painted } from '@/lib/painted';
import { PATHS } from '@/lib/paths';

const IDLE_TIMEOUT_MS = 4000;

/**
 * On the screens where somebody types a password, fetches what the next step needs once they are painted and the browser
 * is idle.
 */
export function useIdlePrefetch(pathname: string): void {
  const wanted = pathname === PATHS.login || pathname === PATHS.register;
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    let stop = () => {};
    void painted().then(() => {
      if (!left) stop = whenIdle(fetchNextStep);
    });
    return () => {
      left = true;
      stop();
    };
  }, [wanted]);
}

function fetchNextStep(): void {
  import('./next-step').then((step) => step.fetchNextStep()).catch(() => undefined);
}

function whenIdle(task: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}
