import { type RefObject, useEffect } from 'react';
import { announce } from '@/ui/announce/announcer';

/** Says what a button inside says while it is busy: it is disabled then, and nobody hears its new label. */
export function useBusyAnnouncements(shell: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (shell.current === null) return;
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) tell(target);
    });
    observer.observe(shell.current, { subtree: true, attributeFilter: ['data-busy'] });
    return () => observer.disconnect();
  }, [shell]);
}

function tell(button: Node): void {
  if (!(button instanceof HTMLElement)) return;
  const { busy } = button.dataset;
  if (busy !== undefined) announce(busy, button.closest<HTMLElement>('[lang]')?.lang);
}
