import { sealCardMessages } from '@/content/seals.messages';
import type { Contract, Message } from '@/domain/models';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectName } from '@/store/people/people.thunks';
import { selectPayoutLine } from '@/store/seals/payouts.thunks';
import { AddressText } from '@/ui/text/address-text';
import { Foreign } from '@/ui/text/foreign';

/** A sentence in place of a line that states a payout address. */
export function PayoutMessage({ contract, message }: { contract: Contract; message: Message }) {
  const t = useMessages(sealCardMessages);
  const { userId } = message;
  const address = useAppSelector((state) => selectPayoutLine(state, contract, message));
  const name = useAppSelector((state) => (userId === null ? null : selectName(state, userId))) ?? String(userId);
  if (address === undefined) return <p className="text-ink-soft">{t.payoutUnchecked}</p>;
  return (
    <p className="wrap-anywhere">
      <Foreign>{address === null ? t.payoutFalse({ name }) : t.payout({ name })}</Foreign>{' '}
      {address !== null && <AddressText value={address} />}
    </p>
  );
}
