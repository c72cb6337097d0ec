import { type RefObject, Suspense } from 'react';
import { StatusNotices } from '@/features/status/status-notices';
import { late } from '@/lib/late';
import { useVisitorSelector } from '@/store/hooks';
import { Announcements } from '@/ui/announcements';
import { useKeptFocus } from '@/ui/use-kept-focus';
import { useToldWork } from '@/ui/use-told-work';

const MemberSaves = late(async () => ({ default: (await import('./member-saves')).MemberSaves }));

/** Under the bar of every screen, when there is something to say. Nothing most of the time. */
export function Notices({ shell }: { shell: RefObject<HTMLElement | null> }) {
  const member = useVisitorSelector((state) => state.auth.user !== null);
  useKeptFocus(shell);
  useToldWork(shell);
  return (
    <>
      <Announcements />
      <StatusNotices>
        <Suspense fallback={null}>{member && <MemberSaves />}</Suspense>
      </StatusNotices>
    </>
  );
}
