import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { findTabStops } from '@/ui/focus/focusable';
import { recordFocus, restoreFocus } from '@/ui/focus/restore-focus';

/**
 * Shows the dialog as a modal one while it is mounted. Focus goes to `[data-autofocus]`, else the first field, else the
 * first button, and returns to where it was. The page behind does not scroll.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const opener = document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
    const position = recordFocus(opener);
    element.showModal();
    lockScrolling();
    findInitialFocus(element).focus({ preventScroll: true });
    return () => {
      // It also closes when React removes it; this is for effects that run again.
      element.close();
      unlockScrolling();
      opener.focus();
      if (document.activeElement !== opener) restoreFocus(position);
    };
  }, [dialog]);
}

function findInitialFocus(dialog: HTMLElement): HTMLElement {
  const stops = findTabStops(dialog);
  const marked = stops.find((stop) => stop.dataset.autofocus !== undefined);
  const field = stops.find((stop) => stop.matches('input, textarea, select'));
  // Not a link, which may be below content that is still loading and would scroll it out of view.
  const button = stops.find((stop) => stop.matches('button:not([data-aside]), summary'));
  return marked ?? field ?? button ?? stops[0] ?? dialog;
}

/** From the last tab stop to the first, and the other way round; a native dialog would let the focus leave the page. */
export function wrapTab(event: KeyboardEvent<HTMLElement>): void {
  const dialog = event.currentTarget;
  const stops = findTabStops(dialog);
  const [edge, target] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const active = document.activeElement;
  if (active !== edge && !(active === dialog && event.shiftKey)) return;
  event.preventDefault();
  target?.focus();
}

function lockScrolling(): void {
  const { style, clientWidth } = document.documentElement;
  if (style.overflow !== '') return;
  // Keeps the width of the scroll bar, so that nothing moves sideways.
  style.paddingRight = `${Math.max(0, window.innerWidth - clientWidth)}px`;
  style.overflow = 'hidden';
}

function unlockScrolling(): void {
  if (document.querySelector('dialog[open]') !== null) return;
  const { style } = document.documentElement;
  style.paddingRight = '';
  style.overflow = '';
}
