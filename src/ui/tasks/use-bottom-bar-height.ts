import type { RefCallback } from 'react';

const GAP = '1rem';

/** Returns a ref for the bar, which keeps focused elements above it when its height changes. */
export function useBottomBarHeight(): RefCallback<HTMLElement> {
  return watchHeight;
}

function watchHeight(bar: HTMLElement | null): (() => void) | undefined {
  // jsdom has none.
  if (bar === null || typeof ResizeObserver === 'undefined') return undefined;
  const { style } = document.documentElement;
  // Not a custom property: every element would inherit it, so that each change would restyle the whole page.
  const observer = new ResizeObserver(() => {
    style.scrollPaddingBottom = `calc(${bar.offsetHeight}px + ${GAP})`;
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.scrollPaddingBottom = '';
  };
}
