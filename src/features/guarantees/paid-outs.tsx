import { linkToTx } from '@/config/explorer-links';
import { settings } from '@/config/settings';
import { guaranteesMessages } from '@/content/guarantees.messages';
import { paidOutMessages } from '@/content/paid-out.messages';
import type { Id } from '@/domain/primitives/ids';
import type { PaidOut } from '@/domain/withdrawals/payouts';
import type { GuaranteeCardView } from '@/features/guarantees/use-guarantee-view';
import { PayoutList } from '@/features/people/payout-list';
import { useMessages } from '@/i18n/use-messages';
import { classes } from '@/ui/layout/classes';
import { OutsideLink } from '@/ui/text/outside-link';

interface PaidOutsProps {
  contractId: Id;
  view: GuaranteeCardView;
  /** Shows the latest alone. */
  folded: boolean;
}

/** The payments out of a guarantee: each transaction with its payees and a link. */
export function PaidOuts({ contractId, view, folded }: PaidOutsProps) {
  const t = useMessages(guaranteesMessages);
  const { guarantee, payouts, txid, notice } = view;
  const shown = folded ? payouts.slice(-1) : payouts;
  if (shown.length === 0) return null;
  return (
    <ul className={classes('flex flex-col gap-2 text-sm', folded && 'pb-3')}>
      {shown.map((paid) => (
        <li key={paid.txid} className="flex flex-wrap items-baseline gap-x-3">
          {/* A withdrawal that is being sent is recorded in a moment. */}
          <PaidOutText {...{ contractId, paid }} guaranteeId={guarantee.id} isExpected={notice !== null} />
          {/* The footer of an opened card has the link to this one. */}
          {(folded || paid.txid !== txid) && (
            <OutsideLink href={linkToTx(settings().explorerUrl, paid.txid)} className="text-xs sm:ml-auto">
              {t['action-view-transaction']}
            </OutsideLink>
          )}
        </li>
      ))}
    </ul>
  );
}

interface PaidOutTextProps {
  contractId: Id;
  guaranteeId: Id;
  paid: PaidOut;
  isExpected: boolean;
}

function PaidOutText({ paid: { payouts, source, isRecorded }, isExpected, ...guaranteeRef }: PaidOutTextProps) {
  const t = useMessages(paidOutMessages);
  return (
    <div className="min-w-0 wrap-anywhere">
      {payouts === null ? <p>{t.paidOut}</p> : <PayoutList {...guaranteeRef} payouts={payouts} />}
      {payouts !== null && source === 'record' && <p className="text-xs text-ink-soft">{t.byRecord}</p>}
      {!isRecorded && !isExpected && <p className="text-xs text-ink-soft">{t.unrecorded}</p>}
    </div>
  );
}
