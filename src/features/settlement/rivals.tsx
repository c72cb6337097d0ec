import { settlementMessages } from '@/content/settlement.messages';
import type { Contract, Guarantee } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import { AwardSummary } from '@/features/settlement/open-awards';
import { useOpenAwards } from '@/features/settlement/use-settlements';
import { OpenPaymentList } from '@/features/signing/open-payment-list';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { useAppDispatch } from '@/store/core/hooks';
import { listOpenPayments } from '@/store/signing/open-payments.thunks';

interface RivalsProps {
  contract: Contract;
  guarantee: Guarantee;
  /** Of the decision that is about to be carried out. */
  except?: string;
}

/** The other payments from the guarantee that the user has signed, or that the arbitrator has decided, before they sign one more. */
export function Rivals({ contract, guarantee, except = '' }: RivalsProps) {
  const t = useMessages(settlementMessages);
  const dispatch = useAppDispatch();
  const guaranteeRef = { contractId: contract.id, guaranteeId: guarantee.id };
  const { value } = useLoaded(() => dispatch(listOpenPayments(guaranteeRef)), toIdKey(guarantee.id));
  const awards = useOpenAwards(contract, guarantee.id).filter(({ hash }) => hash !== except);
  return (
    <>
      {awards.length > 0 && (
        <div className="text-sm">
          <p>{t.rivalAwards}</p>
          <ul className="mt-2 flex flex-col gap-2">
            {awards.map(({ hash, award }) => (
              <li key={hash}>
                <AwardSummary contract={contract} award={award} />
              </li>
            ))}
          </ul>
        </div>
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
