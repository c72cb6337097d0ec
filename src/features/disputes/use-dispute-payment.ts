import { useCallback, useEffect, useState } from 'react';
import { settings } from '@/config/settings';
import {
  type DisputeConfirmation,
  type DisputePayment,
  type DisputePaymentEvent,
  FEE_CHECK_INTERVAL,
  nextDisputePayment,
} from '@/domain/dispute/dispute';
import { TIMERS } from '@/domain/timers';
import { usePolling } from '@/lib/use-polling';
import { findDisputeFee } from '@/store/disputes/dispute.thunks';
import { useAppDispatch } from '@/store/setup/hooks';

export interface DisputePaymentView {
  payment: DisputePayment;
  confirmation: DisputeConfirmation;
  /** The explorer's last answer did not come. */
  explorerSilent: boolean;
  /** The payer says that it was sent. */
  onSent: () => void;
}

/** The payment of a dispute's fee from pending to received (docs/specification.md#4-states-and-transitions). `address` is null while not known. */
export function useDisputePayment(address: string | null): DisputePaymentView {
  const confirmation = settings().disputePayment;
  const [payment, setPayment] = useState<DisputePayment>('pending');
  const happened = useCallback((event: DisputePaymentEvent) => {
    setPayment((before) => nextDisputePayment(before, event));
  }, []);
  const waiting = payment === 'waiting';
  useSimulatedConfirmation(waiting && confirmation === 'simulated', happened);
  const explorerSilent = useExplorerConfirmation(waiting && confirmation === 'explorer' ? address : null, happened);
  return { payment, confirmation, explorerSilent, onSent: () => happened('sent') };
}

type Happened = (event: DisputePaymentEvent) => void;

function useSimulatedConfirmation(waiting: boolean, happened: Happened): void {
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => happened('confirmed'), TIMERS.disputePayment);
    return () => clearTimeout(timer);
  }, [waiting, happened]);
}

/** Looks at the address, unless null, until the fee is there; true while the explorer does not answer. */
function useExplorerConfirmation(address: string | null, happened: Happened): boolean {
  const dispatch = useAppDispatch();
  const [silent, setSilent] = useState(false);
  async function look(): Promise<void> {
    try {
      if (address !== null && (await dispatch(findDisputeFee(address)))) happened('confirmed');
      setSilent(false);
    } catch (error) {
      setSilent(true);
      throw error;
    }
  }
  usePolling(look, FEE_CHECK_INTERVAL, { enabled: address !== null });
  return silent;
}
