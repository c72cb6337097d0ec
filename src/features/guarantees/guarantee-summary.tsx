import ChevronRight from 'lucide-react/icons/chevron-right';
import { memo } from 'react';
import { guaranteeRowMessages } from '@/content/contract-screen.messages';
import { guaranteesMessages } from '@/content/guarantees.messages';
import type { Depositor } from '@/domain/guarantees/depositor';
import { isPastDate } from '@/domain/guarantees/guarantee-form';
import { type Funding, glanceAtFunds } from '@/domain/guarantees/guarantee-funds';
import type { GuaranteeParties } from '@/domain/guarantees/guarantee-parties';
import { getGuaranteeTone, isGuaranteeStatus } from '@/domain/guarantees/guarantee-status';
import type { Guarantee } from '@/domain/models';
import { toCalendarDate } from '@/domain/primitives/dates';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { DepositBadge } from '@/features/guarantees/deposit-warning';
import { FundingBar } from '@/features/guarantees/guarantee-money';
import { GuaranteeProgress, nameUnknown } from '@/features/guarantees/guarantee-progress';
import type { GuaranteeCardView } from '@/features/guarantees/use-guarantee-view';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectName } from '@/store/people/people.thunks';
import { classes } from '@/ui/layout/classes';
import { Badge } from '@/ui/message/badge';
import { TONE_TEXT } from '@/ui/message/tone-shades';
import { Amount } from '@/ui/text/amount';
import { DayText } from '@/ui/text/day-text';
import { Foreign } from '@/ui/text/foreign';

interface GuaranteeSummaryProps {
  view: GuaranteeCardView;
  titleId: string;
  /** Id of the part that the row unfolds. */
  bodyId: string;
  open: boolean;
  onToggle: () => void;
}

/** The row of a guarantee. A press anywhere unfolds it. What is due is among the tasks. */
export function GuaranteeSummary({ view, titleId, bodyId, open, onToggle }: GuaranteeSummaryProps) {
  const t = useMessages(guaranteesMessages);
  const { guarantee, funding, warning } = view;
  const { description, status, amount } = guarantee;
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
            <Chevron open={open} />
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
          <span className="max-sm:col-span-3 xl:min-w-23">
            <PartiesText parties={view.parties} open={open} />
          </span>
          {!open && (
            <span className="flex-wrap justify-between gap-x-3 max-sm:order-1 max-sm:col-span-3 max-sm:flex sm:contents">
              <UntilText guarantee={guarantee} />
              <FoldedBalance view={view} />
            </span>
          )}
          {!open && warning !== null && (
            <span className="max-sm:order-2 max-sm:col-span-3">
              <DepositBadge mark={warning} />
            </span>
          )}
          {!open && hasBar(funding) && (
            <FundingBar
              funding={funding}
              status={status}
              className="max-sm:col-start-1 max-sm:self-center sm:order-1 sm:ml-auto! sm:w-14 xl:w-10"
            />
          )}
        </div>
        {!open && (
          <p className="col-span-2 col-start-2 text-right text-sm font-medium sm:row-start-1 xl:col-end-3">
            <Amount sats={amount} mark={false} unknown={t[nameUnknown(guarantee)]} />
          </p>
        )}
      </div>
      <GuaranteeProgress view={view} open={open} />
    </div>
  );
}

/** For the eyes only: `GuaranteeMoney` announces the balance of a folded row. */
function FoldedBalance({ view: { balance, funding, guarantee, notice } }: { view: GuaranteeCardView }) {
  const t = useMessages(guaranteeRowMessages);
  const { status, validUntil } = guarantee;
  const isOverdue = isPastDate(validUntil ?? '', toCalendarDate(new Date()));
  const isLeaving = notice?.kind === 'paid-out' || notice?.kind === 'sending';
  const glance = glanceAtFunds(balance, { status, funding, isOverdue, isLeaving });
  if (glance === null) return null;
  const { text, tone } = glance;
  const total = balance.kind === 'known' ? balance.total : null;
  const shown = text === 'released' ? (funding?.released ?? null) : total;
  return (
    <span
      aria-hidden="true"
      className={classes(
        'max-sm:ml-auto sm:order-2 xl:min-w-42 xl:text-right',
        !hasBar(funding) && 'sm:ml-auto',
        tone && TONE_TEXT[tone],
      )}
    >
      {t[text]} {text !== 'unpaid' && <Amount sats={shown} mark={false} fiat={false} />}
    </span>
  );
}

/**
 * Of an amount that is paid in part or released: otherwise the words beside it say the same. An empty bar would call an unknown
 * balance zero.
 */
function hasBar(funding: Funding | null): funding is Funding {
  if (funding === null) return false;
  const { amount, funded, released } = funding;
  return (released ?? 0) > 0 || (funded !== null && funded > 0 && funded < amount);
}

const Chevron = memo(function Chevron({ open }: { open: boolean }) {
  return (
    <ChevronRight
      aria-hidden="true"
      className={classes('-ml-1 mt-0.5 size-4 shrink-0 text-ink-faint transition-transform', open && 'rotate-90')}
    />
  );
});

interface PartiesTextProps {
  parties: GuaranteeParties;
  open: boolean;
}

/** "Ana deposits · protects Berto". A folded row leaves the second part out: with two parties it follows from the first. */
const PartiesText = memo(function PartiesText({ parties, open }: PartiesTextProps) {
  const { depositor } = parties;
  const beneficiary = !open && depositor?.kind === 'named' ? null : parties.beneficiary;
  if (depositor === null && beneficiary === null) return null;
  return (
    <span className="min-w-0 wrap-anywhere">
      {depositor !== null && (
        <span>
          <DepositsText depositor={depositor} />
        </span>
      )}
      {depositor !== null && beneficiary !== null && ' · '}
      {beneficiary !== null && <ProtectsText id={beneficiary} />}
    </span>
  );
});

function DepositsText({ depositor }: { depositor: Depositor }) {
  const t = useMessages(guaranteeRowMessages);
  const common = useMessages(guaranteesMessages);
  const userId = useAppSelector(selectUserId);
  if (depositor.kind === 'once-joined') return <>{common.onceJoined}</>;
  if (depositor.kind === 'unrecorded') return <>{common[`unrecorded-${depositor.role}`]}</>;
  if (depositor.kind === 'not-stated') return <>{common.depositorNotStated}</>;
  if (isSameId(depositor.id, userId)) return <>{t.youDeposit}</>;
  return (
    <>
      <ContractorName id={depositor.id} /> {t.deposits}
    </>
  );
}

function ProtectsText({ id }: { id: Id }) {
  const t = useMessages(guaranteeRowMessages);
  const userId = useAppSelector(selectUserId);
  if (isSameId(id, userId)) return <>{t.protectsYou}</>;
  return (
    <>
      {t.protects} <ContractorName id={id} />
    </>
  );
}

function ContractorName({ id }: { id: Id }) {
  const name = useAppSelector((state) => selectName(state, id));
  return <Foreign>{name ?? id}</Foreign>;
}

const UntilText = memo(function UntilText({ guarantee: { validUntil } }: { guarantee: Guarantee }) {
  const t = useMessages(guaranteeRowMessages);
  if (validUntil === null) return null;
  return (
    <span className="whitespace-nowrap">
      {t.until} <DayText day={validUntil} />
    </span>
  );
});
