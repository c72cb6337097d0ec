import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PageBody } from '@/app/page-body';
import { fetchPageAt } from '@/app/pages';
import { useWholeStore } from '@/app/use-whole-store';
import { AccountNotices } from '@/features/account/account-notices';
import { whenIdle } from '@/lib/when-idle';
import { isWhole } from '@/store/setup/base-store';
import { useAppStore } from '@/store/setup/hooks';

/**
 * The page of the route, once the store has all its slices; both are fetched at the same time. What there is to say about
 * the own key comes in one with it, to move nothing.
 */
export function WholeStoreOutlet() {
  const { pathname } = useLocation();
  if (!isWhole(useAppStore())) fetchPageAt(pathname);
  useWholeStore();
  useEffect(() => whenIdle(fetchIcons), []);
  return (
    <>
      <AccountNotices />
      <PageBody>
        <Outlet />
      </PageBody>
    </>
  );
}

/** Those of messages: when the first one tells that the network is away, it is too late. */
function fetchIcons(): void {
  import('@/ui/message/tone-icon').catch(() => undefined);
}
