import { sealCardMessages } from '@/content/seals.messages';
import type { Message } from '@/domain/models';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectName } from '@/store/people/people.thunks';
import { AddressText } from '@/ui/text/address-text';
import { Foreign } from '@/ui/text/foreign';

/** A sentence in place of a line that states a payout address. */
export function PayoutMessage({ contractId, message }: { contractId: Id; message: Message }) {
  const t = useMessages(sealCardMessages);
  const lines = useAppSelector((state) => state.seals.payouts[toIdKey(contractId)]?.lines);
  const name =
    useAppSelector((state) => (message.userId === null ? null : selectName(state, message.userId))) ??
    String(message.userId);
  const address = lines?.[toIdKey(message.id)];
  if (address === undefined) return <p className="text-ink-soft">{t.checking}</p>;
  return (
    <p className="wrap-anywhere">
      <Foreign>{address === null ? t.payoutFalse({ name }) : t.payout({ name })}</Foreign>{' '}
      {address !== null && <AddressText value={address} />}
    </p>
  );
}
