import { useRef, useState } from 'react';
import { type ErrorData, toErrorData } from '@/domain/primitives/errors';
import { isNotFound } from '@/domain/primitives/http-errors';
import type { Id } from '@/domain/primitives/ids';
import { TIMERS } from '@/domain/timers';
import { logger } from '@/lib/logger';
import { usePolling } from '@/lib/use-polling';
import { refreshBalances, refreshExecuted } from '@/store/balances/refresh.thunks';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { loadContract } from '@/store/contracts/load.thunks';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { useAppDispatch, useAppSelector } from '@/store/setup/hooks';

export type ContractLoad =
  | { state: 'loading' | 'ready' | 'missing' }
  /** A contract loaded before stays on screen. */
  | { state: 'failed'; error: ErrorData };

export interface ContractRefresh {
  load: ContractLoad;
  reload: () => void;
}

/** Refreshes a contract and its balances while its screen is visible (docs/specification.md#refresh). */
export function useContractRefresh(id: Id): ContractRefresh {
  const dispatch = useAppDispatch();
  const [load, setLoad] = useState<ContractLoad>({ state: 'loading' });
  const loading = useRef(false);
  const hasLiveGuarantee = useAppSelector((state) =>
    (selectContract(state, id)?.guarantees ?? []).some(({ status }) => status !== 'executed'),
  );

  async function refresh(signal?: AbortSignal): Promise<void> {
    loading.current = true;
    try {
      await dispatch(loadContract(id));
      setLoad((previous) => (previous.state === 'ready' ? previous : { state: 'ready' }));
    } catch (thrown) {
      setLoad(toFailure(toErrorData(thrown)));
      throw thrown;
    } finally {
      loading.current = false;
    }
    await verify();
    await dispatch(refreshExecuted(id, signal)).catch(() => undefined);
  }

  async function verify(): Promise<void> {
    try {
      await dispatch(verifyContract(id));
    } catch (thrown) {
      logger.error(`Verifying the deposit addresses failed: ${toErrorData(thrown).message}`);
    }
  }

  async function refreshFunds(signal: AbortSignal): Promise<void> {
    if (!loading.current) await dispatch(refreshBalances(id, signal));
  }

  const exists = load.state !== 'missing';
  usePolling(refresh, TIMERS.contract, { enabled: exists, key: id });
  usePolling(refreshFunds, TIMERS.balances, {
    enabled: exists && hasLiveGuarantee && load.state !== 'loading',
    key: id,
  });
  return { load, reload: () => void refresh().catch(() => undefined) };
}

function toFailure(error: ErrorData): ContractLoad {
  return isNotFound(error) ? { state: 'missing' } : { state: 'failed', error };
}
