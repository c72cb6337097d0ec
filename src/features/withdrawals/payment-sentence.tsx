import { settlementMessages } from '@/content/settlement.messages';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { Sats } from '@/domain/primitives/amount';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectName } from '@/store/people/people.thunks';
import { classes } from '@/ui/layout/classes';
import { Amount } from '@/ui/text/amount';
import { Foreign } from '@/ui/text/foreign';

interface PaymentSentenceProps {
  /** `null`: the address alone says who is paid. */
  payee: Id | null;
  /** It goes to a deposit address of the guarantee itself. */
  isMove?: boolean;
  /** The amount that reaches the destination; `null` while unknown. */
  amount: Sats | null;
  /** The address stands below the sentence, not above it. */
  isAbove?: boolean;
}

/** Says in words what the button of the dialog does. */
export function PaymentSentence({ payee, isMove = false, amount, isAbove = false }: PaymentSentenceProps) {
  const t = useMessages(withdrawalsMessages);
  const { moves } = useMessages(settlementMessages);
  const isOwn = isSameId(useAppSelector(selectUserId), payee);
  const name = useAppSelector((state) => (payee === null ? null : (selectName(state, payee) ?? String(payee))));
  const words = isOwn ? t.paySelf : name === null ? t.pay : t.payTo({ name });
  if (amount === null) return null;
  return (
    <p className={classes('font-medium', isAbove ? 'text-lg' : 'text-base')}>
      <Foreign>{isMove ? moves : words}</Foreign> <Amount sats={amount} />
      {!isMove && payee === null && ` ${isAbove ? t.payThisAddress : t.payAddress}`}
    </p>
  );
}
