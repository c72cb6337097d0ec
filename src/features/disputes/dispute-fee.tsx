import { type ReactNode, useId, useRef, useState } from 'react';
import { linkToAddress } from '@/config/explorer-links';
import { settings } from '@/config/settings';
import { disputesMessages } from '@/content/disputes.messages';
import { describeError, errorMessages } from '@/content/errors.messages';
import { DISPUTE_FEE, type DisputePayment, formatDisputePaymentUri } from '@/domain/disputes/dispute';
import type { Tone } from '@/domain/primitives/tone';
import { TIMERS } from '@/domain/timers';
import type { DisputePaymentView, FeeAddress } from '@/features/disputes/use-dispute-payment';
import { SlowLoad } from '@/features/waiting/slow-load';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { CopyText } from '@/ui/copy/copy-text';
import { Checkbox } from '@/ui/fields/checkbox';
import { Badge } from '@/ui/message/badge';
import { Banner } from '@/ui/message/banner';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { OutsideLink } from '@/ui/text/outside-link';
import { QrCode } from '@/ui/text/qr-code';

const TONES: Record<DisputePayment, Tone> = { pending: 'gray', waiting: 'yellow', received: 'green' };

interface DisputeFeeProps {
  view: DisputePaymentView;
  feeAddress: FeeAddress;
  onRetry: () => void;
}

/** The payment step: fee, address and state of the payment. */
export function DisputeFee({ view, feeAddress, onRetry }: DisputeFeeProps) {
  const t = useMessages(disputesMessages);
  const titleId = useId();
  const { payment, onSent } = view;
  const status = useRef<HTMLSpanElement>(null);
  const [understood, setUnderstood] = useState(false);
  // Coins of regtest have no value.
  const mustConfirm = settings().network !== 'regtest' && payment !== 'received';

  function handleSent(): void {
    // The focused button is about to be removed.
    status.current?.focus();
    onSent();
  }

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4 border-t border-line pt-4">
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 id={titleId} className="text-sm font-medium">
            {t.fee}
          </h3>
          <span ref={status} role="status" tabIndex={-1} className="rounded-full">
            <Badge tone={TONES[payment]}>{t[payment]}</Badge>
          </span>
        </div>
        <p className="text-sm">
          <Amount sats={DISPUTE_FEE} />
        </p>
        <p className="text-sm text-ink-soft">{t.feeText}</p>
        <p className="text-sm text-tone-yellow">{t.formText}</p>
      </div>
      {mustConfirm && (
        <Checkbox
          label={t.understood}
          hint={t.understoodHint}
          checked={understood}
          disabled={payment !== 'pending'}
          onChange={() => setUnderstood(!understood)}
        />
      )}
      {payment !== 'received' && (understood || !mustConfirm) && (
        <PaymentRequest feeAddress={feeAddress} onRetry={onRetry}>
          <Button onClick={handleSent} busy={payment === 'waiting'} busyLabel={t.sentBusy} className="self-start">
            {t.sent}
          </Button>
        </PaymentRequest>
      )}
      <PaymentNote view={view} />
    </section>
  );
}

/** How the payment is confirmed; a simulated confirmation gets a warning. */
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

interface PaymentRequestProps {
  feeAddress: FeeAddress;
  onRetry: () => void;
  /** Shown under the address. */
  children: ReactNode;
}

const FRAME = 'flex flex-col items-center gap-4 sm:flex-row sm:items-start';

/** QR code and address of the fee, or the error of deriving them. */
function PaymentRequest({ feeAddress, onRetry, children }: PaymentRequestProps) {
  const t = useMessages(disputesMessages);
  const errors = useMessages(errorMessages);
  if (feeAddress.status === 'busy') {
    return (
      <>
        <SlowLoad busy onRetry={onRetry} />
        <PaymentOutline label={t.deriving} />
      </>
    );
  }
  if (feeAddress.status === 'failed') {
    return (
      <Banner tone="red" action={{ label: t.retry, onPress: onRetry }}>
        {describeError(errors, feeAddress.error)}
      </Banner>
    );
  }
  const { address } = feeAddress;
  return (
    <div className={FRAME}>
      <QrCode value={formatDisputePaymentUri(address)} label={t.paymentCode} />
      <div className="flex w-full min-w-0 flex-1 flex-col gap-3">
        <div className="flex flex-col gap-1.5">
          <h4 className="text-sm font-medium">{t.paymentAddress}</h4>
          <CopyText text={address} label={t.copyAddress} copiedLabel={t.addressCopied}>
            <AddressText value={address} />
          </CopyText>
          <OutsideLink href={linkToAddress(settings().explorerUrl, address)} className="self-start text-sm">
            {t.viewAddress}
          </OutsideLink>
        </div>
        {children}
      </div>
    </div>
  );
}

function PaymentOutline({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={FRAME}>
      <Skeleton className="size-56 rounded-control" />
      <div className="flex w-full flex-1 flex-col gap-3">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-14 w-full rounded-control" />
        <Skeleton className="h-10 w-48 rounded-control" />
      </div>
    </SkeletonGroup>
  );
}
