import { useId, useRef } from 'react';
import { disputesMessages } from '@/content/disputes.messages';
import { DISPUTE_FEE, type DisputePayment } from '@/domain/dispute/dispute';
import { PaymentNote } from '@/features/disputes/payment-note';
import { PaymentRequest } from '@/features/disputes/payment-request';
import type { DisputePaymentView } from '@/features/disputes/use-dispute-payment';
import type { FeeAddress } from '@/features/disputes/use-fee-address';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Badge } from '@/ui/message/badge';
import type { Tone } from '@/ui/message/tone';
import { Amount } from '@/ui/text/amount';

const TONES: Record<DisputePayment, Tone> = { pending: 'gray', waiting: 'yellow', received: 'green' };

export interface DisputeFeeProps {
  view: DisputePaymentView;
  feeAddress: FeeAddress;
  onRetry: () => void;
}

/** The payment step: what it costs, where to pay, and how far the payment is. */
export function DisputeFee({ view, feeAddress, onRetry }: DisputeFeeProps) {
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
