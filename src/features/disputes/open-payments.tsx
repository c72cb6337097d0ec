import { useId } from 'react';
import { disputesMessages } from '@/content/disputes.messages';
import type { GuaranteeRef } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import { OpenPaymentList } from '@/features/signing/open-payment-list';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { useAppDispatch } from '@/store/core/hooks';
import { listAllOpenPayments } from '@/store/signing/open-payments.thunks';

/** The payments of the guarantee that others can still complete; nothing if this device knows of none. */
export function OpenPayments({ guaranteeRef }: { guaranteeRef: GuaranteeRef }) {
  const t = useMessages(disputesMessages);
  const dispatch = useAppDispatch();
  const titleId = useId();
  const load = () => dispatch(listAllOpenPayments(guaranteeRef));
  const { value: payments } = useLoaded(load, toIdKey(guaranteeRef.guaranteeId));
  if (payments === null || payments.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-1">
      <h3 id={titleId} className="text-sm font-medium">
        {t.openPayments}
      </h3>
      <p className="text-sm text-ink-soft">{t.openPaymentsText}</p>
      <OpenPaymentList payments={payments} />
    </section>
  );
}
