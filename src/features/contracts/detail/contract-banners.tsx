import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { contractDetailMessages } from '@/content/contracts.messages';
import type { Id } from '@/domain/primitives/ids';
import type { ContractRefresh } from '@/features/contracts/detail/use-contract-refresh';
import { FailureBanner } from '@/features/contracts/failures';
import { useReplaceEntry } from '@/features/contracts/use-replace-entry';
import { SlowNotice } from '@/features/waiting/slow-load';
import { useMessages } from '@/i18n/use-messages';
import { readStateMessage } from '@/lib/navigation-state';
import { selectMissingDeposits } from '@/store/balances/balances.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { Banner } from '@/ui/message/banner';
import { FloatingBanner } from '@/ui/message/floating-banner';

/** docs/specification.md#9-business-constants-and-limits */
const SUCCESS_BANNER_MS = 5_000;

interface ContractBannersProps {
  contractId: Id;
  refresh: ContractRefresh;
}

/** Notices on top of the detail screen; usually none. */
export function ContractBanners({ contractId, refresh: { load, slow, reload } }: ContractBannersProps) {
  const t = useMessages(contractDetailMessages);
  const message = useNavigationMessage();
  const missing = useAppSelector((state) => selectMissingDeposits(state, contractId));
  return (
    <>
      {message !== null && <FloatingBanner tone="green">{message}</FloatingBanner>}
      {slow && <SlowNotice onRetry={reload} />}
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
