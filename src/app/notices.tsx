import { type RefObject, Suspense } from 'react';
import { StatusNotices } from '@/features/outbox/status-notices';
import { late } from '@/lib/late';
import { useBaseSelector } from '@/store/setup/hooks';
import { Announcements } from '@/ui/announce/announcements';
import { useBusyAnnouncements } from '@/ui/announce/use-told-work';
import { useKeptFocus } from '@/ui/focus/use-kept-focus';

const MemberSaves = late(async () => ({ default: (await import('@/app/member-saves')).MemberSaves }));

/** Under the bar of every screen, when there is something to say. Nothing most of the time. */
export function Notices({ shell }: { shell: RefObject<HTMLElement | null> }) {
  const member = useBaseSelector((state) => state.auth.user !== null);
  useKeptFocus(shell);
  useBusyAnnouncements(shell);
  return (
    <>
      <Announcements />
      <StatusNotices>
        <Suspense fallback={null}>{member && <MemberSaves />}</Suspense>
      </StatusNotices>
    </>
  );
}
