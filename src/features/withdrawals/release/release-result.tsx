import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { Sats } from '@/domain/primitives/amount';
import { groupSats } from '@/domain/primitives/format-sats';
import { type Id, isSameId } from '@/domain/primitives/ids';
import type { ReleaseCheck } from '@/domain/withdrawals/release-form';
import { Term, TermText } from '@/features/help/term';
import type { SplitForm } from '@/features/withdrawals/release/use-split';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectName } from '@/store/people/people.thunks';
import { classes } from '@/ui/layout/classes';
import { Amount } from '@/ui/text/amount';
import { Foreign } from '@/ui/text/foreign';
import { useLocale } from '@/ui/text/locale-context';

interface ReleaseResultProps {
  /** `null`: the address alone says who is paid. */
  payee: Id | null;
  check: ReleaseCheck;
  /** The form has an address that can be paid. */
  hasAddress: boolean;
  /** The fee quote is loading. */
  calculating: boolean;
  /** `null`: one payee gets all. */
  split: SplitForm | null;
}

/** Says who gets how much after the fee, and the fee; before a recipient is chosen, only how much arrives. */
export function ReleaseResult({ payee, check, hasAddress, calculating, split }: ReleaseResultProps) {
  const t = useMessages(withdrawalsMessages);
  const locale = useLocale();
  const { fee } = check;
  const arriving = check.amountProblem === null ? check.finalAmount : null;
  if (arriving !== null && fee !== null && !hasAddress) {
    return (
      <p className="text-sm">
        <Amount sats={arriving} mark={false} />{' '}
        <TermText word="network-fee" text={t.arrives({ sats: groupSats(fee, locale) })} />
      </p>
    );
  }
  const feeText =
    fee === null ? (calculating ? t.calculating : t.unknown) : t.feeSats({ sats: groupSats(fee, locale) });
  return (
    <div className="flex flex-col gap-0.5">
      <PaymentSentence payee={payee} amount={!hasAddress ? null : split === null ? arriving : split.first} />
      {split !== null && split.payment !== null && (
        <PaymentSentence payee={split.payee} amount={split.payment.amount} />
      )}
      <dl className="flex gap-1.5 text-xs text-ink-soft">
        <dt>
          <Term word="network-fee">{t.networkFee}</Term>
        </dt>
        <dd className="figures">
          <TermText word="satoshi" text={feeText} />
        </dd>
      </dl>
    </div>
  );
}

interface PaymentSentenceProps {
  /** `null`: the address alone says who is paid. */
  payee: Id | null;
  /** The amount that reaches the destination; `null` while unknown. */
  amount: Sats | null;
  /** The address stands below the sentence, not above it. */
  isAbove?: boolean;
}

/** Says in words what the button of the dialog does. */
export function PaymentSentence({ payee, amount, isAbove = false }: PaymentSentenceProps) {
  const t = useMessages(withdrawalsMessages);
  const isOwn = isSameId(useAppSelector(selectUserId), payee);
  const name = useAppSelector((state) => (payee === null ? null : (selectName(state, payee) ?? String(payee))));
  const words = isOwn ? t.paySelf : name === null ? t.pay : t.payTo({ name });
  if (amount === null) return null;
  return (
    <p className={classes('font-medium', isAbove ? 'text-lg' : 'text-base')}>
      <Foreign>{words}</Foreign> <Amount sats={amount} />
      {payee === null && ` ${isAbove ? t.payThisAddress : t.payAddress}`}
    </p>
  );
}
