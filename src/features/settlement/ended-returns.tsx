import { settlementMessages } from '@/content/settlement.messages';
import type { Contract, Guarantee } from '@/domain/models';
import { formatBtc } from '@/domain/primitives/amount';
import type { Award } from '@/domain/settlement/award';
import { getOutpoint } from '@/domain/settlement/coins';
import { toReturnDay } from '@/domain/settlement/return-rules';
import { groupByDay } from '@/domain/settlement/return-state';
import { useReturns } from '@/features/settlement/use-settlements';
import { useMessages } from '@/i18n/use-messages';
import { useFormatDay } from '@/ui/text/use-format-day';

interface EndedReturnsProps {
  contract: Contract;
  guarantee: Guarantee;
  /** The payment that is about to be signed. */
  payment: Pick<Award, 'coins'>;
  /** Only those of the user's own deposit: `ReturnNote` names the other party's. */
  isOwn?: boolean;
}

/** The signed returns of the coins that a payment spends: of each day their sum. What the payment leaves has none. */
export function EndedReturns({ contract, guarantee, payment, isOwn = false }: EndedReturnsProps) {
  const t = useMessages(settlementMessages);
  const formatDay = useFormatDay();
  const spent = new Set(payment.coins.map(getOutpoint));
  const returns = useReturns(contract, guarantee.id).filter((each) => spent.has(each.outpoint));
  return groupByDay(isOwn ? returns.filter((each) => each.isOwn) : returns).map(({ from, amount }) => (
    <p key={from} className="text-sm">
      {t.endsReturn({ amount: formatBtc(amount), day: formatDay(toReturnDay(from)) })}
    </p>
  ));
}
