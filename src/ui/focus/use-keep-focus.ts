import { type RefObject, useEffect } from 'react';
import { type FocusPosition, recordFocus, restoreFocus } from '@/ui/focus/restore-focus';

/** Keeps the focus inside when the focused element is disabled or removed. For the shell and for dialogs. */
export function useKeepFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (root.current !== null) return keepFocus(root.current);
  }, [root]);
}

/** Long enough for the browser to drop the focus, and for others to move it on purpose. */
const SETTLE_MS = 50;

/**
 * Browsers drop the focus of an element that is disabled or removed. Gives it back once the work in progress ends, or
 * moves it to what replaced the element. Does nothing if the user clicked or focused something else.
 */
function keepFocus(root: HTMLElement): () => void {
  let position: FocusPosition | null = null;
  let wasDisabled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function record(target: EventTarget | null): void {
    position = target instanceof HTMLElement ? recordFocus(target) : null;
    wasDisabled = false;
  }

  function onPointerDown({ target }: PointerEvent): void {
    if (target instanceof Node && position?.element.contains(target) !== true) position = null;
  }

  function check(): void {
    if (position === null) return;
    if (position.element.matches(':disabled')) wasDisabled = true;
    if (!wasDisabled && position.element.isConnected) return;
    timer ??= setTimeout(restore, SETTLE_MS);
  }

  function restore(): void {
    timer = undefined;
    if (position === null || !isFocusLost(position.element) || !isTopmost(root)) return;
    const { element } = position;
    if (element.isConnected && element.matches(':disabled') && isBusyAround(element, root)) return;
    restoreFocus(position);
  }

  const onFocusIn = ({ target }: FocusEvent) => record(target);
  if (root.contains(document.activeElement)) record(document.activeElement);
  const observer = new MutationObserver(check);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled', 'aria-busy'] });
  root.addEventListener('focusin', onFocusIn);
  root.addEventListener('pointerdown', onPointerDown);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    root.removeEventListener('focusin', onFocusIn);
    root.removeEventListener('pointerdown', onPointerDown);
  };
}

/**
 * The focus is also lost briefly between two fields, so callers first check that its element was disabled or removed.
 */
function isFocusLost(last: HTMLElement): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || (active === last && last.matches(':disabled'));
}

function isBusyAround(element: HTMLElement, root: HTMLElement): boolean {
  const scope = element.closest('form, dialog, main') ?? root;
  return scope.querySelector('[aria-busy="true"]') !== null;
}

function isTopmost(root: HTMLElement): boolean {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  return top === undefined || top === root;
}
