import ChevronRight from 'lucide-react/icons/chevron-right';
import { memo, type ReactNode } from 'react';
import { guaranteesMessages } from '@/content/guarantees.messages';
import { getGuaranteeTone, isGuaranteeStatus } from '@/domain/guarantee/guarantee-status';
import { DepositBadge } from '@/features/guarantees/deposit-warning';
import { FundingBar } from '@/features/guarantees/funding-bar';
import { PartiesText } from '@/features/guarantees/parties-text';
import { UntilText } from '@/features/guarantees/until-text';
import type { GuaranteeView } from '@/features/guarantees/use-guarantee-view';
import { WithdrawalNoticeText } from '@/features/guarantees/withdrawal-notice-text';
import { useMessages } from '@/i18n/use-messages';
import { classes } from '@/ui/layout/classes';
import { Badge } from '@/ui/message/badge';
import { Amount } from '@/ui/text/amount';
import { Foreign } from '@/ui/text/foreign';

export interface GuaranteeSummaryProps {
  view: GuaranteeView;
  titleId: string;
  /** Of what the row unfolds. */
  bodyId: string;
  open: boolean;
  onToggle: () => void;
  /** The button that is due, on a folded row. */
  action?: ReactNode;
}

/** The row of a guarantee: a press anywhere but on its button unfolds it. */
export function GuaranteeSummary({ view, titleId, bodyId, open, onToggle, action }: GuaranteeSummaryProps) {
  const t = useMessages(guaranteesMessages);
  const { guarantee, funding, notice, warning } = view;
  const { description, status, amount } = guarantee;
  return (
    <div className="relative flex flex-col gap-1.5 px-4 py-2.5 transition-colors hover:bg-well sm:px-5">
      {/* The amount ends the first line and the state the second; on a phone the other way round. */}
      <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-start gap-x-3 gap-y-1">
        <h3 id={titleId} className="min-w-0 text-sm font-medium max-sm:col-span-2">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={bodyId}
            onClick={onToggle}
            // The whole row can be pressed.
            className="flex w-full min-w-0 items-start gap-1.5 rounded-sm text-left after:absolute after:inset-0"
          >
            <Chevron open={open} />
            <Foreign className={open ? 'min-w-0 break-words whitespace-pre-line' : 'min-w-0 truncate'}>
              {description}
            </Foreign>
          </button>
        </h3>
        <Badge tone={getGuaranteeTone(status)} className="col-start-3 sm:row-start-2">
          {isGuaranteeStatus(status) ? t[`status-${status}`] : <Foreign>{status}</Foreign>}
        </Badge>
        {/* On a phone its parts are cells of the grid. */}
        <div className="text-xs text-ink-soft *:ml-4.5 max-sm:contents sm:col-span-2 sm:row-start-2 sm:flex sm:min-h-6 sm:flex-wrap sm:items-center sm:gap-x-3 sm:gap-y-1 sm:pl-4.5 sm:*:ml-0">
          <span className="max-sm:col-span-3">
            <PartiesText parties={view.parties} />
          </span>
          {!open && (
            <span className="max-sm:col-start-1">
              <UntilText guarantee={guarantee} />
            </span>
          )}
          {!open && warning !== null && (
            <span className="max-sm:order-last max-sm:col-span-3">
              <DepositBadge mark={warning} />
            </span>
          )}
          {!open && funding !== null && (
            <FundingBar funding={funding} className="max-sm:order-last max-sm:col-span-3 sm:ml-auto! sm:w-14" />
          )}
        </div>
        {!open && (
          <p className="col-span-2 col-start-2 text-right text-sm font-medium sm:row-start-1">
            <Amount sats={amount} mark={false} unknown={t.amountUnknown} />
          </p>
        )}
      </div>
      {action && <div className="flex justify-end">{action}</div>}
      {notice !== null && <WithdrawalNoticeText notice={notice} guarantee={guarantee} />}
    </div>
  );
}

const Chevron = memo(function Chevron({ open }: { open: boolean }) {
  return (
    <ChevronRight
      aria-hidden="true"
      className={classes('-ml-1 mt-0.5 size-4 shrink-0 text-ink-faint transition-transform', open && 'rotate-90')}
    />
  );
});
