import { type FormEvent, useState } from 'react';
import { disputesMessages } from '@/content/disputes.messages';
import { useDiscard } from '@/content/use-discard';
import { disputeLacks } from '@/domain/dispute/dispute';
import type { Id } from '@/domain/primitives/ids';
import { DisputeFee } from '@/features/disputes/dispute-fee';
import { DisputeFiles } from '@/features/disputes/dispute-files';
import { LacksText } from '@/features/disputes/lacks-text';
import { useDisputePayment } from '@/features/disputes/use-dispute-payment';
import { useFeeAddress } from '@/features/disputes/use-fee-address';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { TextArea } from '@/ui/fields/text-area';

export interface DisputeFormProps {
  contractId: Id;
  guaranteeId: Id;
  onSubmit: (explanation: string, files: readonly File[]) => void;
  onClose: () => void;
}

/** Explanation, files and payment; submitting waits for all three (docs/specification.md#5-validation-rules). */
export function DisputeForm({ contractId, guaranteeId, onSubmit, onClose }: DisputeFormProps) {
  const t = useMessages(disputesMessages);
  const [explanation, setExplanation] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const { feeAddress, retry } = useFeeAddress(contractId, guaranteeId);
  const view = useDisputePayment(feeAddress.status === 'done' ? feeAddress.address : null);
  const typed = useDiscard(explanation.trim() !== '' || files.length > 0);
  // A slip must not lose a fee that may be paid already.
  const discard = view.payment === 'pending' ? typed : { question: t.leavePaid, keep: t.stay, discard: t.leave };
  const lacks = disputeLacks({ explanation, files, payment: view.payment });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (lacks.length === 0) onSubmit(explanation, files);
  }

  return (
    <Dialog
      title={t.title}
      purpose={t.purpose}
      size="wide"
      onClose={onClose}
      discard={discard}
      onSubmit={submit}
      footer={
        <>
          <LacksText lacks={lacks} />
          <LeaveButton onLeave={onClose} className="shrink-0">
            {t.cancel}
          </LeaveButton>
          <Button type="submit" variant="primary" disabled={lacks.length > 0} className="shrink-0">
            {t.submit}
          </Button>
        </>
      }
    >
      <TextArea
        label={t.explanation}
        hint={t.explanationHint}
        required
        value={explanation}
        onChange={(event) => setExplanation(event.target.value)}
      />
      <DisputeFiles files={files} onChange={setFiles} />
      <DisputeFee view={view} feeAddress={feeAddress} onRetry={retry} />
    </Dialog>
  );
}
