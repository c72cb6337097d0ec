import ChevronRight from 'lucide-react/icons/chevron-right';
import { memo, useId, useState } from 'react';
import { guaranteeLifeMessages } from '@/content/guarantee-life.messages';
import { guaranteesMessages } from '@/content/guarantees.messages';
import { guaranteeLife, lifeNow } from '@/domain/guarantee/guarantee-life';
import { guaranteeTone, isGuaranteeStatus } from '@/domain/guarantee/guarantee-status';
import type { Id } from '@/domain/primitives/ids';
import type { Tone } from '@/domain/primitives/tone';
import type { WithdrawalNotice, WithdrawalNoticeKind } from '@/domain/withdrawal/withdrawal-notice';
import type { OpenDialog } from '@/features/guarantees/contract-dialog';
import { GuaranteeActions } from '@/features/guarantees/guarantee-actions';
import { GuaranteeMoney } from '@/features/guarantees/guarantee-money';
import { LifeDot, LifeLine } from '@/features/guarantees/life-line';
import { type GuaranteeView, useGuaranteeView } from '@/features/guarantees/use-guarantee-view';
import { useMessages } from '@/i18n/use-messages';
import { classes } from '@/ui/layout/classes';
import { Badge } from '@/ui/message/badge';
import { TONE_TINT } from '@/ui/message/tone';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';

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

/** Only what waits for the reader has a colour of its own. */
const TONES: Record<WithdrawalNoticeKind, Tone> = { 'sign-due': 'yellow', 'waits-for-other': 'gray', sending: 'blue' };

/** The withdrawal under way, on top of its card. */
function WithdrawalStrip({ notice: { kind, withdrawal } }: { notice: WithdrawalNotice }) {
  const t = useMessages(guaranteesMessages);
  return (
    <p
      className={classes(
        'flex flex-wrap gap-x-2 border-b border-line px-4 py-2 text-sm sm:px-5',
        TONE_TINT[TONES[kind]],
      )}
    >
      <span>{t[`notice-${kind}`]}</span>
      <Amount sats={withdrawal.amount} mark={false} unknown={t.amountUnknown} className="font-medium" />
    </p>
  );
}

/** What was agreed, and what went out so far. */
function GuaranteeDetails({ view: { guarantee, withdrawn } }: { view: GuaranteeView }) {
  const t = useMessages(guaranteesMessages);
  return (
    <FactList>
      <Fact label={t.validUntil}>
        <DateText value={guarantee.validUntil} />
      </Fact>
      <Fact label={t.amountWithdraw}>
        <Amount sats={withdrawn} mark={false} unknown={t.amountUnknown} />
      </Fact>
      <Fact label={t.conditions} wide>
        <span className="whitespace-pre-line">{guarantee.conditions}</span>
      </Fact>
      <Fact label={t.verificationProcess} wide>
        <span className="whitespace-pre-line">{guarantee.verificationProcess}</span>
      </Fact>
    </FactList>
  );
}

/** What happened to the guarantee so far: the last step in a line, all of them under it. */
function GuaranteeLife({ view: { guarantee, balance } }: { view: GuaranteeView }) {
  const t = useMessages(guaranteeLifeMessages);
  const [open, setOpen] = useState(false);
  const steps = guaranteeLife(guarantee, balance.kind === 'known' ? balance : null);
  const now = lifeNow(steps);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="group text-sm">
      <summary className="flex list-none gap-2 rounded-sm py-0.5 text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="mt-0.5 -ml-0.5 size-4 shrink-0 transition-transform group-open:rotate-90"
        />
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-xs text-ink-faint">{t.life}</span>
          <span aria-hidden="true" className="flex items-center gap-1">
            {steps.map(({ name, state }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
              <LifeDot key={`${at} ${name}`} state={state} />
            ))}
          </span>
          {now !== null && (
            <span>
              {t[`step-${now.name}`]}
              {now.at !== null && (
                <span className="text-ink-faint">
                  {' · '}
                  <DateText value={now.at} show="relative" />
                </span>
              )}
            </span>
          )}
        </span>
      </summary>
      {open && <LifeLine steps={steps} />}
    </details>
  );
}
