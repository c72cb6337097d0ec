import ShieldCheck from 'lucide-react/icons/shield-check';
import Wallet from 'lucide-react/icons/wallet';
import { type ReactNode, useState } from 'react';
import { linkToAddress } from '@/config/explorer-links';
import { settings } from '@/config/settings';
import { depositsMessages } from '@/content/deposits.messages';
import { type DepositProgress, getPaymentAmount } from '@/domain/deposits/deposit-progress';
import type { DepositVerdict } from '@/domain/deposits/deposit-verdict';
import { DUST_LIMIT } from '@/domain/deposits/deposits';
import { formatBtc, type Sats } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';
import { formatPaymentUri } from '@/domain/primitives/payment-uri';
import { SupportText } from '@/features/help/support-text';
import { Term } from '@/features/help/term';
import { useMessages } from '@/i18n/use-messages';
import { useIsWide } from '@/lib/use-is-wide';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectKnownArbitratorKey } from '@/store/keys/keys.selectors';
import type { DepositOffer } from '@/store/payments/request-deposit.thunks';
import { getButtonClasses } from '@/ui/button/button-style';
import { CopyButton } from '@/ui/copy/copy-button';
import { CopyText } from '@/ui/copy/copy-text';
import { Checkbox } from '@/ui/fields/checkbox';
import { Banner } from '@/ui/message/banner';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { Fact, FactList } from '@/ui/text/fact-list';
import { OutsideLink } from '@/ui/text/outside-link';
import { QrCode } from '@/ui/text/qr-code';

interface DepositOfferViewProps {
  contractId: Id;
  offer: DepositOffer;
  progress: DepositProgress | null;
}

/**
 * An unverified address gets no QR code until the user insists (docs/bitcoin.md#deposit-addresses), and nothing asks for
 * money once all has arrived.
 */
export function DepositOfferView({ contractId, offer: { address, verdict }, progress }: DepositOfferViewProps) {
  const [insisted, setInsisted] = useState(false);
  if (progress?.kind === 'paid' && verdict.verified) return null;
  return (
    <>
      {!verdict.verified && (
        <NotVerified
          contractId={contractId}
          address={address}
          verdict={verdict}
          insisted={insisted}
          onInsist={setInsisted}
        />
      )}
      {(verdict.verified || insisted) && progress?.kind !== 'paid' && (
        <PayTo address={address} progress={progress} mark={verdict.verified && <Verified />} />
      )}
    </>
  );
}

function Verified() {
  const t = useMessages(depositsMessages);
  return (
    <p title={t.verified} className="flex items-center gap-1 text-xs font-medium text-tone-green">
      <ShieldCheck aria-hidden="true" className="size-3.5 shrink-0" />
      <Term word="deposit-address">{t.verifiedTitle}</Term>
    </p>
  );
}

interface NotVerifiedProps {
  contractId: Id;
  address: string;
  verdict: Extract<DepositVerdict, { verified: false }>;
  insisted: boolean;
  onInsist: (insisted: boolean) => void;
}

/** The reason, and the received and the expected address. */
function NotVerified({ contractId, address, verdict: { issue, expected }, insisted, onInsist }: NotVerifiedProps) {
  const t = useMessages(depositsMessages);
  const missing = useAppSelector((state) =>
    selectKnownArbitratorKey(state, contractId) === null ? selectContract(state, contractId)?.arbitrator : null,
  );
  return (
    <>
      <Banner tone={issue === 'checks-off' ? 'yellow' : 'red'} role="alert">
        <p className="font-medium">{t.notVerifiedTitle}</p>
        <p>
          <SupportText text={t[`doubt-${issue}`]} />
        </p>
        {issue === 'keys-missing' && missing && <p>{t.noThirdKey({ call: `GET /arbitrators/${missing}` })}</p>}
      </Banner>
      <FactList>
        <Fact label={t.given} wide>
          <AddressText value={address} />
        </Fact>
        {expected !== null && (
          <Fact label={t.expected} wide>
            <AddressText value={expected} />
          </Fact>
        )}
      </FactList>
      <Checkbox label={t.insist} checked={insisted} onChange={(event) => onInsist(event.target.checked)} />
    </>
  );
}

interface PayToProps {
  address: string;
  progress: DepositProgress | null;
  /** Directly below the address. */
  mark: ReactNode;
}

/**
 * The missing amount and the address, each to copy, and a QR code of 200 px that asks a wallet for both
 * (docs/specification.md#modals-of-the-detail-screen, docs/bitcoin.md#payment-links). On a narrow screen, which cannot scan its
 * own code, the wallet comes first.
 */
function PayTo({ address, progress, mark }: PayToProps) {
  const t = useMessages(depositsMessages);
  const isWide = useIsWide();
  const amount = getPaymentAmount(progress);
  const uri = formatPaymentUri({ address, amount });
  // Opens the user's program for bitcoin: links.
  const wallet = (
    <a href={uri} className={getButtonClasses(isWide ? 'secondary' : 'primary', 'md')}>
      <Wallet aria-hidden="true" className="size-4" />
      {t.openWallet}
    </a>
  );
  return (
    <div className="flex flex-col gap-5 sm:flex-row-reverse sm:gap-6">
      <div className="flex min-w-0 flex-1 flex-col gap-3 sm:items-start">
        {!isWide && wallet}
        {amount === null ? <p className="text-sm">{t.codeOpen}</p> : <Asked amount={amount} progress={progress} />}
        <div className="w-full">
          <CopyText text={address} label={t.copyAddress} copiedLabel={t.addressCopied} note={mark}>
            <AddressText value={address} />
          </CopyText>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {isWide && wallet}
          <Watch address={address} />
        </div>
      </div>
      <div className="self-center sm:self-start">
        <QrCode value={uri} label={t.qrLabel} />
      </div>
    </div>
  );
}

/** Link to follow the payment. */
function Watch({ address }: { address: string }) {
  const t = useMessages(depositsMessages);
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
  const t = useMessages(depositsMessages);
  const isRaised = progress !== null && progress.kind !== 'paid' && amount !== progress.missing;
  return (
    <div>
      <p>
        {t.send} <Amount sats={amount} mark={false} className="font-semibold" />. {t.feeOnTop}
        {isRaised && ` ${t.smallest({ amount: formatBtc(DUST_LIMIT as Sats) })}`}
      </p>
      <CopyButton text={formatBtc(amount)} size="sm" variant="quiet" className="-ml-3" copiedLabel={t.amountCopied}>
        {t.copyAmount}
      </CopyButton>
    </div>
  );
}
