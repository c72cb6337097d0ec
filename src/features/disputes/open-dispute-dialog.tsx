import { useState } from 'react';
import { disputesMessages } from '@/content/disputes.messages';
import type { Id } from '@/domain/primitives/ids';
import { DisputeForm } from '@/features/disputes/dispute-form';
import { useMessages } from '@/i18n/use-messages';
import { submitDispute } from '@/store/disputes/dispute.thunks';
import { useAppDispatch } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Banner } from '@/ui/message/banner';

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

/** In place of the form, after its submission was logged. */
function DisputeSubmitted({ onClose }: { onClose: () => void }) {
  const t = useMessages(disputesMessages);
  return (
    <Dialog
      title={t.title}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      <Banner tone="green">
        <strong className="font-semibold">{t.submitted}</strong> {t.submittedText}
      </Banner>
    </Dialog>
  );
}
