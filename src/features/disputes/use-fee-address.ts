import { useCallback, useEffect, useState } from 'react';
import type { ErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { deriveDisputeFeeAddress } from '@/store/disputes/dispute.thunks';
import { useAppDispatch } from '@/store/setup/hooks';

export type FeeAddress =
  | { status: 'busy' }
  | { status: 'failed'; error: ErrorData }
  | { status: 'done'; address: string };

/** Derives the address of the guarantee's dispute fee at once; `retry` starts over after a failure. */
export function useFeeAddress(contractId: Id, guaranteeId: Id): { feeAddress: FeeAddress; retry: () => void } {
  const dispatch = useAppDispatch();
  const [feeAddress, setFeeAddress] = useState<FeeAddress>({ status: 'busy' });

  const derive = useCallback(async () => {
    setFeeAddress({ status: 'busy' });
    const outcome = await dispatch(deriveDisputeFeeAddress({ contractId, guaranteeId }));
    setFeeAddress(outcome.ok ? { status: 'done', address: outcome.value } : { status: 'failed', error: outcome.error });
  }, [dispatch, contractId, guaranteeId]);

  useEffect(() => void derive(), [derive]);

  return { feeAddress, retry: () => void derive() };
}
