import { memo, useEffect, useId, useState } from 'react';
import { guaranteesMessages } from '@/content/guarantees.messages';
import type { Id } from '@/domain/primitives/ids';
import { findLastWithdrawal } from '@/domain/withdrawal/withdrawal-stage';
import type { OpenDialog } from '@/features/guarantees/contract-dialog';
import { DueAction, GuaranteeActions } from '@/features/guarantees/guarantee-actions';
import { toGuaranteeAnchor } from '@/features/guarantees/guarantee-anchor';
import { GuaranteeFacts } from '@/features/guarantees/guarantee-facts';
import { GuaranteeMoney } from '@/features/guarantees/guarantee-money';
import { GuaranteeStateLine } from '@/features/guarantees/guarantee-state';
import { GuaranteeSummary } from '@/features/guarantees/guarantee-summary';
import { ReleaseProgress } from '@/features/guarantees/release-progress';
import { useBringIntoView } from '@/features/guarantees/use-bring-into-view';
import { type GuaranteeView, useGuaranteeView } from '@/features/guarantees/use-guarantee-view';
import { useMessages } from '@/i18n/use-messages';
import { showGuarantee } from '@/store/balances/visible-guarantees';
import { Banner } from '@/ui/message/banner';

export interface GuaranteeCardProps {
  contractId: Id;
  guaranteeId: Id;
  onOpen: (dialog: OpenDialog) => void;
  /** What the user chose; `null`: unfolded if it is the first one that needs them, the only one, or has an alarm. */
  choice?: boolean | null;
  onChoice?: (guaranteeId: Id, open: boolean) => void;
  /** Unfolded unless the user folds it. */
  first?: boolean;
  /** Counts the times that it is shown as the result of an action; 0: not. */
  lit?: number;
}

/** One guarantee. Selects its own state, so a new balance renders one card only. */
export const GuaranteeCard = memo(function GuaranteeCard(props: GuaranteeCardProps) {
  const { contractId, guaranteeId, onOpen, choice = null, onChoice, first = false, lit = 0 } = props;
  const t = useMessages(guaranteesMessages);
  const titleId = useId();
  const bodyId = useId();
  const view = useGuaranteeView(contractId, guaranteeId);
  const card = useBringIntoView(lit);
  const open = useOpen(choice, view !== null && (first || hasAlarm(view)));
  useEffect(() => showGuarantee(guaranteeId), [guaranteeId]);
  if (view === null) return null;
  return (
    <article
      id={toGuaranteeAnchor(guaranteeId)}
      ref={card}
      aria-labelledby={titleId}
      // Takes focus when the focused button disappears.
      tabIndex={-1}
      className="relative isolate shrink-0 scroll-my-3 focus-visible:outline-offset-[-2px]"
    >
      {lit > 0 && <span key={lit} aria-hidden="true" className="absolute inset-0 -z-10 animate-lit" />}
      <GuaranteeSummary
        view={view}
        titleId={titleId}
        bodyId={bodyId}
        open={open}
        onToggle={() => onChoice?.(guaranteeId, !open)}
        action={!open && <DueAction view={view} titleId={titleId} onOpen={onOpen} />}
      />
      <div id={bodyId} className={open ? `${BODY} flex flex-col gap-3 pt-1 pb-4` : BODY}>
        {view.missing && (
          <Banner tone="red">
            <p className="font-medium">{t.missingTitle}</p>
            <p>{t.missing}</p>
          </Banner>
        )}
        <GuaranteeMoney view={view} folded={!open} />
        {open && view.late && <Banner tone="yellow">{t.late}</Banner>}
        {open && <GuaranteeFacts guarantee={view.guarantee} withdrawn={view.withdrawn} />}
        {open && <GuaranteeStateLine view={view} />}
        <ReleaseProgress
          contractId={contractId}
          withdrawal={findLastWithdrawal(view.guarantee)}
          guaranteeId={guaranteeId}
          blocked={view.blocked}
          folded={!open}
          onRaise={() => onOpen({ kind: 'raise-fee', guaranteeId })}
        />
        {open && <GuaranteeActions view={view} titleId={titleId} onOpen={onOpen} />}
      </div>
    </article>
  );
});

/** In line with the title. */
const BODY = 'px-4 sm:pr-5 sm:pl-9.5';

/** Unfolds for a reason, and stays so once the reason is gone: nothing moves while the user reads. */
function useOpen(choice: boolean | null, hasReason: boolean): boolean {
  const [unfolded, setUnfolded] = useState(hasReason);
  if (hasReason && !unfolded) setUnfolded(true);
  return choice ?? (unfolded || hasReason);
}

function hasAlarm({ missing, late, warning }: GuaranteeView): boolean {
  return missing || late || warning === 'not-verified';
}
