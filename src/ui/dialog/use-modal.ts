import { type RefObject, useEffect, useEffectEvent } from 'react';
import { findTabStops, wrapTab } from '@/ui/focus/focusable';
import { recordFocus, restoreFocus } from '@/ui/focus/restore-focus';

/**
 * Makes the panel modal while it is mounted: focus goes in (to `[data-autofocus]`, else the first field, else the
 * first button), stays in and goes back; Escape asks to close; the page behind does not scroll.
 */
export function useModal(panel: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const askToClose = useEffectEvent(onEscape);
  useEffect(() => {
    const root = panel.current;
    if (root === null) return;
    const opener = document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
    const before = recordFocus(opener);
    const layer = openLayer();
    firstStop(root).focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (!layer.isTop()) return;
      if (event.key === 'Escape' && !event.defaultPrevented) askToClose();
      if (event.key === 'Tab') wrapTab(event, root);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      layer.close();
      opener.focus();
      if (document.activeElement !== opener) restoreFocus(before);
    };
  }, [panel]);
}

function firstStop(root: HTMLElement): HTMLElement {
  const stops = findTabStops(root);
  const asked = stops.find((stop) => stop.dataset.autofocus !== undefined);
  return asked ?? stops.find((stop) => stop.matches('input, textarea, select')) ?? stops[0] ?? root;
}

/** Open dialogs, the topmost last: only that one answers keys. */
const layers: symbol[] = [];

/** Opens a layer; the page under it does not scroll. Returns its end. */
function openLayer(): { isTop: () => boolean; close: () => void } {
  const layer = Symbol('layer');
  layers.push(layer);
  if (layers.length === 1) holdPage();
  return {
    isTop: () => layers.at(-1) === layer,
    close: () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) releasePage();
    },
  };
}

function holdPage(): void {
  const { style, clientWidth } = document.documentElement;
  // The room of the scroll bar stays, so that nothing moves sideways.
  style.paddingRight = `${Math.max(0, window.innerWidth - clientWidth)}px`;
  style.overflow = 'hidden';
}

function releasePage(): void {
  const { style } = document.documentElement;
  style.paddingRight = '';
  style.overflow = '';
}
