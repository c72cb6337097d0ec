import { useState } from 'react';
import { settlementMessages } from '@/content/settlement.messages';
import type { Contract } from '@/domain/models';
import { getOtherRole } from '@/domain/seals/terms';
import { fillOutputs, needsAddress } from '@/domain/settlement/offer';
import type { OfferView } from '@/domain/settlement/offer-state';
import { useOtherParty } from '@/features/settlement/use-settlements';
import { AddressField } from '@/features/withdrawals/release/address-field';
import { type AddressState, useAddressCheck } from '@/features/withdrawals/release/use-release-form';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectPayoutAddress } from '@/store/seals/payouts.thunks';
import { AddressText } from '@/ui/text/address-text';
import { Fact, FactList } from '@/ui/text/fact-list';

export interface Payee {
  /** Empty if the user gets nothing, or has named the address in the offer. */
  address: string;
  state: AddressState;
  isAsked: boolean;
  isReady: boolean;
  isTyped: boolean;
  setText: (text: string) => void;
}

/** Where the user who accepts an offer is paid; the stated payout address is proposed. */
export function usePayee(contract: Contract, { offer, isOwn }: OfferView): Payee {
  const stated = useAppSelector((state) => selectPayoutAddress(state, contract.id, selectUserId(state) ?? '')) ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const isAsked = !isOwn && needsAddress(offer);
  const address = isAsked ? (typed ?? stated) : '';
  const state = useAddressCheck(address, contract.id);
  return {
    address,
    state,
    isAsked,
    isReady: !isAsked || state.kind === 'fits',
    isTyped: typed !== null,
    setText: setTyped,
  };
}

export function PayeeField({ payee, disabled }: { payee: Payee; disabled: boolean }) {
  const t = useMessages(settlementMessages);
  if (!payee.isAsked) return null;
  return (
    <AddressField
      label={t.address}
      hint={t.addressHint}
      disabled={disabled}
      value={payee.address}
      state={payee.state}
      onText={payee.setText}
    />
  );
}

/** Where each side is paid, as far as it is named already; the user who accepts names their own address in `PayeeField`. */
export function PayeeList({ contract, view }: { contract: Contract; view: OfferView }) {
  const t = useMessages(settlementMessages);
  const name = useOtherParty(contract);
  const { offer, acceptance, isOwn, maker } = view;
  const own = isOwn ? maker : getOtherRole(maker);
  const payees = fillOutputs(offer, acceptance?.address ?? '').filter(({ address }) => address !== '');
  if (payees.length === 0) return null;
  return (
    <FactList>
      {payees.map(({ to, address }) => (
        <Fact key={to} label={to === own ? t.address : to === 'guarantee' ? t.toGuarantee : t.addressOf({ name })} wide>
          <AddressText value={address} />
        </Fact>
      ))}
    </FactList>
  );
}
