import { useEffect, useState } from 'react';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { selectContractsState } from '@/store/contracts/contracts.selectors';
import { loadContracts } from '@/store/contracts/load.thunks';
import { useAppDispatch, useAppSelector } from '@/store/setup/hooks';

export interface ContractsView {
  /** Those of the last visit while fresh ones are on their way. */
  contracts: Contract[];
  loading: boolean;
  error: ErrorData | null;
  reload: () => void;
}

/** The user's contracts, loaded when the screen opens. */
export function useContracts(): ContractsView {
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
