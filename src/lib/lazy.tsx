import { type LazyExoticComponent, lazy, useEffect } from 'react';
import { ErrorBoundary } from '@/lib/error-boundary';
import type { Component } from '@/lib/jsx/jsx-types';
import { logger } from '@/lib/logger';

/*
 * Code that the first paint does not wait for. The user waits for pages: see `app/lazy-page.tsx`.
 */

/** `React.lazy` after the first paint. Renders nothing while the component can't be fetched, or if it fails. */
export function lazyAfterPaint<Props extends object>(
  load: () => Promise<{ default: Component<Props> }>,
): LazyExoticComponent<Component<Props>> {
  return lazy(async () => {
    await waitForFirstPaint();
    return addBoundary(await retryImport(load));
  });
}

function addBoundary<Props extends object>({ default: Part }: { default: Component<Props> }) {
  const WithBoundary = (props: Props) => (
    <ErrorBoundary fallback={null}>
      <Part {...props} />
    </ErrorBoundary>
  );
  return { default: WithBoundary };
}

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/** Repeats an import until it succeeds, with growing pauses. */
export async function retryImport<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await load();
    } catch (error) {
      logger.warn(`Fetching a part failed: ${String(error)}`);
    }
    await new Promise((resume) => setTimeout(resume, pause));
  }
}

/** While `enabled`, runs a prefetch once the page is painted and the browser is idle. */
export function useIdlePrefetch(enabled: boolean, prefetch: () => void): void {
  useEffect(() => {
    if (!enabled) return;
    let cancelled = false;
    void waitForFirstPaint()
      .then(waitUntilIdle)
      .then(() => {
        if (!cancelled) prefetch();
      });
    return () => {
      cancelled = true;
    };
  }, [enabled, prefetch]);
}

/** Resolves once the browser is idle, after four seconds at most. Safari has no requestIdleCallback: there, a second. */
export function waitUntilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 1000);
    else requestIdleCallback(resolve, { timeout: 4000 });
  });
}

const LONGEST_PAINT_MS = 2000;

/** Resolves after the first paint; at once in a hidden tab, which paints nothing, or without paint timing. */
function waitForFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden || !globalThis.PerformanceObserver?.supportedEntryTypes.includes('paint')) return resolve();
    setTimeout(resolve, LONGEST_PAINT_MS);
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}
