import { useEffect } from 'react';
import { PATHS } from '@/config/paths';
import { painted } from '@/lib/painted';
import { whenIdle } from '@/lib/when-idle';

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
  import('@/app/next-step').then((step) => step.fetchNextStep()).catch(() => undefined);
}
