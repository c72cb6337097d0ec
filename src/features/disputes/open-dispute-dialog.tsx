import { type FormEvent, useEffect, useReducer, useState } from 'react';
import { useDiscard } from '@/content/discard.messages';
import { disputesMessages } from '@/content/disputes.messages';
import { advanceDisputePayment, findMissingDisputeParts, type MissingDisputePart } from '@/domain/disputes/dispute';
import type { GuaranteeRef } from '@/domain/models';
import { TIMERS } from '@/domain/timers';
import { DisputeFee } from '@/features/disputes/dispute-fee';
import { FirstSteps, OpenPayments, Purpose } from '@/features/disputes/first-steps';
import { HelpLink } from '@/features/help/help-link';
import { useMessages } from '@/i18n/use-messages';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { submitDispute } from '@/store/disputes/dispute.thunks';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { FileField } from '@/ui/fields/file-field';
import { TextArea } from '@/ui/fields/text-area';
import { Banner } from '@/ui/message/banner';
import { useLocale } from '@/ui/text/locale-context';

interface OpenDisputeDialogProps extends GuaranteeRef {
  onClose: () => void;
}

/**
 * 'Open Dispute' (docs/specification.md#modals-of-the-detail-screen). Explanation, files and payment are all required
 * (docs/specification.md#5-validation-rules); a submission is only logged.
 */
export function OpenDisputeDialog({ contractId, guaranteeId, onClose }: OpenDisputeDialogProps) {
  const guaranteeRef = { contractId, guaranteeId };
  const dispatch = useAppDispatch();
  const t = useMessages(disputesMessages);
  const [submitted, setSubmitted] = useState(false);
  const [explanation, setExplanation] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [payment, setPayment] = useSimulatedPayment();
  const discardInput = useDiscard(explanation.trim() !== '' || files.length > 0);
  // Asks before leaving once the fee may have been paid.
  const discard = payment === 'pending' ? discardInput : { question: t.leavePaid, keep: t.stay, discard: t.leave };
  const missing = findMissingDisputeParts({ explanation, files, payment });
  const contract = useAppSelector((state) => selectContract(state, contractId));

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (missing.length > 0) return;
    dispatch(submitDispute({ contractId, guaranteeId, explanation, files }));
    setSubmitted(true);
  }

  if (submitted) return <DisputeSubmitted onClose={onClose} />;
  return (
    <Dialog
      title={t.title}
      purpose={contract === null ? t.purpose : <Purpose contract={contract} />}
      size="wide"
      onClose={onClose}
      discard={discard}
      onSubmit={submit}
      footer={
        <LeaveButton onLeave={onClose} className="shrink-0">
          {t.cancel}
        </LeaveButton>
      }
    >
      {contract !== null && <FirstSteps contract={contract} guaranteeId={guaranteeId} />}
      <TextArea
        label={t.explanation}
        hint={t.explanationHint}
        required
        data-autofocus
        value={explanation}
        onChange={(event) => setExplanation(event.target.value)}
      />
      <FileField
        label={t.files}
        hint={t.filesHint}
        texts={{ choose: t.chooseFiles, none: t.noFiles }}
        multiple
        onChange={({ target }) => setFiles([...(target.files ?? [])])}
      />
      <DisputeFee guaranteeRef={guaranteeRef} payment={payment} onSent={() => setPayment('sent')} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" disabled={missing.length > 0}>
          {t.submit}
        </Button>
        <MissingText missing={missing} />
      </div>
      <OpenPayments guaranteeRef={guaranteeRef} />
      <HelpLink part="disputes" />
    </Dialog>
  );
}

/** The payment counts as received 10 s after the payer said so (docs/specification.md#dispute-payment). */
function useSimulatedPayment() {
  const [payment, advance] = useReducer(advanceDisputePayment, 'pending');
  useEffect(() => {
    if (payment !== 'waiting') return;
    const timer = setTimeout(() => advance('confirmed'), TIMERS.disputePayment);
    return () => clearTimeout(timer);
  }, [payment]);
  return [payment, advance] as const;
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
  return <p className="text-xs text-ink-faint">{t.stillNeeded({ list })}</p>;
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
