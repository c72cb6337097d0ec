import { useState } from 'react';
import { normalizeAddress } from '@/domain/deposits/deposit-address';
import type { Id } from '@/domain/primitives/ids';
import type { PayeeAnswer } from '@/features/withdrawals/release/payee-choice';
import type { ReleaseFormState } from '@/features/withdrawals/release/use-release-form';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectName } from '@/store/people/people.thunks';
import { selectPayoutAddress, selectPayoutOwner } from '@/store/seals/payouts.thunks';

export interface PayeeState {
  answer: PayeeAnswer;
  choose: (answer: PayeeAnswer) => void;
  /** The party whose payout address is in the form. */
  ownerName: string | null;
  /** The owner of the payout address in the form, or else the party that the user named, unless that party has stated another one. */
  payee: Id | null;
}

/** To whom a release goes. The address changes with a press only, whatever the chat says later. */
export function usePayee(contractId: Id, { form, setAddress }: ReleaseFormState): PayeeState {
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<PayeeAnswer>(null);
  const [filled, setFilled] = useState<string | null>(null);
  const owner = useAppSelector((state) => selectPayoutOwner(state, contractId, normalizeAddress(form.address)));
  const ownerName = useAppSelector((state) => (owner === null ? null : (selectName(state, owner) ?? String(owner))));

  function choose(next: PayeeAnswer): void {
    setAnswer(next);
    const id = next === null || next === 'elsewhere' ? null : next.id;
    const offered = dispatch((_, getState) => (id === null ? null : selectPayoutAddress(getState(), contractId, id)));
    setFilled(offered);
    if (offered !== null) setAddress(offered);
    // An address that a party's name has put in, even if the chat no longer offers it.
    else if (form.address !== '' && (owner !== null || form.address === filled)) setAddress('');
  }

  const named = answer === null || answer === 'elsewhere' ? null : answer.id;
  const stated = useAppSelector((state) => (named === null ? null : selectPayoutAddress(state, contractId, named)));
  return { answer, choose, ownerName, payee: owner ?? (stated === null ? named : null) };
}
