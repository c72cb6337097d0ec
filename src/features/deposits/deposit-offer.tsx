import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { depositsMessages } from '@/content/deposits.messages';
import type { DepositProgress } from '@/domain/deposits/deposit-progress';
import type { DepositVerdict } from '@/domain/deposits/deposit-verdict';
import type { Id } from '@/domain/primitives/ids';
import { PayTo } from '@/features/deposits/pay-to';
import { SupportText } from '@/features/help/support-text';
import { Term } from '@/features/help/term';
import { KeyLevelMark } from '@/features/signing/key-level-mark';
import { useMessages } from '@/i18n/use-messages';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectKnownArbitratorKey } from '@/store/keys/keys.selectors';
import type { DepositOffer } from '@/store/payments/request-deposit.thunks';
import { Checkbox } from '@/ui/fields/checkbox';
import { Banner } from '@/ui/message/banner';
import { AddressText } from '@/ui/text/address-text';
import { Fact, FactList } from '@/ui/text/fact-list';

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
        <PayTo address={address} progress={progress} mark={verdict.verified && <Verified />}>
          <KeyLevelMark contractId={contractId} />
        </PayTo>
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
