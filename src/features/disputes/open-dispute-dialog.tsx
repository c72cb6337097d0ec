import { type FormEvent, useState } from 'react';
import { useDiscard } from '@/content/discard.messages';
import { disputesMessages } from '@/content/disputes.messages';
import { findMissingDisputeParts, type MissingDisputePart } from '@/domain/disputes/dispute';
import type { GuaranteeRef } from '@/domain/models';
import { DisputeFee } from '@/features/disputes/dispute-fee';
import { DisputeFiles } from '@/features/disputes/dispute-files';
import { OpenPayments } from '@/features/disputes/open-payments';
import { useDisputePayment, useFeeAddress } from '@/features/disputes/use-dispute-payment';
import { HelpLink } from '@/features/help/help-link';
import { useMessages } from '@/i18n/use-messages';
import { useAppDispatch } from '@/store/core/hooks';
import { submitDispute } from '@/store/disputes/dispute.thunks';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { TextArea } from '@/ui/fields/text-area';
import { Banner } from '@/ui/message/banner';
import { useLocale } from '@/ui/text/locale-context';

interface OpenDisputeDialogProps extends GuaranteeRef {
  onClose: () => void;
}

/** 'Open Dispute' (docs/specification.md#modals-of-the-detail-screen). A submission is only logged. */
export function OpenDisputeDialog({ contractId, guaranteeId, onClose }: OpenDisputeDialogProps) {
  const dispatch = useAppDispatch();
  const [submitted, setSubmitted] = useState(false);

  function submit(explanation: string, files: readonly File[]): void {
    dispatch(submitDispute({ contractId, guaranteeId, explanation, files }));
    setSubmitted(true);
  }

  if (submitted) return <DisputeSubmitted onClose={onClose} />;
  return <DisputeForm guaranteeRef={{ contractId, guaranteeId }} onSubmit={submit} onClose={onClose} />;
}

interface DisputeFormProps {
  guaranteeRef: GuaranteeRef;
  onSubmit: (explanation: string, files: readonly File[]) => void;
  onClose: () => void;
}

/** Explanation, files and payment, all three required (docs/specification.md#5-validation-rules). */
function DisputeForm({ guaranteeRef, onSubmit, onClose }: DisputeFormProps) {
  const t = useMessages(disputesMessages);
  const [explanation, setExplanation] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const { feeAddress, retry } = useFeeAddress(guaranteeRef);
  const view = useDisputePayment(feeAddress.status === 'done' ? feeAddress.address : null);
  const discardInput = useDiscard(explanation.trim() !== '' || files.length > 0);
  // Asks before leaving once the fee may have been paid.
  const discard = view.payment === 'pending' ? discardInput : { question: t.leavePaid, keep: t.stay, discard: t.leave };
  const missing = findMissingDisputeParts({ explanation, files, payment: view.payment });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (missing.length === 0) onSubmit(explanation, files);
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
          <MissingText missing={missing} />
          <LeaveButton onLeave={onClose} className="shrink-0">
            {t.cancel}
          </LeaveButton>
          <Button type="submit" variant="primary" disabled={missing.length > 0} className="shrink-0">
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
      <OpenPayments guaranteeRef={guaranteeRef} />
      <DisputeFee view={view} feeAddress={feeAddress} onRetry={retry} />
      <HelpLink part="disputes" />
    </Dialog>
  );
}

const MISSING_TEXTS = {
  explanation: 'missingExplanation',
  files: 'missingFiles',
  payment: 'missingPayment',
} as const satisfies Record<MissingDisputePart, string>;

/** The missing parts of the dispute, in one sentence. */
function MissingText({ missing }: { missing: readonly MissingDisputePart[] }) {
  const t = useMessages(disputesMessages);
  const locale = useLocale();
  if (missing.length === 0) return null;
  const list = new Intl.ListFormat(locale).format(missing.map((part) => t[MISSING_TEXTS[part]]));
  return <p className="text-xs text-ink-faint max-sm:order-last sm:flex-1 sm:self-center">{t.stillNeeded({ list })}</p>;
}

/** Replaces the form after submission. */
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
