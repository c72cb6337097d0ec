import FileText from 'lucide-react/icons/file-text';
import { contractListMessages } from '@/content/contracts.messages';
import { FailureBanner } from '@/features/contracts/detail/failure-banner';
import { ContractListSkeleton } from '@/features/contracts/list/contract-list-skeleton';
import { ContractResults } from '@/features/contracts/list/contract-results';
import { useContracts } from '@/features/contracts/list/use-contracts';
import { useOpenWithdrawals } from '@/features/contracts/list/use-open-withdrawals';
import { useMessages } from '@/i18n/use-messages';
import { EmptyState } from '@/ui/message/empty-state';

/** The user's contracts as cards; what was known before is shown while fresh ones load. */
export function ContractList() {
  const t = useMessages(contractListMessages);
  const { contracts, loading, error, reload } = useContracts();
  useOpenWithdrawals(contracts, !loading && error === null);
  const none = contracts.length === 0;
  return (
    <>
      {error !== null && (
        <FailureBanner what={none ? t.loadFailed : t.refreshFailed} error={error} onRetry={reload} quiet={!none} />
      )}
      {none && loading && <ContractListSkeleton />}
      {none && !loading && error === null && <EmptyState icon={<FileText />}>{t.empty}</EmptyState>}
      {!none && <ContractResults contracts={contracts} />}
    </>
  );
}
