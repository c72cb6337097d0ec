import { guaranteesMessages } from '@/content/guarantees.messages';
import type { Funding } from '@/domain/guarantee/guarantee-funds';
import { formatBtc } from '@/domain/primitives/amount';
import { GuaranteeBalance } from '@/features/guarantees/guarantee-balance';
import type { GuaranteeView } from '@/features/guarantees/use-guarantee-view';
import { useMessages } from '@/i18n/use-messages';
import { useLasting } from '@/lib/use-lasting';
import { ProgressBar } from '@/ui/message/progress-bar';
import { Amount } from '@/ui/text/amount';

/** By then the first answer is drawn. */
const SETTLED_MS = 1_000;

/** Side by side, or under each other where an amount needs more than half of the width. */
const HALF = 'grow basis-[calc(50%-0.75rem)]';

/** The amount, the balance beside it, and the bar of both. */
export function GuaranteeMoney({ view }: { view: GuaranteeView }) {
  const t = useMessages(guaranteesMessages);
  const { guarantee, balance, apart, funding, warning } = view;
  // A balance that changes is read out; the first one of a card, and the card's coming into view, are no change.
  const live = useLasting(balance.kind !== 'loading', SETTLED_MS);
  return (
    <div className="flex flex-col gap-3">
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        <div className={HALF}>
          <dt className="text-xs text-ink-faint">{t.amount}</dt>
          <dd className="text-lg font-semibold">
            <Amount sats={guarantee.amount} unknown={t.amountUnknown} />
          </dd>
        </div>
        {balance.kind !== 'hidden' && (
          <div className={HALF} aria-live={live ? 'polite' : 'off'} aria-atomic="true">
            <dt className="text-xs text-ink-faint">{t.balance}</dt>
            <dd className="min-h-7">
              <GuaranteeBalance balance={balance} apart={apart} warning={warning} />
            </dd>
          </div>
        )}
      </dl>
      {funding !== null && <FundingBar funding={funding} />}
    </div>
  );
}

function FundingBar({ funding: { amount, funded, released } }: { funding: Funding }) {
  const t = useMessages(guaranteesMessages);
  const known = funded !== null && released !== null;
  const figures = known && { amount: formatBtc(amount), funded: formatBtc(funded), released: formatBtc(released) };
  const text = figures ? t.fundingText(figures) : t.fundingUnknown;
  return <ProgressBar label={t.funding} value={funded} max={amount} hatched={released ?? 0} valueText={text} />;
}
