import { Suspense } from 'react';
import { StatusNotices } from '@/features/status/status-notices';
import { useVisitorSelector } from '@/store/hooks';
import { late } from './late';

const MemberStrip = late(async () => ({ default: (await import('./member-notices')).MemberStrip }));
const MemberSaves = late(async () => ({ default: (await import('./member-notices')).MemberSaves }));

/** Under the bar of every screen, when there is something to say. Nothing most of the time. */
export function Notices() {
  const member = useVisitorSelector((state) => state.auth.user !== null);
  return (
    <>
      <Suspense fallback={null}>{member && <MemberStrip />}</Suspense>
      <StatusNotices>
        <Suspense fallback={null}>{member && <MemberSaves />}</Suspense>
      </StatusNotices>
    </>
  );
}
