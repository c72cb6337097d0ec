import Wallet from 'lucide-react/icons/wallet';
import { linkToAddress } from '@/config/explorer-links';
import { settings } from '@/config/settings';
import { depositProgressMessages } from '@/content/deposit-progress.messages';
import { depositsMessages } from '@/content/deposits.messages';
import { type DepositProgress, getPaymentAmount } from '@/domain/deposits/deposit-progress';
import { DUST_LIMIT } from '@/domain/deposits/deposits';
import { formatBtc, type Sats } from '@/domain/primitives/amount';
import { formatPaymentUri } from '@/domain/primitives/payment-uri';
import { useMessages } from '@/i18n/use-messages';
import { getButtonClasses } from '@/ui/button/button-style';
import { CopyText } from '@/ui/copy/copy-text';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { OutsideLink } from '@/ui/text/outside-link';
import { QrCode } from '@/ui/text/qr-code';

interface PayToProps {
  address: string;
  progress: DepositProgress | null;
}

/**
 * QR code of 200 px (docs/specification.md#modals-of-the-detail-screen) that asks a wallet for the missing amount
 * (docs/bitcoin.md#payment-links); a click on the address copies the address alone.
 */
export function PayTo({ address, progress }: PayToProps) {
  const t = useMessages(depositsMessages);
  const more = useMessages(depositProgressMessages);
  const amount = getPaymentAmount(progress);
  const uri = formatPaymentUri({ address, amount });
  const isRaised = amount !== null && progress?.kind !== 'paid' && amount !== progress?.missing;
  return (
    <div className="flex flex-col items-center gap-4 text-center sm:flex-row sm:items-start sm:gap-6 sm:text-left">
      <QrCode value={uri} label={t.qrLabel} size={200} />
      <div className="flex min-w-0 flex-1 flex-col items-center gap-4 sm:items-start">
        <div className="text-sm">
          {amount === null ? <p>{more.codeOpen}</p> : <Asked amount={amount} />}
          {isRaised && (
            <p className="text-xs text-ink-soft">{more.smallest({ amount: formatBtc(DUST_LIMIT as Sats) })}</p>
          )}
        </div>
        <div className="w-full">
          <CopyText text={address} label={t.copyAddress} copiedLabel={t.addressCopied} failedLabel={t.copyFailed}>
            <AddressText value={address} />
          </CopyText>
        </div>
        {/* Opens the user's program for bitcoin: links. */}
        <a href={uri} className={getButtonClasses('secondary', 'md')}>
          <Wallet aria-hidden="true" className="size-4" />
          {more.openWallet}
        </a>
        <Watch address={address} />
      </div>
    </div>
  );
}

/** Link to follow the payment. Explorers of test networks often give coins too. */
function Watch({ address }: { address: string }) {
  const t = useMessages(depositProgressMessages);
  const { explorerUrl, network } = settings();
  return (
    <div className="text-sm">
      <OutsideLink href={linkToAddress(explorerUrl, address)}>{t.watchAddress}</OutsideLink>
      {network !== 'mainnet' && <p className="text-xs text-ink-soft">{t.testCoins}</p>}
    </div>
  );
}

function Asked({ amount }: { amount: Sats }) {
  const t = useMessages(depositProgressMessages);
  return (
    <>
      <p>
        {t.codeAsks} <Amount sats={amount} mark={false} className="font-medium" />
      </p>
      <p className="text-xs text-ink-soft">{t.feeOnTop}</p>
    </>
  );
}
