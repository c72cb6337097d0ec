import FilePenLine from 'lucide-react/icons/file-pen-line';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { contractListMessages } from '@/content/contracts.messages';
import { mayHoldTransactions } from '@/domain/contracts/contract-list';
import type { Contract } from '@/domain/models';
import { type ErrorData, toErrorData } from '@/domain/primitives/errors';
import { isNotFound } from '@/domain/primitives/http-errors';
import type { Id } from '@/domain/primitives/ids';
import { ContractResults } from '@/features/contracts/list/contract-results';
import { HelpLink } from '@/features/help/help-link';
import { FailureBanner, SlowLoad } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { logger } from '@/lib/logger';
import { selectContractsState } from '@/store/contracts/contracts.selectors';
import { loadContract, loadContracts } from '@/store/contracts/load.thunks';
import { loadUnnamedLists, MAX_LIST_CALLS } from '@/store/contracts/transaction-lists.thunks';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import type { AppDispatch } from '@/store/core/store-types';
import { Card } from '@/ui/layout/card';
import { EmptyState } from '@/ui/message/empty-state';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';

/**
 * The user's contracts. Shows the stored list while a new one loads. The children stand above it and are rendered once there
 * is a list: on a slow line, their code would delay it.
 */
export function ContractList({ children }: { children: ReactNode }) {
  const t = useMessages(contractListMessages);
  const { contracts, loading, error, reload } = useContracts();
  const isUnread = error?.code === 'records-unread';
  useLookUps(contracts, !loading && (error === null || isUnread));
  const isEmpty = contracts.length === 0;
  return (
    <>
      {error !== null && (
        <FailureBanner
          {...(!isUnread && { title: isEmpty ? t.loadFailed : t.refreshFailed })}
          error={error}
          onRetry={reload}
          quiet={!isEmpty || isUnread}
        />
      )}
      <SlowLoad busy={loading} onRetry={reload} />
      {isEmpty && loading ? <ContractListSkeleton /> : children}
      {isEmpty && !loading && error === null && (
        <EmptyState icon={<FilePenLine />} action={<HelpLink part="first-contract" />}>
          {t.empty}
          <span className="block">{t.toJoin}</span>
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
    // Ignores an error left by another screen.
    error: requested && !loading ? error : null,
    reload: () => setTurn((before) => before + 1),
  };
}

function ContractListSkeleton() {
  const t = useMessages(contractListMessages);
  return (
    <SkeletonGroup label={t.loading}>
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
    <div className="flex flex-col gap-2 px-5 py-5 sm:px-6">
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-10 w-full max-w-form" />
      <Skeleton className="h-4 w-2/3 max-w-form" />
    </div>
  );
}

/** Further contracts show required actions only on their own screen. */
const MAX_LOADED = 25;

/** Loads contracts that may hold deposits or withdrawals, one after another, so that their rows show the required action. */
function useLookUps(contracts: readonly Contract[], enabled: boolean): void {
  const dispatch = useAppDispatch();
  const key = useMemo(() => JSON.stringify(listToLoad(contracts)), [contracts]);
  useEffect(() => {
    if (!enabled) return;
    const controller = new AbortController();
    void lookUp(dispatch, JSON.parse(key) as Id[], controller.signal);
    return () => controller.abort();
  }, [dispatch, key, enabled]);
}

function listToLoad(contracts: readonly Contract[]): Id[] {
  return contracts
    .filter(mayHoldTransactions)
    .slice(0, MAX_LOADED)
    .map(({ id }) => id);
}

/** A contract that no longer exists does not end the look-ups of the others. */
function skipMissing(error: unknown): false {
  if (isNotFound(toErrorData(error))) return false;
  throw error;
}

async function lookUp(dispatch: AppDispatch, ids: readonly Id[], signal: AbortSignal): Promise<void> {
  try {
    let calls = MAX_LIST_CALLS;
    for (const id of ids) {
      if (signal.aborted) return;
      const isLoaded = await dispatch(loadContract(id, signal)).then(() => true, skipMissing);
      if (isLoaded && calls > 0) calls -= await dispatch(loadUnnamedLists(id, signal, calls));
    }
  } catch (error) {
    if (signal.aborted) return;
    logger.error(`Looking up what the list shows failed: ${toErrorData(error).message}`);
  }
}
