import { type RefObject, useEffect } from 'react';
import { useValue } from '@/lib/value';
import { announce, announcement } from '@/ui/announce/use-announce';

/** The live region. Always rendered, since text that appears together with its region is not read out. */
export function Announcements() {
  const current = useValue(announcement);
  return (
    <p role="status" lang={current?.language} className="sr-only">
      {current?.text}
    </p>
  );
}

/** Announces the busy label of buttons inside: they are disabled then, so their new label is not read out. */
export function useBusyAnnouncements(shell: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (shell.current === null) return;
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) announceBusy(target);
    });
    observer.observe(shell.current, { subtree: true, attributeFilter: ['data-busy'] });
    return () => observer.disconnect();
  }, [shell]);
}

function announceBusy(button: Node): void {
  if (!(button instanceof HTMLElement)) return;
  const { busy } = button.dataset;
  if (busy !== undefined) announce(busy, button.closest<HTMLElement>('[lang]')?.lang);
}
