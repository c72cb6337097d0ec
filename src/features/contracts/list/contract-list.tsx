import FileText from 'lucide-react/icons/file-text';
import { useEffect, useState } from 'react';
import { contractListMessages } from '@/content/contracts.messages';
import type { Contract } from '@/domain/models';
import { type ErrorData, toErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { FailureBanner } from '@/features/contracts/failures';
import { ContractResults } from '@/features/contracts/list/contract-results';
import { useMessages } from '@/i18n/use-messages';
import { logger } from '@/lib/logger';
import { selectContractsState } from '@/store/contracts/contracts.selectors';
import { loadContract, loadContracts } from '@/store/contracts/load.thunks';
import { useAppDispatch, useAppSelector } from '@/store/setup/hooks';
import { Card } from '@/ui/layout/card';
import { EmptyState } from '@/ui/message/empty-state';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';

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

interface ContractsView {
  /** Those of the last visit while fresh ones are on their way. */
  contracts: Contract[];
  loading: boolean;
  error: ErrorData | null;
  reload: () => void;
}

/** The user's contracts, loaded when the screen opens. */
function useContracts(): ContractsView {
  const dispatch = useAppDispatch();
  const { contracts, loading, error } = useAppSelector(selectContractsState);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    void dispatch(loadContracts());
    setAsked(true);
  }, [dispatch]);
  return {
    contracts,
    loading: loading || !asked,
    // What another screen left in the state is none of this list's business.
    error: asked && !loading ? error : null,
    reload: () => void dispatch(loadContracts()),
  };
}

/** A list that is longer shows what waits on the contracts themselves. */
const AT_MOST = 25;

/**
 * A list of contracts comes without withdrawals: fetches those of contracts that may hold one, one after another, so
 * that each card can tell what waits for the user.
 */
function useOpenWithdrawals(contracts: readonly Contract[], listed: boolean): void {
  const dispatch = useAppDispatch();
  const ids = contracts.filter(mayWait).map(({ id }) => id);
  const key = JSON.stringify(ids.slice(0, AT_MOST));
  useEffect(() => {
    if (!listed) return;
    const shown = { now: true };
    const load = (id: Id) => dispatch(loadContract(id));
    void oneByOne(JSON.parse(key) as Id[], load, shown);
    return () => {
      shown.now = false;
    };
  }, [dispatch, key, listed]);
}

async function oneByOne(ids: Id[], load: (id: Id) => Promise<void>, shown: { now: boolean }): Promise<void> {
  for (const id of ids) {
    if (!shown.now) return;
    try {
      await load(id);
    } catch (error) {
      logger.error(`Loading the withdrawals of a contract failed: ${toErrorData(error).message}`);
      return;
    }
  }
}

function mayWait({ status, guarantees }: Contract): boolean {
  return status === 'active' && guarantees.some((guarantee) => guarantee.status === 'active');
}

/** Outline of search, filters and three cards. */
function ContractListSkeleton() {
  const t = useMessages(contractListMessages);
  return (
    <SkeletonGroup label={t.loading} className="flex flex-col gap-6">
      <Controls />
      <div className="flex flex-col gap-4">
        {[1, 2, 3].map((place) => (
          <ContractCardOutline key={place} />
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** Few contracts have none; who waits for the list mostly has many. */
function Controls() {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-3 sm:flex-row">
        <Skeleton className="h-10.5 flex-none sm:flex-1" />
        <Skeleton className="h-10.5 sm:w-56" />
      </div>
      <div className="flex flex-wrap gap-2">
        {['w-16', 'w-36', 'w-20', 'w-20'].map((width, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: four that never change
          <Skeleton key={place} className={`h-8 ${width}`} />
        ))}
      </div>
    </div>
  );
}

function ContractCardOutline() {
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
