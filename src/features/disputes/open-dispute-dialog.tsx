import { useState } from 'react';
import type { Id } from '@/domain/primitives/ids';
import { DisputeForm } from '@/features/disputes/dispute-form';
import { DisputeSubmitted } from '@/features/disputes/dispute-submitted';
import { submitDispute } from '@/store/disputes/dispute.thunks';
import { useAppDispatch } from '@/store/setup/hooks';

export interface OpenDisputeDialogProps {
  contractId: Id;
  guaranteeId: Id;
  onClose: () => void;
}

/** 'Open Dispute' of an active guarantee; both must be in the store. Submission only logs (docs/specification.md#4-states-and-transitions). */
export function OpenDisputeDialog({ contractId, guaranteeId, onClose }: OpenDisputeDialogProps) {
  const dispatch = useAppDispatch();
  const [submitted, setSubmitted] = useState(false);

  function submit(explanation: string, files: readonly File[]): void {
    dispatch(submitDispute({ contractId, guaranteeId, explanation, files }));
    setSubmitted(true);
  }

  if (submitted) return <DisputeSubmitted onClose={onClose} />;
  return <DisputeForm contractId={contractId} guaranteeId={guaranteeId} onSubmit={submit} onClose={onClose} />;
}
