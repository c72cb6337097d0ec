import { Suspense } from 'react';
import { selectBackupDue, selectKeyWarning } from '@/store/account/account.selectors';
import { useAppSelector } from '@/store/hooks';
import { late } from './late';

const AccountNotices = late(async () => ({
  default: (await import('@/features/account/account-notices')).AccountNotices,
}));

/** Under the bar of every screen, when there is something to say about the own key; fetched only then. */
export function AccountStrip() {
  const needed = useAppSelector((state) => selectKeyWarning(state) !== null || selectBackupDue(state));
  return <Suspense fallback={null}>{needed && <AccountNotices />}</Suspense>;
}
