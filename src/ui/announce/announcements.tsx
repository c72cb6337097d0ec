import { useSyncExternalStore } from 'react';
import { announcement, onAnnouncement } from '@/ui/announce/announcer';

/** The region that says what happened. Stands from the start: what comes together with its region is not read out. */
export function Announcements() {
  const said = useSyncExternalStore(onAnnouncement, announcement);
  return (
    <p role="status" lang={said?.language} className="sr-only">
      {said?.text}
    </p>
  );
}
