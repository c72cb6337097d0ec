import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOutsidePress } from '@/ui/menu/use-outside-press';

export interface Fold {
  open: boolean;
  toggle: () => void;
  /** Around the button and what it opens. */
  root: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
}

/** Opens something over the page, and closes it by Escape or when a press or the focus goes elsewhere. */
export function useFold(): Fold {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useOutsidePress(root, open, leave);

  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    if (!holds(target)) leave();
  });
  const onKey = useEffectEvent(({ key, target, defaultPrevented }: KeyboardEvent) => {
    // In a menu or a dialog it closes these alone.
    if (key !== 'Escape' || defaultPrevented || !holds(target)) return;
    setOpen(false);
    button.current?.focus();
  });
  useEffect(() => {
    if (!open) return;
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  function holds(target: EventTarget | null): boolean {
    return target instanceof Node && root.current?.contains(target) === true;
  }

  function leave(): void {
    // A dialog that was opened from inside gives the focus back to here.
    if (document.querySelector('[aria-modal="true"]') === null) setOpen(false);
  }

  return { open, toggle: () => setOpen(!open), root, button };
}
