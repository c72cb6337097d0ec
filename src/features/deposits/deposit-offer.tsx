import { useState } from 'react';
import { depositsMessages } from '@/content/deposits.messages';
import type { DepositVerdict } from '@/domain/deposit/deposit-verdict';
import { TIMERS } from '@/domain/timers';
import { useMessages } from '@/i18n/use-messages';
import type { DepositOffer } from '@/store/deposits/request-deposit.thunks';
import { CopyText } from '@/ui/copy/copy-text';
import { Checkbox } from '@/ui/fields/checkbox';
import { Banner } from '@/ui/message/banner';
import { AddressText } from '@/ui/text/address-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { QrCode } from '@/ui/text/qr-code';

/** The address with the verdict on it. One that is not verified is no code until the user insists (docs/bitcoin.md). */
export function DepositOfferView({ offer: { address, verdict } }: { offer: DepositOffer }) {
  const [insisted, setInsisted] = useState(false);
  return (
    <>
      {verdict.verified ? (
        <Verified />
      ) : (
        <NotVerified address={address} verdict={verdict} insisted={insisted} onInsist={setInsisted} />
      )}
      {(verdict.verified || insisted) && <PayTo address={address} />}
    </>
  );
}

function Verified() {
  const t = useMessages(depositsMessages);
  return (
    <Banner tone="green">
      <p className="font-medium">{t.verifiedTitle}</p>
      <p>{t.verified}</p>
    </Banner>
  );
}

interface NotVerifiedProps {
  address: string;
  verdict: Extract<DepositVerdict, { verified: false }>;
  insisted: boolean;
  onInsist: (insisted: boolean) => void;
}

/** What differs, to be compared by eye. */
function NotVerified({ address, verdict: { doubt, expected }, insisted, onInsist }: NotVerifiedProps) {
  const t = useMessages(depositsMessages);
  return (
    <>
      <Banner tone={doubt === 'checks-off' ? 'yellow' : 'red'} role="alert">
        <p className="font-medium">{t.notVerifiedTitle}</p>
        <p>{t[`doubt-${doubt}`]}</p>
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

/** Level L and 200 px by the spec; a click on the address copies it. */
function PayTo({ address }: { address: string }) {
  const t = useMessages(depositsMessages);
  return (
    <div className="flex flex-col items-center gap-4">
      <QrCode value={address} label={t.qrLabel} size={200} />
      <div className="w-full">
        <CopyText
          text={address}
          label={t.copyAddress}
          copiedLabel={t.addressCopied}
          failedLabel={t.copyFailed}
          noticeMs={TIMERS.addressCopied}
        >
          <AddressText value={address} />
        </CopyText>
      </div>
    </div>
  );
}
