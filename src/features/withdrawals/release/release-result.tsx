import { withdrawalsMessages } from '@/content/withdrawals.messages';
import { groupSats } from '@/domain/primitives/format-sats';
import type { Id } from '@/domain/primitives/ids';
import type { ReleaseCheck } from '@/domain/withdrawals/release-form';
import { Term, TermText } from '@/features/help/term';
import { PaymentSentence } from '@/features/withdrawals/payment-sentence';
import { useMessages } from '@/i18n/use-messages';
import { Amount } from '@/ui/text/amount';
import { useLocale } from '@/ui/text/locale-context';

interface ReleaseResultProps {
  /** `null`: the address alone says who is paid. */
  payee: Id | null;
  /** It goes to a deposit address of the guarantee itself. */
  isMove: boolean;
  check: ReleaseCheck;
  /** The form has an address that can be paid. */
  hasAddress: boolean;
  /** The fee quote is loading. */
  calculating: boolean;
}

/** Says who gets how much after the fee, and the fee; before a recipient is chosen, only how much arrives. */
export function ReleaseResult({ payee, isMove, check, hasAddress, calculating }: ReleaseResultProps) {
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
      <PaymentSentence payee={payee} isMove={isMove} amount={hasAddress ? arriving : null} />
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
