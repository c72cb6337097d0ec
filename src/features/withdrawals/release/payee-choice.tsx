import { withdrawalsMessages } from '@/content/withdrawals.messages';
import { toIdKey } from '@/domain/primitives/ids';
import type { Payee } from '@/domain/withdrawals/payees';
import { YouMark } from '@/features/people/you-mark';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectName } from '@/store/people/people.thunks';
import { RadioGroup } from '@/ui/fields/radio-group';
import { Foreign } from '@/ui/text/foreign';

/** `elsewhere`: neither party. `null`: not answered. */
export type PayeeAnswer = Payee | 'elsewhere' | null;

interface PayeeChoiceProps {
  payees: readonly Payee[];
  answer: PayeeAnswer;
  disabled: boolean;
  onAnswer: (answer: PayeeAnswer) => void;
}

/** To whom a release goes. Nothing depends on the answer but the words, and the address that is offered. */
export function PayeeChoice({ payees, answer, disabled, onAnswer }: PayeeChoiceProps) {
  const t = useMessages(withdrawalsMessages);
  return (
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
