import { settlementMessages } from '@/content/settlement.messages';
import type { GuaranteeRef } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import { OpenPaymentList } from '@/features/signing/open-payment-list';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { useAppDispatch } from '@/store/core/hooks';
import { listOpenPayments } from '@/store/signing/open-payments.thunks';

/** The other payments from the guarantee that the user has signed, before they sign one more. */
export function Rivals({ guaranteeRef }: { guaranteeRef: GuaranteeRef }) {
  const t = useMessages(settlementMessages);
  const dispatch = useAppDispatch();
  const { value } = useLoaded(() => dispatch(listOpenPayments(guaranteeRef)), toIdKey(guaranteeRef.guaranteeId));
  if (value === null || value.length === 0) return null;
  return (
    <div className="text-sm">
      <p>{t.rivals}</p>
      <OpenPaymentList payments={value} />
    </div>
  );
}
