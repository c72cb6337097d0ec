import { useCallback, useEffect, useState } from 'react';
import { settings } from '@/config/settings';
import {
  advanceDisputePayment,
  type DisputeConfirmation,
  type DisputePayment,
  type DisputePaymentEvent,
  FEE_CHECK_INTERVAL,
} from '@/domain/disputes/dispute';
import type { GuaranteeRef } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { toIdKey } from '@/domain/primitives/ids';
import { TIMERS } from '@/domain/timers';
import { useLoaded } from '@/lib/use-loaded';
import { usePolling } from '@/lib/use-polling';
import { useAppDispatch } from '@/store/core/hooks';
import { findDisputeFee, getDisputeFeeAddress } from '@/store/disputes/dispute.thunks';

export type FeeAddress =
  | { status: 'busy' }
  | { status: 'failed'; error: ErrorData }
  | { status: 'done'; address: string };

/** Derives the address of a guarantee's dispute fee; `retry` derives it again after a failure. */
export function useFeeAddress(guaranteeRef: GuaranteeRef): { feeAddress: FeeAddress; retry: () => void } {
  const dispatch = useAppDispatch();
  const key = `${toIdKey(guaranteeRef.contractId)} ${toIdKey(guaranteeRef.guaranteeId)}`;
  const { value, loading, reload } = useLoaded(() => dispatch(getDisputeFeeAddress(guaranteeRef)), key);
  if (loading || value === null) return { feeAddress: { status: 'busy' }, retry: reload };
  const feeAddress: FeeAddress = value.ok
    ? { status: 'done', address: value.value }
    : { status: 'failed', error: value.error };
  return { feeAddress, retry: reload };
}

export interface DisputePaymentView {
  payment: DisputePayment;
  confirmation: DisputeConfirmation;
  /** The last request to the explorer failed. */
  explorerSilent: boolean;
  /** The payer pressed 'sent'. */
  onSent: () => void;
}

/** Payment of a dispute fee (docs/specification.md#dispute-payment). `address` is `null` while unknown. */
export function useDisputePayment(address: string | null): DisputePaymentView {
  const confirmation = settings().disputePayment;
  const [payment, setPayment] = useState<DisputePayment>('pending');
  const dispatchEvent = useCallback((event: DisputePaymentEvent) => {
    setPayment((before) => advanceDisputePayment(before, event));
  }, []);
  const waiting = payment === 'waiting';
  useSimulatedConfirmation(waiting && confirmation === 'simulated', dispatchEvent);
  const explorerSilent = useExplorerConfirmation(
    waiting && confirmation === 'explorer' ? address : null,
    dispatchEvent,
  );
  return { payment, confirmation, explorerSilent, onSent: () => dispatchEvent('sent') };
}

type DispatchEvent = (event: DisputePaymentEvent) => void;

function useSimulatedConfirmation(enabled: boolean, dispatchEvent: DispatchEvent): void {
  useEffect(() => {
    if (!enabled) return;
    const timer = setTimeout(() => dispatchEvent('confirmed'), TIMERS.disputePayment);
    return () => clearTimeout(timer);
  }, [enabled, dispatchEvent]);
}

/** Polls the address, unless `null`, until the fee has arrived; true while the explorer fails. */
function useExplorerConfirmation(address: string | null, dispatchEvent: DispatchEvent): boolean {
  const dispatch = useAppDispatch();
  const [isSilent, setIsSilent] = useState(false);
  async function poll(): Promise<void> {
    try {
      if (address !== null && (await dispatch(findDisputeFee(address)))) dispatchEvent('confirmed');
      setIsSilent(false);
    } catch (error) {
      setIsSilent(true);
      throw error;
    }
  }
  usePolling(poll, FEE_CHECK_INTERVAL, { enabled: address !== null });
  return isSilent;
}
