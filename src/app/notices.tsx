import { type ReactNode, Suspense } from 'react';
import { StatusNotices } from '@/features/status/status-notices';
import { UnsettledNotice } from '@/features/status/unsettled-notice';
import { useVisitorSelector } from '@/store/hooks';
import { AccountStrip } from './account-strip';
import { useWholeStore } from './use-whole-store';

/** Under the bar of every screen, when there is something to say. Nothing most of the time. */
export function Notices() {
  return (
    <>
      <ForMembers>
        <AccountStrip />
      </ForMembers>
      <StatusNotices>
        <ForMembers>
          <UnsettledNotice />
        </ForMembers>
      </StatusNotices>
    </>
  );
}

interface ForMembersProps {
  children: ReactNode;
}

function ForMembers({ children }: ForMembersProps) {
  const member = useVisitorSelector((state) => state.auth.user !== null);
  return <Suspense fallback={null}>{member && <WithWholeStore>{children}</WithWholeStore>}</Suspense>;
}

function WithWholeStore({ children }: ForMembersProps) {
  useWholeStore();
  return children;
}
