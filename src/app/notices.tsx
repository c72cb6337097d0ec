import { type RefObject, Suspense } from 'react';
import { FullStore } from '@/app/full-store';
import { StatusNotices } from '@/features/outbox/status-notices';
import { lazyAfterPaint } from '@/lib/lazy';
import { useBaseSelector } from '@/store/setup/hooks';
import { Announcements, useBusyAnnouncements } from '@/ui/announce/announcements';
import { useKeepFocus } from '@/ui/focus/use-keep-focus';

const UnsettledNotice = lazyAfterPaint(async () => ({
  default: (await import('@/features/outbox/unsettled-notice')).UnsettledNotice,
}));

/** Notices and announcements under the navigation bar of every screen. */
export function Notices({ shell }: { shell: RefObject<HTMLElement | null> }) {
  const isMember = useBaseSelector((state) => state.auth.user !== null);
  useKeepFocus(shell);
  useBusyAnnouncements(shell);
  return (
    <>
      <Announcements />
      <StatusNotices>
        <Suspense fallback={null}>{isMember && <MemberNotice />}</Suspense>
      </StatusNotices>
    </>
  );
}

function MemberNotice() {
  return (
    <FullStore>
      <UnsettledNotice />
    </FullStore>
  );
}
