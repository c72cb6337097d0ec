import { explorerAddressLink } from '@/config/explorer-links';
import { settings } from '@/config/settings';
import { disputesMessages } from '@/content/disputes.messages';
import { errorMessages, errorText } from '@/content/errors.messages';
import { disputePaymentUri } from '@/domain/dispute/dispute';
import type { FeeAddress } from '@/features/disputes/use-fee-address';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { CopyText } from '@/ui/copy/copy-text';
import { Banner } from '@/ui/message/banner';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';
import { AddressText } from '@/ui/text/address-text';
import { OutsideLink } from '@/ui/text/outside-link';
import { QrCode } from '@/ui/text/qr-code';

export interface PaymentRequestProps {
  feeAddress: FeeAddress;
  onRetry: () => void;
  /** Stands under the address. */
  children?: React.ReactNode;
}

const FRAME = 'flex flex-col items-center gap-4 sm:flex-row sm:items-start';

/** Where the fee is to be paid: QR code and address, or why they are not known. */
export function PaymentRequest({ feeAddress, onRetry, children }: PaymentRequestProps) {
  const t = useMessages(disputesMessages);
  const errors = useMessages(errorMessages);
  if (feeAddress.status === 'busy') return <PaymentOutline label={t.deriving} />;
  if (feeAddress.status === 'failed') {
    return (
      <Banner
        tone="red"
        action={
          <Button size="sm" onClick={onRetry}>
            {t.retry}
          </Button>
        }
      >
        {errorText(errors, feeAddress.error)}
      </Banner>
    );
  }
  const { address } = feeAddress;
  return (
    <div className={FRAME}>
      <QrCode value={disputePaymentUri(address)} label={t.paymentCode} />
      <div className="flex w-full min-w-0 flex-1 flex-col gap-3">
        <div className="flex flex-col gap-1.5">
          <h4 className="text-sm font-medium">{t.paymentAddress}</h4>
          <CopyText text={address} label={t.copyAddress} copiedLabel={t.addressCopied} failedLabel={t.copyFailed}>
            <AddressText value={address} />
          </CopyText>
          <OutsideLink href={explorerAddressLink(settings().explorerUrl, address)} className="self-start text-sm">
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
