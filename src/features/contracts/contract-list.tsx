import FileText from 'lucide-react/icons/file-text';
import { contractListMessages } from '@/content/contracts.messages';
import { useMessages } from '@/content/use-messages';
import { EmptyState } from '@/ui/empty-state';
import { ContractListSkeleton } from './contract-list-skeleton';
import { ContractResults } from './contract-results';
import { FailureBanner } from './failure-banner';
import { useContracts } from './use-contracts';
import { useOpenWithdrawals } from './use-open-withdrawals';

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
