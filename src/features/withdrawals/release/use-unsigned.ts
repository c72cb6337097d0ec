import { useCallback, useEffect, useRef } from 'react';
import type { Transaction } from '@/domain/models';
import type { GuaranteePlace } from '@/store/contracts/contracts.slice';
import { useAppDispatch } from '@/store/setup/hooks';
import { cancelWithdrawal } from '@/store/withdrawals/cancel.thunks';

/**
 * Holds the withdrawal that was created and is not signed yet. Leaving the screen in any way deletes it at the backend:
 * nothing unsigned stays behind.
 */
export function useUnsigned({ contractId, guaranteeId }: GuaranteePlace): (withdrawal: Transaction | null) => void {
  const dispatch = useAppDispatch();
  const held = useRef<Transaction | null>(null);
  const left = useRef(false);

  const discard = useCallback(() => {
    if (held.current !== null) void dispatch(cancelWithdrawal({ contractId, guaranteeId }, held.current));
    held.current = null;
  }, [dispatch, contractId, guaranteeId]);

  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      discard();
    };
  }, [discard]);

  return useCallback(
    (withdrawal) => {
      held.current = withdrawal;
      if (left.current) discard();
    },
    [discard],
  );
}
