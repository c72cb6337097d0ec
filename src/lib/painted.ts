const LONGEST_MS = 2000;

/** Resolves when something is on screen; at once in a hidden tab, which paints nothing, or a browser that does not say. */
export function painted(): Promise<void> {
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
