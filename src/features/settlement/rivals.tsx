import type { ReactNode } from 'react';
import { settlementMessages } from '@/content/settlement.messages';
import type { Contract, Guarantee } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import type { Award } from '@/domain/settlement/award';
import { listRivalOffers, type OfferView } from '@/domain/settlement/offer-state';
import { AwardSummary, PaidSummary } from '@/features/settlement/award-summary';
import { useOffers, useOpenAwards, useOtherParty } from '@/features/settlement/use-settlements';
import { OpenPaymentList } from '@/features/signing/open-payment-list';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { useAppDispatch } from '@/store/core/hooks';
import { listOpenPayments } from '@/store/signing/open-payments.thunks';
import { Foreign } from '@/ui/text/foreign';

interface RivalsProps {
  contract: Contract;
  guarantee: Guarantee;
  /** The payment that is about to be signed. */
  payment: Pick<Award, 'coins'>;
  /** Hash of its offer or decision. */
  hash: string;
}

/**
 * The other payments from the guarantee that the user has signed or could complete, or that the arbitrator has decided, before they sign
 * one more.
 */
export function Rivals({ contract, guarantee, payment, hash }: RivalsProps) {
  const t = useMessages(settlementMessages);
  const dispatch = useAppDispatch();
  const name = useOtherParty(contract);
  const guaranteeRef = { contractId: contract.id, guaranteeId: guarantee.id };
  const { value } = useLoaded(() => dispatch(listOpenPayments(guaranteeRef)), toIdKey(guarantee.id));
  const awards = useOpenAwards(contract, guarantee.id).filter((each) => each.hash !== hash);
  // One that the user has signed is among the payments.
  const isSigned = ({ acceptance }: OfferView) => value?.some(({ txid }) => txid === acceptance?.txid) === true;
  const offers = listRivalOffers(payment, hash, useOffers(contract, guarantee.id)).filter((each) => !isSigned(each));
  return (
    <>
      {awards.length > 0 && (
        <RivalList lead={t.rivalAwards}>
          {awards.map((each) => (
            <li key={each.hash}>
              <AwardSummary contract={contract} award={each.award} />
            </li>
          ))}
        </RivalList>
      )}
      {offers.length > 0 && (
        <RivalList lead={<Foreign>{t.rivalOffers({ name })}</Foreign>}>
          {offers.map((each) => (
            <li key={each.hash}>
              <PaidSummary contract={contract} payment={each.offer} />
            </li>
          ))}
        </RivalList>
      )}
      {value !== null && value.length > 0 && (
        <div className="text-sm">
          <p>{t.rivals}</p>
          <OpenPaymentList payments={value} />
        </div>
      )}
    </>
  );
}

function RivalList({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  return (
    <div className="text-sm">
      <p>{lead}</p>
      <ul className="mt-2 flex flex-col gap-2">{children}</ul>
    </div>
  );
}
