import { useCallback, useEffect } from 'react';
import { type To, useLocation, useNavigate } from 'react-router-dom';
import { contractDetailMessages } from '@/content/contracts.messages';
import type { Id } from '@/domain/primitives/ids';
import type { ContractRefresh } from '@/features/contracts/detail/use-contract-refresh';
import { FailureBanner, SlowLoad } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { readStateMessage } from '@/lib/navigation-state';
import { selectMissingDeposits } from '@/store/balances/balances.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { Banner } from '@/ui/message/banner';

/** docs/specification.md#9-business-constants-and-limits */
const SUCCESS_BANNER_MS = 5_000;

interface ContractBannersProps {
  contractId: Id;
  refresh: ContractRefresh;
}

/** Notices on top of the detail screen; usually none. */
export function ContractBanners({ contractId, refresh: { load, loading, reload } }: ContractBannersProps) {
  const t = useMessages(contractDetailMessages);
  const message = useNavigationMessage();
  const missing = useAppSelector((state) => selectMissingDeposits(state, contractId));
  return (
    <>
      {message !== null && <FloatingBanner>{message}</FloatingBanner>}
      <SlowLoad busy={loading} onRetry={reload} />
      {load.state === 'failed' && <FailureBanner title={t.refreshFailed} error={load.error} onRetry={reload} quiet />}
      {missing > 0 && <Banner tone="red">{t.missingDeposits({ count: missing })}</Banner>}
    </>
  );
}

/** Message of the navigation state; removed from the history entry after 5 s. */
function useNavigationMessage(): string | null {
  const { search, hash, state } = useLocation();
  const replaceEntry = useReplaceEntry();
  const message = readStateMessage(state);
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => replaceEntry({ search, hash }), SUCCESS_BANNER_MS);
    return () => clearTimeout(timer);
  }, [message, replaceEntry, search, hash]);
  return message;
}

/**
 * Replaces the history entry of the screen, if it is still the current one. A screen stays visible while the next one
 * loads: replacing the entry then would take the user back.
 */
function useReplaceEntry(): (to: To) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (to) => {
      if (window.location.pathname === pathname) void navigate(to, { replace: true });
    },
    [navigate, pathname],
  );
}

/** Over the page, so that nothing moves when it comes or goes; on wide screens in the corner away from the chat's field. */
function FloatingBanner({ children }: { children: string }) {
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-40 mx-auto w-fit max-w-form panels:left-6 panels:mx-0 *:pointer-events-auto">
      <Banner tone="green" className="shadow-pop">
        {children}
      </Banner>
    </div>
  );
}
