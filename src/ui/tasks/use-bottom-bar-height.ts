import type { RefCallback } from 'react';

const PROPERTY = '--bottom-bar';

/** For the ref of the bar: tells `scroll-padding` how high it is (ui/tokens.css), as its text wraps and unfolds. */
export function useBottomBarHeight(): RefCallback<HTMLElement> {
  return watchHeight;
}

function watchHeight(bar: HTMLElement | null): (() => void) | undefined {
  // jsdom has none.
  if (bar === null || typeof ResizeObserver === 'undefined') return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(PROPERTY, `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(PROPERTY);
  };
}
