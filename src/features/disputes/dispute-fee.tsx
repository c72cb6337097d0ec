import { type ReactNode, useId, useRef, useState } from 'react';
import { linkToAddress } from '@/config/explorer-links';
import { settings } from '@/config/settings';
import { disputesMessages } from '@/content/disputes.messages';
import { DISPUTE_FEE, type DisputePayment, formatDisputePaymentUri } from '@/domain/disputes/dispute';
import type { GuaranteeRef } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import type { Tone } from '@/domain/primitives/tone';
import { TIMERS } from '@/domain/timers';
import { FailureBanner, SlowLoad } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { useAppDispatch } from '@/store/core/hooks';
import { getDisputeFeeAddress } from '@/store/disputes/dispute.thunks';
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
  guaranteeRef: GuaranteeRef;
  payment: DisputePayment;
  /** The payer says that they have sent it. */
  onSent: () => void;
}

/** The payment step: fee, address and state of the payment, whose confirmation is simulated. */
export function DisputeFee({ guaranteeRef, payment, onSent }: DisputeFeeProps) {
  const t = useMessages(disputesMessages);
  const titleId = useId();
  const status = useRef<HTMLSpanElement>(null);
  const [understood, setUnderstood] = useState(false);
  const isReceived = payment === 'received';
  // Coins of regtest have no value.
  const mustConfirm = settings().network !== 'regtest' && !isReceived;

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
      {!isReceived && (understood || !mustConfirm) && (
        <PaymentRequest guaranteeRef={guaranteeRef}>
          <Button onClick={handleSent} busy={payment === 'waiting'} busyLabel={t.sentBusy} className="self-start">
            {t.sent}
          </Button>
        </PaymentRequest>
      )}
      <Banner tone="yellow">
        {isReceived ? t.simulatedReceived : t.simulated({ seconds: TIMERS.disputePayment / 1000 })}
      </Banner>
    </section>
  );
}

interface PaymentRequestProps {
  guaranteeRef: GuaranteeRef;
  /** Shown under the address. */
  children: ReactNode;
}

/** QR code and address of the fee, or the error of deriving them. */
function PaymentRequest({ guaranteeRef, children }: PaymentRequestProps) {
  const t = useMessages(disputesMessages);
  const dispatch = useAppDispatch();
  const key = `${toIdKey(guaranteeRef.contractId)} ${toIdKey(guaranteeRef.guaranteeId)}`;
  const { value, loading, reload } = useLoaded(() => dispatch(getDisputeFeeAddress(guaranteeRef)), key);
  if (loading || value === null) {
    return (
      <>
        <SlowLoad busy onRetry={reload} />
        <SkeletonGroup label={t.deriving}>
          <Skeleton className="size-56 rounded-control" />
        </SkeletonGroup>
      </>
    );
  }
  if (!value.ok) return <FailureBanner error={value.error} onRetry={reload} />;
  const address = value.value;
  return (
    <div className="flex flex-col items-center gap-4 sm:flex-row sm:items-start">
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
