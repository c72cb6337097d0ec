import FileText from 'lucide-react/icons/file-text';
import { contractListMessages } from '@/content/contracts.messages';
import { useMessages } from '@/content/use-messages';
import { EmptyState } from '@/ui/empty-state';
import { ContractCard } from './contract-card';
import { ContractListSkeleton } from './contract-list-skeleton';
import { FailureBanner } from './failure-banner';
import { useContracts } from './use-contracts';
import { useOpenWithdrawals } from './use-open-withdrawals';
import { usePeople } from './use-people';

/** The user's contracts as cards; what was known before is shown while fresh ones load. */
export function ContractList() {
  const t = useMessages(contractListMessages);
  const { contracts, loading, error, reload } = useContracts();
  usePeople(contracts.flatMap(({ contractors }) => contractors));
  useOpenWithdrawals(contracts, !loading && error === null);
  const none = contracts.length === 0;
  return (
    <>
      {error !== null && (
        <FailureBanner what={none ? t.loadFailed : t.refreshFailed} error={error} onRetry={reload} quiet={!none} />
      )}
      {none && loading && <ContractListSkeleton />}
      {none && !loading && error === null && <EmptyState icon={<FileText />}>{t.empty}</EmptyState>}
      {!none && (
        <ul className="flex flex-col gap-4">
          {contracts.map((contract) => (
            <li key={String(contract.id)}>
              <ContractCard contract={contract} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
