import { memo, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { guaranteesMessages } from '@/content/guarantees.messages';
import { findTextLanguage } from '@/domain/contracts/text-language';
import { findMoneyFact } from '@/domain/guarantees/guarantee-funds';
import { isTroubled } from '@/domain/guarantees/guarantee-status';
import { listUnreadRecords } from '@/domain/guarantees/unread-amounts';
import type { Id } from '@/domain/primitives/ids';
import { findLastWithdrawal } from '@/domain/withdrawals/withdrawal-stage';
import { DepositorChoice } from '@/features/guarantees/depositor-choice';
import { GuaranteeActions } from '@/features/guarantees/guarantee-actions';
import { GuaranteeMoney } from '@/features/guarantees/guarantee-money';
import { GuaranteeSummary } from '@/features/guarantees/guarantee-summary';
import { PaidOuts } from '@/features/guarantees/paid-outs';
import { ReleaseProgress } from '@/features/guarantees/release-progress';
import { toGuaranteeAnchor } from '@/features/guarantees/use-guarantee-tasks';
import { type GuaranteeCardView, useGuaranteeView } from '@/features/guarantees/use-guarantee-view';
import { ReturnSection } from '@/features/returns/return-section';
import { useMessages } from '@/i18n/use-messages';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { showGuarantee } from '@/store/contracts/visible-guarantees';
import { useAppSelector } from '@/store/core/hooks';
import { Banner } from '@/ui/message/banner';
import { Amount } from '@/ui/text/amount';
import { DayText } from '@/ui/text/day-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

export interface GuaranteeCardProps {
  contractId: Id;
  guaranteeId: Id;
  /** The user's choice. `null`: as `unfolded` says, or unfolded by an alarm. */
  choice?: boolean | null;
  onChoice?: (guaranteeId: Id, open: boolean) => void;
  /** Unfolded unless the user folds it. */
  unfolded?: boolean;
  /** Counts the actions that highlighted this card. */
  lit?: number;
}

/** One guarantee. Selects its own state, so that a new balance renders only one card. */
export const GuaranteeCard = memo(function GuaranteeCard(props: GuaranteeCardProps) {
  const { contractId, guaranteeId, choice = null, onChoice, unfolded = false, lit = 0 } = props;
  const t = useMessages(guaranteesMessages);
  const titleId = useId();
  const bodyId = useId();
  const view = useGuaranteeView(contractId, guaranteeId);
  const card = useBringIntoView(lit);
  const open = useOpen(choice, view !== null && (unfolded || hasAlarm(view)));
  useEffect(() => showGuarantee(guaranteeId), [guaranteeId]);
  if (view === null) return null;
  return (
    <article
      id={toGuaranteeAnchor(guaranteeId)}
      ref={card}
      aria-labelledby={titleId}
      // Takes the focus when the focused button disappears.
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
      />
      <div id={bodyId} className={open ? `${BODY} flex flex-col gap-3 pt-1 pb-4` : BODY}>
        {view.missing && (
          <Banner tone="red">
            <p className="font-medium">{t.missingTitle}</p>
            <p>{t.missing}</p>
          </Banner>
        )}
        <GuaranteeMoney view={view} folded={!open} />
        {open && <LateMoney view={view} />}
        {open && <DepositorChoice contractId={contractId} view={view} titleId={titleId} />}
        {open && <GuaranteeFacts contractId={contractId} guarantee={view.guarantee} withdrawn={view.withdrawn} />}
        {open && <ReturnSection contractId={contractId} guarantee={view.guarantee} />}
        <ReleaseProgress
          contractId={contractId}
          withdrawal={findLastWithdrawal(view.guarantee)}
          guaranteeId={guaranteeId}
          blocked={view.blocked}
          folded={!open}
        />
        <PaidOuts contractId={contractId} view={view} folded={!open} />
        {open && <GuaranteeActions view={view} titleId={titleId} />}
      </div>
    </article>
  );
});

/** Aligned with the title. */
const BODY = 'px-4 sm:pr-5 sm:pl-9.5';

/** Unfolds for a reason. Stays unfolded when the reason is gone, so that nothing moves while the user reads. */
function useOpen(choice: boolean | null, hasReason: boolean): boolean {
  const [unfolded, setUnfolded] = useState(hasReason);
  if (hasReason && !unfolded) setUnfolded(true);
  return choice ?? (unfolded || hasReason);
}

function LateMoney({ view: { guarantee, late, balance } }: { view: GuaranteeCardView }) {
  const t = useMessages(guaranteesMessages);
  return findMoneyFact(guarantee, late, balance) === 'late' ? <Banner tone="yellow">{t.late}</Banner> : null;
}

/** A dispute or a passed date is no news: its badge is in sight. */
function hasAlarm({ guarantee, missing, late, warning }: GuaranteeCardView): boolean {
  return missing || (late && !isTroubled(guarantee)) || warning === 'not-verified';
}

type GuaranteeFactsProps = Pick<GuaranteeCardView, 'guarantee' | 'withdrawn'> & Pick<GuaranteeCardProps, 'contractId'>;

/** The remaining facts of docs/specification.md#guarantees-panel-scrollable. */
const GuaranteeFacts = memo(function GuaranteeFacts({ contractId, guarantee, withdrawn }: GuaranteeFactsProps) {
  const t = useMessages(guaranteesMessages);
  const language = useAppSelector((state) => findTextLanguage(selectContract(state, contractId)?.description ?? ''));
  return (
    <>
      {listUnreadRecords(guarantee).map((name) => (
        <p key={name} className="text-xs text-ink-soft">
          {t[`unread-${name}`]}
        </p>
      ))}
      <FactList>
        <Fact label={t.validUntil}>
          <DayText day={guarantee.validUntil} />
        </Fact>
        <Fact label={t.amountWithdraw}>
          <Amount sats={withdrawn} mark={false} unknown={t.amountUnknown} />
        </Fact>
        <Fact label={t.conditions} wide>
          <Foreign lang={language} className="whitespace-pre-line">
            {guarantee.conditions}
          </Foreign>
        </Fact>
        <Fact label={t.verificationProcess} wide>
          <Foreign lang={language} className="whitespace-pre-line">
            {guarantee.verificationProcess}
          </Foreign>
        </Fact>
      </FactList>
    </>
  );
});

/** Scrolls an element into view whenever `turn` increases. */
function useBringIntoView(turn: number): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (turn > 0) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [turn]);
  return element;
}
