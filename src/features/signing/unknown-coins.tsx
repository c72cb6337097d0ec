import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { UnknownCoins } from '@/domain/withdrawals/concerns';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectName } from '@/store/people/people.thunks';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { Foreign } from '@/ui/text/foreign';

/** The question whether money belongs to the guarantee: by amount, address and stated depositor. */
export function UnknownCoinsText({ question: { description, depositor, coins } }: { question: UnknownCoins }) {
  const t = useMessages(withdrawalsMessages);
  const name = useAppSelector((state) => (depositor === null ? null : selectName(state, depositor)));
  return (
    <>
      <Foreign>{t['concern-unknown-coins']({ description, depositor: name ?? t.unnamed })}</Foreign>
      <ul className="mt-2 flex flex-col gap-2 text-sm">
        {coins.map(({ address, amount }) => (
          <li key={address} className="flex min-w-0 flex-wrap gap-x-2">
            <Amount sats={amount} />
            <AddressText value={address} />
          </li>
        ))}
      </ul>
    </>
  );
}
