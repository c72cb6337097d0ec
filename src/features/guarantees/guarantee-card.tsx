import ChevronRight from 'lucide-react/icons/chevron-right';
import { memo, type RefObject, useEffect, useId, useRef } from 'react';
import { guaranteeRowMessages } from '@/content/contract-screen.messages';
import { guaranteesMessages } from '@/content/guarantees.messages';
import { findTextLanguage } from '@/domain/contracts/text-language';
import { findMoneyFact } from '@/domain/guarantees/guarantee-funds';
import { getGuaranteeTone, isGuaranteeStatus, isTroubled } from '@/domain/guarantees/guarantee-status';
import { listUnreadRecords } from '@/domain/guarantees/unread-amounts';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { GuaranteeActions } from '@/features/guarantees/guarantee-actions';
import { DepositBadge, GuaranteeMoney, nameUnknown, RowBalance } from '@/features/guarantees/guarantee-money';
import { PaidOuts, ReleaseProgress, WithdrawalText } from '@/features/guarantees/guarantee-payments';
import { toGuaranteeAnchor } from '@/features/guarantees/use-guarantee-tasks';
import { type GuaranteeCardView, useGuaranteeView } from '@/features/guarantees/use-guarantee-view';
import { ReturnSection } from '@/features/returns/return-section';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectName } from '@/store/people/people.thunks';
import { classes } from '@/ui/layout/classes';
import { Badge } from '@/ui/message/badge';
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

/** One guarantee: its row, its money and payments, and its actions. Selects its own state, so that a new balance renders only one card. */
export const GuaranteeCard = memo(function GuaranteeCard(props: GuaranteeCardProps) {
  const { contractId, guaranteeId, choice = null, onChoice, unfolded = false, lit = 0 } = props;
  const t = useMessages(guaranteesMessages);
  const titleId = useId();
  const bodyId = useId();
  const view = useGuaranteeView(contractId, guaranteeId);
  const card = useBringIntoView(lit);
  if (view === null) return null;
  const open = choice ?? (unfolded || hasAlarm(view));
  const fact = findMoneyFact(view.guarantee, view.late);
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
      <GuaranteeRow {...{ view, titleId, bodyId, open }} onToggle={() => onChoice?.(guaranteeId, !open)} />
      <div id={bodyId} className={classes('px-4 sm:pr-5 sm:pl-9.5', open && 'flex flex-col gap-3 pt-1 pb-4')}>
        {view.missing && (
          <Banner tone="red">
            <p className="font-medium">{t.missingTitle}</p>
            <p>{t.missing}</p>
          </Banner>
        )}
        {open && <GuaranteeMoney view={view} />}
        {open && fact === 'late' && <Banner tone="yellow">{t.late}</Banner>}
        {open && <GuaranteeFacts contractId={contractId} guarantee={view.guarantee} withdrawn={view.withdrawn} />}
        {open && <ReturnSection contractId={contractId} guarantee={view.guarantee} />}
        <ReleaseProgress contractId={contractId} view={view} folded={!open} />
        <PaidOuts contractId={contractId} view={view} folded={!open} />
        {open && <GuaranteeActions view={view} titleId={titleId} />}
      </div>
    </article>
  );
});

/** A dispute or a passed date is no news: its badge is in sight. */
function hasAlarm({ guarantee, missing, late, warning }: GuaranteeCardView): boolean {
  return missing || (late && !isTroubled(guarantee)) || warning === 'not-verified';
}

interface GuaranteeRowProps {
  view: GuaranteeCardView;
  titleId: string;
  /** Id of the part that the row unfolds. */
  bodyId: string;
  open: boolean;
  onToggle: () => void;
}

/** A press anywhere unfolds it. What is due is among the tasks. */
function GuaranteeRow({ view, titleId, bodyId, open, onToggle }: GuaranteeRowProps) {
  const t = useMessages(guaranteesMessages);
  const row = useMessages(guaranteeRowMessages);
  const { guarantee, warning, late } = view;
  const { description, status, amount, validUntil } = guarantee;
  const fact = findMoneyFact(guarantee, late);
  return (
    <div className="relative flex flex-col gap-1.5 px-4 py-2.5 transition-colors hover:bg-well sm:px-5">
      {/* The amount ends the first line, the state the second; on a phone it is the other way round. With room, the state has a column. */}
      <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-start gap-x-3 gap-y-1 xl:grid-cols-[minmax(0,1fr)_auto_6rem]">
        <h3 id={titleId} className="min-w-0 text-sm font-medium max-sm:col-span-2 xl:col-start-1 xl:row-start-1">
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
        <Badge
          tone={getGuaranteeTone(status)}
          className="col-start-3 sm:row-start-2 xl:row-start-1 xl:justify-self-start"
        >
          {isGuaranteeStatus(status) ? t[`status-${status}`] : <Foreign>{status}</Foreign>}
        </Badge>
        {/* On a phone its children are cells of the grid. */}
        <div className="text-xs text-ink-soft *:ml-4.5 max-sm:contents sm:col-span-2 sm:row-start-2 sm:flex sm:min-h-6 sm:flex-wrap sm:items-center sm:gap-x-3 sm:gap-y-1 sm:pl-4.5 sm:*:ml-0">
          <span className="wrap-anywhere max-sm:col-span-3 xl:min-w-23">
            <DepositorText depositor={view.depositor} />
          </span>
          {!open && (
            <span className="flex-wrap justify-between gap-x-3 max-sm:order-1 max-sm:col-span-3 max-sm:flex sm:contents">
              {validUntil !== null && (
                <span className="whitespace-nowrap">
                  {row.until} <DayText day={validUntil} />
                </span>
              )}
              <RowBalance view={view} />
            </span>
          )}
          {!open && warning !== null && (
            <span className="max-sm:order-2 max-sm:col-span-3">
              <DepositBadge mark={warning} />
            </span>
          )}
        </div>
        {!open && (
          <p className="col-span-2 col-start-2 text-right text-sm font-medium sm:row-start-1 xl:col-end-3">
            <Amount sats={amount} mark={false} unknown={t[nameUnknown(guarantee)]} />
          </p>
        )}
      </div>
      <WithdrawalText view={view} />
      {fact !== null && fact !== 'late' && <p className="pl-4.5 text-xs text-pretty text-ink-soft">{t[fact]}</p>}
    </div>
  );
}

/** "Ana deposits". */
const DepositorText = memo(function DepositorText({ depositor }: Pick<GuaranteeCardView, 'depositor'>) {
  const t = useMessages(guaranteeRowMessages);
  const common = useMessages(guaranteesMessages);
  const userId = useAppSelector(selectUserId);
  const name = useAppSelector((state) => (depositor.kind === 'named' ? selectName(state, depositor.id) : null));
  if (depositor.kind === 'once-joined') return <>{common.onceJoined}</>;
  if (depositor.kind === 'unrecorded') return <>{common[`unrecorded-${depositor.role}`]}</>;
  if (depositor.kind === 'not-stated') return <>{common.depositorNotStated}</>;
  if (isSameId(depositor.id, userId)) return <>{t.youDeposit}</>;
  return (
    <>
      <Foreign>{name ?? depositor.id}</Foreign> {t.deposits}
    </>
  );
});

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
