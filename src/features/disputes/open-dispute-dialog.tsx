import { useState } from 'react';
import type { Id } from '@/domain/ids';
import { submitDispute } from '@/store/disputes/dispute.thunks';
import { useAppDispatch } from '@/store/hooks';
import { DisputeForm } from './dispute-form';
import { DisputeSubmitted } from './dispute-submitted';

export interface OpenDisputeDialogProps {
  contractId: Id;
  guaranteeId: Id;
  onClose: () => void;
}

/** 'Open Dispute' of an active guarantee; both must be in the store. Submission only logs (spec, section 4). */
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
