import { contractDetailMessages } from '@/content/contracts.messages';
import type { Id } from '@/domain/primitives/ids';
import { FailureBanner } from '@/features/contracts/detail/failure-banner';
import { SuccessNotice } from '@/features/contracts/detail/success-notice';
import type { ContractRefresh } from '@/features/contracts/detail/use-contract-refresh';
import { useNavigationMessage } from '@/features/contracts/detail/use-navigation-message';
import { useMessages } from '@/i18n/use-messages';
import { selectPendingSignatures } from '@/store/contracts/needs.selectors';
import { useAppSelector } from '@/store/setup/hooks';
import { Banner } from '@/ui/message/banner';

export interface ContractBannersProps {
  contractId: Id;
  refresh: ContractRefresh;
  /** It was published just now. */
  published: boolean;
}

/** What the top of the detail screen has to tell; nothing most of the time. */
export function ContractBanners({ contractId, refresh: { load, reload }, published }: ContractBannersProps) {
  const t = useMessages(contractDetailMessages);
  const message = useNavigationMessage();
  const success = published ? t.published : message;
  const pending = useAppSelector((state) => selectPendingSignatures(state, contractId));
  return (
    <>
      {success !== null && <SuccessNotice>{success}</SuccessNotice>}
      {load.state === 'failed' && <FailureBanner what={t.refreshFailed} error={load.error} onRetry={reload} quiet />}
      {pending > 0 && <Banner tone="yellow">{t.pendingWithdrawals({ count: pending })}</Banner>}
    </>
  );
}
