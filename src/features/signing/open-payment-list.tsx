import { disputesMessages } from '@/content/disputes.messages';
import { toReturnDay } from '@/domain/returns/return-rules';
import type { OpenPayment } from '@/domain/withdrawals/open-signatures';
import { useMessages } from '@/i18n/use-messages';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { Foreign } from '@/ui/text/foreign';

/** Payments that the user has signed and that others can still complete: amount, destination, guarantee and date. */
export function OpenPaymentList({ payments }: { payments: readonly OpenPayment[] }) {
  const t = useMessages(disputesMessages);
  return (
    <ul className="mt-2 flex flex-col gap-2 text-sm">
      {payments.map(({ txid, amount, address, payees, description, givenAt, from }) => (
        <li key={txid} className="min-w-0">
          <p className="flex flex-wrap gap-x-2">
            <Amount sats={amount} />
            <Foreign>{description}</Foreign>
            <DateText value={givenAt} className="text-ink-faint" />
            {from !== null && (
              <span>
                {t.openPaymentsFrom} <DateText value={toReturnDay(from)} />
              </span>
            )}
          </p>
          {address !== null && (
            <p>
              <AddressText value={address} />
            </p>
          )}
          {payees.map((payee) => (
            <p key={`${payee.address} ${payee.amount}`}>
              <Amount sats={payee.amount} /> <AddressText value={payee.address} />
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
