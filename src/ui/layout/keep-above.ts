const GAP = '1rem';

/**
 * Ref of a bar that sticks to the bottom of the window: focused elements stay above it when its height changes. A hidden bar
 * leaves that to the one in its place.
 */
export function keepAbove(bar: HTMLElement | null): (() => void) | undefined {
  // jsdom has none.
  if (bar === null || typeof ResizeObserver === 'undefined') return undefined;
  const { style } = document.documentElement;
  // Not a custom property: every element would inherit it, so that each change would restyle the whole page.
  const observer = new ResizeObserver(() => {
    if (bar.offsetHeight > 0) style.scrollPaddingBottom = `calc(${bar.offsetHeight}px + ${GAP})`;
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.scrollPaddingBottom = '';
  };
}
