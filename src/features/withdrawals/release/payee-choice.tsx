import { useState } from 'react';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import type { Payee } from '@/domain/withdrawals/payees';
import { PayoutChanged } from '@/features/people/payout-changed';
import { YouMark } from '@/features/people/you-mark';
import type { ReleaseFormState } from '@/features/withdrawals/release/use-release-form';
import { useMessages } from '@/i18n/use-messages';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectPayoutAddress, selectPayoutOwner } from '@/store/payout-addresses/payout-addresses.thunks';
import { selectName } from '@/store/people/people.thunks';
import { RadioGroup } from '@/ui/fields/radio-group';
import { Foreign } from '@/ui/text/foreign';

/** `elsewhere`: neither party. `null`: not answered. */
export type PayeeAnswer = Payee | 'elsewhere' | null;

interface PayeeChoiceProps {
  contractId: Id;
  payees: readonly Payee[];
  answer: PayeeAnswer;
  disabled: boolean;
  onAnswer: (answer: PayeeAnswer) => void;
}

/** To whom a release goes. Nothing depends on the answer but the words, and the address that is offered. */
export function PayeeChoice({ contractId, payees, answer, disabled, onAnswer }: PayeeChoiceProps) {
  const t = useMessages(withdrawalsMessages);
  return (
    <>
      <RadioGroup
        label={t.toWhom}
        options={[
          ...payees.map((payee) => ({ key: toIdKey(payee.id), label: <PayeeName {...payee} /> })),
          { key: 'elsewhere', label: t.elsewhere },
        ]}
        selected={answer === null || answer === 'elsewhere' ? answer : toIdKey(answer.id)}
        disabled={disabled}
        isInline
        onSelect={(key) => onAnswer(payees.find(({ id }) => toIdKey(id) === key) ?? 'elsewhere')}
      />
      {answer !== null && answer !== 'elsewhere' && <PayoutChanged contractId={contractId} personId={answer.id} />}
    </>
  );
}

function PayeeName({ id, isDepositor }: Payee) {
  const t = useMessages(withdrawalsMessages);
  const name = useAppSelector((state) => selectName(state, id)) ?? String(id);
  return (
    <>
      <Foreign>{isDepositor ? t.backTo({ name }) : name}</Foreign>
      <YouMark id={id} />
    </>
  );
}

interface PayeeState {
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
  const owner = useAppSelector((state) => selectPayoutOwner(state, contractId, form.address));
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
