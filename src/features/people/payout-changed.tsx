import { payoutMessages } from '@/content/payout.messages';
import type { Id } from '@/domain/primitives/ids';
import { useMessages } from '@/i18n/use-messages';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { acceptPayouts, selectPayoutChange } from '@/store/payout-addresses/payout-addresses.thunks';
import { selectName } from '@/store/people/people.thunks';
import { Banner } from '@/ui/message/banner';
import { Foreign } from '@/ui/text/foreign';

interface PayoutChangedProps {
  contractId: Id;
  personId: Id;
}

/** The other party's payout address is another one than before, until the user has asked about it or paid to it. */
export function PayoutChanged({ contractId, personId }: PayoutChangedProps) {
  const t = useMessages(payoutMessages);
  const dispatch = useAppDispatch();
  const address = useAppSelector((state) => selectPayoutChange(state, contractId, personId));
  const name = useAppSelector((state) => selectName(state, personId)) ?? String(personId);
  if (address === null) return null;
  const accept = () => void dispatch(acceptPayouts(contractId, [address]));
  return (
    <Banner tone="yellow" action={{ label: t.asked, onPress: accept }}>
      <Foreign>{t.changed({ name })}</Foreign>
    </Banner>
  );
}
