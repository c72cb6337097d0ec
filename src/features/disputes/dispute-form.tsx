import { type FormEvent, useId, useRef, useState } from 'react';
import { disputesMessages } from '@/content/disputes.messages';
import { useDiscard } from '@/content/use-discard';
import { DISPUTE_FEE, type DisputeLack, type DisputePayment, disputeLacks } from '@/domain/dispute/dispute';
import type { Id } from '@/domain/primitives/ids';
import type { Tone } from '@/domain/primitives/tone';
import { TIMERS } from '@/domain/timers';
import { DisputeFiles } from '@/features/disputes/dispute-files';
import { PaymentRequest } from '@/features/disputes/payment-request';
import { type DisputePaymentView, useDisputePayment } from '@/features/disputes/use-dispute-payment';
import { type FeeAddress, useFeeAddress } from '@/features/disputes/use-fee-address';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { TextArea } from '@/ui/fields/text-area';
import { Badge } from '@/ui/message/badge';
import { Banner } from '@/ui/message/banner';
import { Amount } from '@/ui/text/amount';
import { useLocale } from '@/ui/text/locale-context';

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

const TEXTS = {
  explanation: 'lackExplanation',
  files: 'lackFiles',
  payment: 'lackPayment',
} as const satisfies Record<DisputeLack, string>;

/** Why the dispute can't be submitted yet, in one sentence. */
function LacksText({ lacks }: { lacks: readonly DisputeLack[] }) {
  const t = useMessages(disputesMessages);
  const locale = useLocale();
  if (lacks.length === 0) return null;
  const list = new Intl.ListFormat(locale).format(lacks.map((lack) => t[TEXTS[lack]]));
  return <p className="text-xs text-ink-faint max-sm:order-last sm:flex-1 sm:self-center">{t.lacks({ list })}</p>;
}

const TONES: Record<DisputePayment, Tone> = { pending: 'gray', waiting: 'yellow', received: 'green' };

interface DisputeFeeProps {
  view: DisputePaymentView;
  feeAddress: FeeAddress;
  onRetry: () => void;
}

/** The payment step: what it costs, where to pay, and how far the payment is. */
function DisputeFee({ view, feeAddress, onRetry }: DisputeFeeProps) {
  const t = useMessages(disputesMessages);
  const titleId = useId();
  const { payment, onSent } = view;
  const state = useRef<HTMLSpanElement>(null);

  function sent(): void {
    // The button is about to be disabled, and then to go.
    state.current?.focus();
    onSent();
  }

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4 rounded-card border border-line p-4">
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 id={titleId} className="font-semibold">
            {t.fee}
          </h3>
          <span ref={state} role="status" tabIndex={-1} className="rounded-full">
            <Badge tone={TONES[payment]}>{t[payment]}</Badge>
          </span>
        </div>
        <p className="text-base">
          <Amount sats={DISPUTE_FEE} />
        </p>
        <p className="text-sm text-ink-soft">{t.feeText}</p>
      </div>
      {payment !== 'received' && (
        <PaymentRequest feeAddress={feeAddress} onRetry={onRetry}>
          <Button onClick={sent} busy={payment === 'waiting'} busyLabel={t.sentBusy} className="self-start">
            {t.sent}
          </Button>
        </PaymentRequest>
      )}
      <PaymentNote view={view} />
    </section>
  );
}

/** Says what makes the payment count as received, above all when that is no real check. */
function PaymentNote({ view: { payment, confirmation, explorerSilent } }: { view: DisputePaymentView }) {
  const t = useMessages(disputesMessages);
  const received = payment === 'received';
  if (confirmation === 'simulated') {
    const text = received ? t.simulatedReceived : t.simulated({ seconds: TIMERS.disputePayment / 1000 });
    return <Banner tone="yellow">{text}</Banner>;
  }
  if (explorerSilent && !received) return <Banner tone="yellow">{t.explorerSilent}</Banner>;
  return <p className="text-sm text-ink-soft">{received ? t.explorerReceived : t.explorer}</p>;
}
