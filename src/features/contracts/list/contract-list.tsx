import { useEffect, useState } from 'react';
import { contractListMessages } from '@/content/contracts.messages';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { FailureBanner } from '@/features/contracts/failures';
import { ContractResults } from '@/features/contracts/list/contract-results';
import { useLookUps } from '@/features/contracts/list/use-look-ups';
import { HelpLink } from '@/features/help/help-link';
import { SlowLoad } from '@/features/waiting/slow-load';
import { useMessages } from '@/i18n/use-messages';
import { selectContractsState } from '@/store/contracts/contracts.selectors';
import { loadContracts } from '@/store/contracts/load.thunks';
import { useAppDispatch, useAppSelector } from '@/store/setup/hooks';
import { Card } from '@/ui/layout/card';
import { EmptyState } from '@/ui/message/empty-state';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';

/** The user's contracts. Those of the last visit are shown while they are reloaded. */
export function ContractList() {
  const t = useMessages(contractListMessages);
  const { contracts, loading, error, reload } = useContracts();
  useLookUps(contracts, !loading && error === null);
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
      {isEmpty && !loading && error === null && (
        <EmptyState
          action={
            <p>
              <HelpLink part="first-contract" />
            </p>
          }
        >
          {t.empty}
        </EmptyState>
      )}
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

function ContractListSkeleton() {
  const t = useMessages(contractListMessages);
  return (
    <SkeletonGroup label={t.loading} className="flex flex-col gap-6">
      <div className="grid gap-x-8 gap-y-3 border-y border-line py-4 sm:grid-cols-3">
        {[1, 2, 3].map((key) => (
          <div
            key={key}
            className="flex min-h-13 justify-between gap-4 sm:min-h-23 sm:flex-col sm:justify-start lg:min-h-19"
          >
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-6 w-40" />
          </div>
        ))}
      </div>
      <Card flush className="divide-y divide-line">
        {[1, 2, 3].map((key) => (
          <RowSkeleton key={key} />
        ))}
      </Card>
    </SkeletonGroup>
  );
}

function RowSkeleton() {
  return (
    <div className="flex flex-col gap-x-8 gap-y-4 px-5 py-5 sm:px-6 lg:flex-row lg:justify-between">
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-10 w-full max-w-form" />
        <Skeleton className="h-4 w-2/3 max-w-form" />
      </div>
      <Skeleton className="h-14 w-full sm:w-96" />
    </div>
  );
}
