import { useEffect, useRef } from 'react';
import { createPoller, type Poller } from '@/lib/poller';

export interface PollingOptions {
  enabled: boolean;
  /** Names what is polled, for instance an id: another one is due at once. */
  key?: string | number;
}

/**
 * Runs `task` at once and then every `intervalMs` while enabled; see `createPoller`. The task should reject when it
 * failed, so that polling backs off. Enabling again does not make it due earlier. Nothing starts after unmount.
 */
export function usePolling(task: () => Promise<void>, intervalMs: number, { enabled, key }: PollingOptions): void {
  const latestTask = useRef(task);
  const poller = useRef<{ key: string | number | undefined; intervalMs: number; poller: Poller } | null>(null);

  useEffect(() => {
    latestTask.current = task;
  });

  useEffect(() => {
    if (!enabled) return;
    // Kept while disabled, so that a task still under way is not overlapped and the rhythm stays.
    if (poller.current === null || poller.current.key !== key || poller.current.intervalMs !== intervalMs) {
      poller.current = { key, intervalMs, poller: createPoller(() => latestTask.current(), intervalMs) };
    }
    const active = poller.current.poller;
    active.start();
    return () => active.stop();
  }, [enabled, key, intervalMs]);
}
