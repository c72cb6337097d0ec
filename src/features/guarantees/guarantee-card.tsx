import { memo, useId } from 'react';
import { guaranteesMessages } from '@/content/guarantees.messages';
import { guaranteeTone, isGuaranteeStatus } from '@/domain/guarantee/guarantee-status';
import type { Id } from '@/domain/primitives/ids';
import type { OpenDialog } from '@/features/guarantees/contract-dialog';
import { GuaranteeActions } from '@/features/guarantees/guarantee-actions';
import { GuaranteeDetails } from '@/features/guarantees/guarantee-details';
import { GuaranteeLife } from '@/features/guarantees/guarantee-life';
import { GuaranteeMoney } from '@/features/guarantees/guarantee-money';
import { useGuaranteeView } from '@/features/guarantees/use-guarantee-view';
import { WithdrawalStrip } from '@/features/guarantees/withdrawal-strip';
import { useMessages } from '@/i18n/use-messages';
import { Badge } from '@/ui/message/badge';

export interface GuaranteeCardProps {
  contractId: Id;
  guaranteeId: Id;
  onOpen: (dialog: OpenDialog) => void;
}

/** One guarantee. Reads its own part of the state, so that a balance that changes draws one card anew. */
export const GuaranteeCard = memo(function GuaranteeCard({ contractId, guaranteeId, onOpen }: GuaranteeCardProps) {
  const t = useMessages(guaranteesMessages);
  const titleId = useId();
  const view = useGuaranteeView(contractId, guaranteeId);
  if (view === null) return null;
  const { description, status } = view.guarantee;
  return (
    <article
      aria-labelledby={titleId}
      // Where focus goes when the button that had it is no longer offered.
      tabIndex={-1}
      className="shrink-0 overflow-hidden rounded-card border border-line bg-card shadow-card"
    >
      {view.notice !== null && <WithdrawalStrip notice={view.notice} />}
      <div className="flex flex-col gap-4 p-4 sm:p-5">
        <header className="flex items-start justify-between gap-4">
          <h3 id={titleId} className="min-w-0 font-medium break-words whitespace-pre-line">
            {description}
          </h3>
          <Badge tone={guaranteeTone(status)} className="shrink-0">
            {isGuaranteeStatus(status) ? t[`status-${status}`] : status}
          </Badge>
        </header>
        <GuaranteeMoney view={view} />
        <GuaranteeDetails view={view} />
        <GuaranteeLife view={view} />
        <GuaranteeActions view={view} titleId={titleId} onOpen={onOpen} />
      </div>
    </article>
  );
});
