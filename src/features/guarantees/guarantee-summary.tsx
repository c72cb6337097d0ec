import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
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
      <div className="flex items-start gap-x-2">
        <h3 id={titleId} className="min-w-0 flex-1 text-sm font-medium">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={bodyId}
            onClick={onToggle}
            // The whole row can be pressed.
            className="flex w-full min-w-0 items-start gap-1.5 rounded-sm text-left after:absolute after:inset-0"
          >
            <ChevronRight
              aria-hidden="true"
              className={classes(
                '-ml-1 mt-0.5 size-4 shrink-0 text-ink-faint transition-transform',
                open && 'rotate-90',
              )}
            />
            <Foreign className={open ? 'min-w-0 break-words whitespace-pre-line' : 'min-w-0 truncate'}>
              {description}
            </Foreign>
          </button>
        </h3>
        <Badge tone={getGuaranteeTone(status)} className="shrink-0">
          {isGuaranteeStatus(status) ? t[`status-${status}`] : <Foreign>{status}</Foreign>}
        </Badge>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pl-4.5 text-xs text-ink-soft">
        <PartiesText parties={view.parties} />
        {!open && <UntilText guarantee={guarantee} />}
        {!open && warning !== null && <DepositBadge mark={warning} />}
        {!open && (
          <span className="ml-auto flex items-center gap-x-3 text-sm font-medium text-ink">
            {funding !== null && <FundingBar funding={funding} className="w-12" />}
            <Amount sats={amount} mark={false} unknown={t.amountUnknown} />
          </span>
        )}
        {action}
      </div>
      {notice !== null && <WithdrawalNoticeText notice={notice} guarantee={guarantee} />}
    </div>
  );
}
