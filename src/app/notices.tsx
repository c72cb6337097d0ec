import { type RefObject, Suspense } from 'react';
import { FullStore } from '@/app/full-store';
import { StatusNotices } from '@/features/outbox/status-notices';
import { ErrorBoundary } from '@/lib/error-boundary';
import { lazyPart } from '@/lib/lazy';
import { useBaseSelector } from '@/store/core/hooks';
import { Announcements, useBusyAnnouncements } from '@/ui/announce/announcements';
import { useKeepFocus } from '@/ui/focus/use-keep-focus';

const UnsettledNotice = lazyPart('UnsettledNotice', () => import('@/features/outbox/unsettled-notice'));

/** Notices and announcements under the navigation bar of every screen. */
export function Notices({ shell }: { shell: RefObject<HTMLElement | null> }) {
  const isMember = useBaseSelector((state) => state.auth.user !== null);
  useKeepFocus(shell);
  useBusyAnnouncements(shell);
  return (
    <>
      <Announcements />
      <div className="mx-auto flex w-full max-w-page flex-col gap-2 px-4 pt-4 empty:hidden sm:px-6">
        <StatusNotices />
        <Suspense fallback={null}>{isMember && <MemberNotice />}</Suspense>
      </div>
    </>
  );
}

function MemberNotice() {
  return (
    <ErrorBoundary fallback={null}>
      <FullStore>
        <UnsettledNotice />
      </FullStore>
    </ErrorBoundary>
  );
}
