import { useEffect, useRef, useState } from 'react';
import { type ErrorData, toErrorData } from '@/domain/primitives/errors';
import { isNotFound } from '@/domain/primitives/http-errors';
import type { Id } from '@/domain/primitives/ids';
import { TIMERS } from '@/domain/timers';
import { logger } from '@/lib/logger';
import { usePolling } from '@/lib/use-polling';
import { refreshBalances, refreshExecuted } from '@/store/balances/refresh.thunks';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { loadContract } from '@/store/contracts/load.thunks';
import { loadUnnamedLists } from '@/store/contracts/transaction-lists.thunks';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { selectSpendsKey } from '@/store/payouts/payouts.selectors';
import { readPayouts } from '@/store/payouts/read-payouts.thunks';

type ContractLoad =
  | { state: 'loading' | 'ready' | 'missing' }
  /** A contract that was loaded before stays on screen. */
  | { state: 'failed'; error: ErrorData };

export interface ContractRefresh {
  load: ContractLoad;
  /** The contract, or a newer version of it, is being loaded. */
  loading: boolean;
  reload: () => void;
}

/** Refreshes a contract and its balances while its screen is visible (docs/specification.md#refresh). */
export function useContractRefresh(id: Id): ContractRefresh {
  const dispatch = useAppDispatch();
  const [load, setLoad] = useState<ContractLoad>({ state: 'loading' });
  const [isLoading, setLoading] = useState(false);
  const [turn, setTurn] = useState(0);
  const loading = useRef(0);
  const hasLiveGuarantee = useAppSelector((state) =>
    (selectContract(state, id)?.guarantees ?? []).some(({ status }) => status !== 'executed'),
  );

  async function refresh(signal: AbortSignal): Promise<void> {
    loading.current += 1;
    setLoading(true);
    try {
      await dispatch(loadContract(id, signal));
      setLoad((previous) => (previous.state === 'ready' ? previous : { state: 'ready' }));
    } catch (thrown) {
      if (!signal.aborted) setLoad(toFailure(toErrorData(thrown)));
      throw thrown;
    } finally {
      loading.current -= 1;
      setLoading(false);
    }
    await dispatch(loadUnnamedLists(id, signal));
    await verify();
    await dispatch(refreshExecuted(id, signal)).catch(() => undefined);
    await dispatch(readPayouts(id, signal));
  }

  async function verify(): Promise<void> {
    try {
      await dispatch(verifyContract(id));
    } catch (thrown) {
      logger.error(`Verifying the deposit addresses failed: ${toErrorData(thrown).message}`);
    }
  }

  async function refreshFunds(signal: AbortSignal): Promise<void> {
    if (loading.current === 0) await dispatch(refreshBalances(id, signal));
  }

  // At once after a withdrawal was recorded or coins have moved.
  const spends = useAppSelector((state) => selectSpendsKey(state, id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for other spends
  useEffect(() => {
    const ended = new AbortController();
    void dispatch(readPayouts(id, ended.signal));
    return () => ended.abort();
  }, [dispatch, id, spends]);

  const exists = load.state !== 'missing';
  usePolling(refresh, TIMERS.contract, { enabled: exists, key: `${id} ${turn}` });
  usePolling(refreshFunds, TIMERS.balances, {
    enabled: exists && hasLiveGuarantee && load.state !== 'loading',
    key: id,
  });
  return { load, loading: isLoading, reload: () => setTurn((before) => before + 1) };
}

function toFailure(error: ErrorData): ContractLoad {
  return isNotFound(error) ? { state: 'missing' } : { state: 'failed', error };
}
