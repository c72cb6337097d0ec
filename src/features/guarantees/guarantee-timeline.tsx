import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { linkToAddress, linkToTx } from '@/config/explorer-links';
import { settings } from '@/config/settings';
import { guaranteeTimelineMessages } from '@/content/guarantee-timeline.messages';
import {
  findCurrentStep,
  listTimelineSteps,
  type TimelineStep,
  type TimelineStepState,
} from '@/domain/guarantee/guarantee-timeline';
import type { GuaranteeView } from '@/features/guarantees/use-guarantee-view';
import { useMessages } from '@/i18n/use-messages';
import { classes } from '@/ui/layout/classes';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { OutsideLink } from '@/ui/text/outside-link';

/** The current step in one line, which folds out to all of them. */
export function GuaranteeTimeline({ view: { guarantee, balance, missing } }: { view: GuaranteeView }) {
  const t = useMessages(guaranteeTimelineMessages);
  const [open, setOpen] = useState(false);
  const steps = listTimelineSteps(guarantee, balance.kind === 'known' ? balance : null, missing);
  const current = findCurrentStep(steps);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="group text-sm">
      <summary className="flex list-none gap-2 rounded-sm py-0.5 text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="mt-0.5 -ml-0.5 size-4 shrink-0 transition-transform group-open:rotate-90"
        />
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-xs text-ink-faint">{t.title}</span>
          <span aria-hidden="true" className="flex items-center gap-1">
            {steps.map(({ name, state }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps have a fixed order
              <StepDot key={`${index} ${name}`} state={state} />
            ))}
          </span>
          {current !== null && (
            <span>
              {t[`step-${current.name}`]}
              {current.at !== null && (
                <span className="text-ink-faint">
                  {' · '}
                  <DateText value={current.at} show="relative" />
                </span>
              )}
            </span>
          )}
        </span>
      </summary>
      {open && (
        <ol className="mt-3 flex flex-col">
          {steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have a fixed order
            <StepItem key={`${index} ${step.name}`} step={step} isLast={index === steps.length - 1} />
          ))}
        </ol>
      )}
    </details>
  );
}

function StepItem({ step, isLast }: { step: TimelineStep; isLast: boolean }) {
  const t = useMessages(guaranteeTimelineMessages);
  const { name, state, at, amount } = step;
  return (
    <li className="flex gap-3">
      <span aria-hidden="true" className="flex w-2 flex-col items-center pt-1.5">
        <StepDot state={state} />
        {!isLast && <span className="mt-1 w-px flex-1 bg-line" />}
      </span>
      <div className={classes('flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3', !isLast && 'pb-3')}>
        <span className={state === 'open' ? 'text-ink-faint' : 'font-medium'}>
          {t[`step-${name}`]}
          {state === 'open' && <span className="sr-only"> ({t.open})</span>}
        </span>
        {amount !== null && <Amount sats={amount} mark={false} className="text-xs" />}
        {at !== null && <DateText value={at} show="moment" className="text-xs text-ink-faint" />}
        <StepLink link={step.link} />
      </div>
    </li>
  );
}

function StepLink({ link }: Pick<TimelineStep, 'link'>) {
  const t = useMessages(guaranteeTimelineMessages);
  if (link === null) return null;
  const { explorerUrl } = settings();
  const isAddress = 'address' in link;
  const href = isAddress ? linkToAddress(explorerUrl, link.address) : linkToTx(explorerUrl, link.txid);
  return (
    <OutsideLink href={href} className="ml-auto text-xs">
      {isAddress ? t.viewAddress : t.viewTransaction}
    </OutsideLink>
  );
}

const DOTS: Record<TimelineStepState, string> = {
  done: 'border-tone-green-dot bg-tone-green-dot',
  'under-way': 'border-tone-yellow-dot bg-tone-yellow-soft',
  open: 'border-line-strong bg-card',
};

function StepDot({ state }: { state: TimelineStepState }) {
  return <span className={classes('block size-2 shrink-0 rounded-full border', DOTS[state])} />;
}
