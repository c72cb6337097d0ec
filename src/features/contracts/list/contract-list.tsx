import FileText from 'lucide-react/icons/file-text';
import { useEffect, useState } from 'react';
import { contractListMessages } from '@/content/contracts.messages';
import { mayHoldWithdrawals } from '@/domain/contract/contract-list';
import type { Contract } from '@/domain/models';
import { type ErrorData, toErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { FailureBanner } from '@/features/contracts/failures';
import { ContractResults } from '@/features/contracts/list/contract-results';
import { SlowLoad } from '@/features/waiting/slow-load';
import { useMessages } from '@/i18n/use-messages';
import { logger } from '@/lib/logger';
import { selectContractsState } from '@/store/contracts/contracts.selectors';
import { loadContract, loadContracts } from '@/store/contracts/load.thunks';
import { useAppDispatch, useAppSelector } from '@/store/setup/hooks';
import { Card } from '@/ui/layout/card';
import { EmptyState } from '@/ui/message/empty-state';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';

/** The user's contracts. Those of the last visit are shown while they are reloaded. */
export function ContractList() {
  const t = useMessages(contractListMessages);
  const { contracts, loading, error, reload } = useContracts();
  usePrefetchedWithdrawals(contracts, !loading && error === null);
  const isEmpty = contracts.length === 0;
  return (
    <>
      {error !== null && (
        <FailureBanner
          title={isEmpty ? t.loadFailed : t.refreshFailed}
          error={error}
          onRetry={reload}
          quiet={!isEmpty}
        />
      )}
      <SlowLoad busy={loading} onRetry={reload} />
      {isEmpty && loading && <ContractListSkeleton />}
      {isEmpty && !loading && error === null && <EmptyState icon={<FileText />}>{t.empty}</EmptyState>}
      {!isEmpty && <ContractResults contracts={contracts} />}
    </>
  );
}

interface LoadedContracts {
  contracts: Contract[];
  loading: boolean;
  error: ErrorData | null;
  reload: () => void;
}

/** Loads the contracts when the screen opens. */
function useContracts(): LoadedContracts {
  const dispatch = useAppDispatch();
  const { contracts, loading, error } = useAppSelector(selectContractsState);
  const [requested, setRequested] = useState(false);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn loads again
  useEffect(() => {
    const controller = new AbortController();
    void dispatch(loadContracts(controller.signal));
    setRequested(true);
    return () => controller.abort();
  }, [dispatch, turn]);
  return {
    contracts,
    loading: loading || !requested,
    // An error left by another screen is not this list's.
    error: requested && !loading ? error : null,
    reload: () => setTurn((before) => before + 1),
  };
}

/** Contracts beyond these show required actions only on their own screen. */
const MAX_PREFETCHED = 25;

/** Loads contracts that may hold withdrawals, one after another, so that their cards show the required action. */
function usePrefetchedWithdrawals(contracts: readonly Contract[], enabled: boolean): void {
  const dispatch = useAppDispatch();
  const ids = contracts.filter(mayHoldWithdrawals).map(({ id }) => id);
  const key = JSON.stringify(ids.slice(0, MAX_PREFETCHED));
  useEffect(() => {
    if (!enabled) return;
    const controller = new AbortController();
    const load = (id: Id) => dispatch(loadContract(id, controller.signal));
    void loadInSequence(JSON.parse(key) as Id[], load, controller.signal);
    return () => controller.abort();
  }, [dispatch, key, enabled]);
}

async function loadInSequence(ids: Id[], load: (id: Id) => Promise<void>, signal: AbortSignal): Promise<void> {
  for (const id of ids) {
    if (signal.aborted) return;
    try {
      await load(id);
    } catch (error) {
      if (signal.aborted) return;
      logger.error(`Loading the withdrawals of a contract failed: ${toErrorData(error).message}`);
      return;
    }
  }
}

function ContractListSkeleton() {
  const t = useMessages(contractListMessages);
  return (
    <SkeletonGroup label={t.loading} className="flex flex-col gap-6">
      <ControlsSkeleton />
      <div className="flex flex-col gap-4">
        {[1, 2, 3].map((key) => (
          <ContractCardSkeleton key={key} />
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** Short lists have no controls; long ones load slower. */
function ControlsSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-3 sm:flex-row">
        <Skeleton className="h-10.5 flex-none sm:h-9 sm:flex-1" />
        <Skeleton className="h-10.5 sm:h-9 sm:w-56" />
      </div>
      <div className="flex flex-wrap gap-2">
        {['w-16', 'w-36', 'w-20', 'w-20'].map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <Skeleton key={index} className={`h-8 ${width}`} />
        ))}
      </div>
    </div>
  );
}

function ContractCardSkeleton() {
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-col-reverse justify-between gap-2 sm:flex-row">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-6 w-24" />
      </div>
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-11 w-2/3" />
    </Card>
  );
}
