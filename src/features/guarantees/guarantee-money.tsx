import { guaranteeRowMessages } from '@/content/contract-screen.messages';
import { guaranteesMessages } from '@/content/guarantees.messages';
import { isRemainder } from '@/domain/guarantee/guarantee-funds';
import { FundingBar } from '@/features/guarantees/funding-bar';
import { GuaranteeBalance } from '@/features/guarantees/guarantee-balance';
import type { GuaranteeView } from '@/features/guarantees/use-guarantee-view';
import { useMessages } from '@/i18n/use-messages';
import { useSettled } from '@/lib/timed-flags';
import { Amount } from '@/ui/text/amount';

/** Time for the first balance to be drawn. */
const SETTLED_MS = 1_000;

/** Side by side, or stacked when an amount needs more than half the width. */
const HALF = 'grow basis-[calc(50%-0.75rem)]';

export interface GuaranteeMoneyProps {
  view: GuaranteeView;
  /** The row shows the amount and the bar; the balance is for screen readers, to which its changes are announced. */
  folded: boolean;
}

/** Amount, balance and a progress bar of what is funded and released. */
export function GuaranteeMoney({ view, folded }: GuaranteeMoneyProps) {
  const t = useMessages(guaranteesMessages);
  const row = useMessages(guaranteeRowMessages);
  const { guarantee, balance, excluded, dust, funding, warning } = view;
  // Announces later changes of the balance; not its first value, nor a card that scrolls into view.
  const live = useSettled(balance.kind !== 'loading', SETTLED_MS);
  return (
    <div className={folded ? 'sr-only' : 'flex flex-col gap-3'}>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {!folded && (
          <div className={HALF}>
            <dt className="text-xs text-ink-faint">{t.amount}</dt>
            <dd className="text-lg font-semibold">
              <Amount sats={guarantee.amount} unknown={t.amountUnknown} />
            </dd>
          </div>
        )}
        {balance.kind !== 'hidden' && (
          <div className={HALF} aria-live={live ? 'polite' : 'off'} aria-atomic="true">
            <dt className="text-xs text-ink-faint">{isRemainder(balance, funding) ? row.remaining : t.balance}</dt>
            <dd className="min-h-7">
              <GuaranteeBalance
                balance={balance}
                excluded={excluded}
                dust={dust}
                warning={warning}
                calm={isRemainder(balance, funding)}
                folded={folded}
              />
            </dd>
          </div>
        )}
      </dl>
      {!folded && funding !== null && <FundingBar funding={funding} />}
    </div>
  );
}
