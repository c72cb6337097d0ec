import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const NOTHING = { default: () => null };
const LONGEST_MS = 2000;

/**
 * A part of the frame that the first paint does not wait for. One that can't be fetched is left out: the screen itself
 * works without it.
 */
export function late<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    painted()
      .then(load)
      .catch(() => NOTHING as { default: ComponentType<Props> }),
  );
}

/** Resolves when something is on screen; soon in a hidden tab or a browser that does not say. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden || !globalThis.PerformanceObserver?.supportedEntryTypes.includes('paint')) return resolve();
    setTimeout(resolve, LONGEST_MS);
    const seen = new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    seen.observe({ type: 'paint', buffered: true });
  });
}
