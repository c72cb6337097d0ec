import { paidOutMessages } from '@/content/paid-out.messages';
import type { GuaranteeRef } from '@/domain/models';
import { isSameId } from '@/domain/primitives/ids';
import type { Payout } from '@/domain/withdrawals/payouts';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { isSameJson } from '@/store/device/merge-changes';
import { selectPayee } from '@/store/payouts/payouts.selectors';
import { selectName } from '@/store/people/people.thunks';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { Foreign } from '@/ui/text/foreign';

interface PayoutListProps extends GuaranteeRef {
  payouts: readonly Payout[];
  /** False where today's value would mislead. */
  fiat?: boolean;
  /** False for a single payment whose amount stands beside it. */
  amounts?: boolean;
  className?: string;
}

/** The payees of a transaction, each with its amount. */
export function PayoutList({ payouts, fiat = true, amounts = true, className, ...guaranteeRef }: PayoutListProps) {
  return (
    <ul className={className}>
      {payouts.map((payout, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outputs of a transaction have a fixed order
        <li key={at}>
          {amounts && <Amount sats={payout.amount} mark={false} fiat={fiat} />}{' '}
          <Destination {...guaranteeRef} address={payout.address} />
        </li>
      ))}
    </ul>
  );
}

/** The party that has stated this address, or the address. */
function Destination({ contractId, guaranteeId, address }: GuaranteeRef & Pick<Payout, 'address'>) {
  const t = useMessages(paidOutMessages);
  const payee = useAppSelector((state) => selectPayee(state, contractId, guaranteeId, address), isSameJson);
  const isOwn = isSameId(useAppSelector(selectUserId), payee?.id ?? null);
  const name = useAppSelector((state) => (payee === null ? null : (selectName(state, payee.id) ?? String(payee.id))));
  if (address === null) return <>{t.noAddress}</>;
  if (payee === null || name === null)
    return (
      <>
        {t.toAddress} <AddressText value={address} />
      </>
    );
  if (isOwn) return <>{payee.isDepositor ? t.backToYou : t.toYou}</>;
  return <Foreign>{payee.isDepositor ? t.backToName({ name }) : t.toName({ name })}</Foreign>;
}
