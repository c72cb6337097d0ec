import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { linkToAddress } from '@/config/explorer-links';
import { settings } from '@/config/settings';
import { depositProgressMessages } from '@/content/deposit-progress.messages';
import { depositsMessages } from '@/content/deposits.messages';
import { type DepositProgress, getPaymentAmount } from '@/domain/deposits/deposit-progress';
import { DUST_LIMIT } from '@/domain/deposits/deposits';
import { formatBtc, type Sats } from '@/domain/primitives/amount';
import { formatPaymentUri } from '@/domain/primitives/payment-uri';
import { useMessages } from '@/i18n/use-messages';
import { useIsWide } from '@/lib/use-is-wide';
import { getButtonClasses } from '@/ui/button/button-style';
import { CopyButton } from '@/ui/copy/copy-button';
import { CopyText } from '@/ui/copy/copy-text';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { OutsideLink } from '@/ui/text/outside-link';
import { QrCode } from '@/ui/text/qr-code';

interface PayToProps {
  address: string;
  progress: DepositProgress | null;
  /** Directly below the address. */
  mark: ReactNode;
  /** Below the links. */
  children: ReactNode;
}

/**
 * The missing amount and the address, each to copy, and a QR code of 200 px that asks a wallet for both
 * (docs/specification.md#modals-of-the-detail-screen, docs/bitcoin.md#payment-links). On a narrow screen, which cannot scan its
 * own code, the wallet comes first.
 */
export function PayTo({ address, progress, mark, children }: PayToProps) {
  const t = useMessages(depositsMessages);
  const more = useMessages(depositProgressMessages);
  const isWide = useIsWide();
  const amount = getPaymentAmount(progress);
  const uri = formatPaymentUri({ address, amount });
  // Opens the user's program for bitcoin: links.
  const wallet = (
    <a href={uri} className={getButtonClasses(isWide ? 'secondary' : 'primary', 'md')}>
      <Wallet aria-hidden="true" className="size-4" />
      {more.openWallet}
    </a>
  );
  return (
    <div className="flex flex-col gap-5 sm:flex-row-reverse sm:gap-6">
      <div className="flex min-w-0 flex-1 flex-col gap-3 sm:items-start">
        {!isWide && wallet}
        {amount === null ? <p className="text-sm">{more.codeOpen}</p> : <Asked amount={amount} progress={progress} />}
        <div className="w-full">
          <CopyText
            text={address}
            label={t.copyAddress}
            copiedLabel={t.addressCopied}
            failedLabel={t.copyFailed}
            note={mark}
          >
            <AddressText value={address} />
          </CopyText>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {isWide && wallet}
          <Watch address={address} />
        </div>
        {children}
      </div>
      <div className="self-center sm:self-start">
        <QrCode value={uri} label={t.qrLabel} />
      </div>
    </div>
  );
}

/** Link to follow the payment. */
function Watch({ address }: { address: string }) {
  const t = useMessages(depositProgressMessages);
  return (
    <div className="text-sm">
      <OutsideLink href={linkToAddress(settings().explorerUrl, address)}>{t.watchAddress}</OutsideLink>
    </div>
  );
}

interface AskedProps {
  amount: Sats;
  progress: DepositProgress | null;
}

function Asked({ amount, progress }: AskedProps) {
  const common = useMessages(depositsMessages);
  const t = useMessages(depositProgressMessages);
  const isRaised = progress !== null && progress.kind !== 'paid' && amount !== progress.missing;
  return (
    <div>
      <p>
        {t.send} <Amount sats={amount} mark={false} className="font-semibold" />. {t.feeOnTop}
        {isRaised && ` ${t.smallest({ amount: formatBtc(DUST_LIMIT as Sats) })}`}
      </p>
      <CopyButton
        text={formatBtc(amount)}
        size="sm"
        variant="quiet"
        className="-ml-3"
        copiedLabel={t.amountCopied}
        failedLabel={common.copyFailed}
      >
        {t.copyAmount}
      </CopyButton>
    </div>
  );
}
