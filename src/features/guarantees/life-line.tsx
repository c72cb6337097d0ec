import { explorerAddressLink, explorerTxLink } from '@/config/explorer-links';
import { settings } from '@/config/settings';
import { guaranteeLifeMessages } from '@/content/guarantee-life.messages';
import type { LifeStep, LifeStepState } from '@/domain/guarantee/guarantee-life';
import { useMessages } from '@/i18n/use-messages';
import { classes } from '@/ui/layout/classes';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { OutsideLink } from '@/ui/text/outside-link';

const DOTS: Record<LifeStepState, string> = {
  done: 'border-tone-green-dot bg-tone-green-dot',
  'under-way': 'border-tone-yellow-dot bg-tone-yellow-soft',
  open: 'border-line-strong bg-card',
};

export function LifeDot({ state, className }: { state: LifeStepState; className?: string }) {
  return <span className={classes('block size-2 shrink-0 rounded-full border', DOTS[state], className)} />;
}

/** Every step with its time, its amount and where to look it up. */
export function LifeLine({ steps }: { steps: readonly LifeStep[] }) {
  return (
    <ol className="mt-3 flex flex-col">
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
        <LifeLineStep key={`${at} ${step.name}`} step={step} last={at === steps.length - 1} />
      ))}
    </ol>
  );
}

function LifeLineStep({ step, last }: { step: LifeStep; last: boolean }) {
  const t = useMessages(guaranteeLifeMessages);
  const { name, state, at, amount } = step;
  return (
    <li className="flex gap-3">
      <span aria-hidden="true" className="flex w-2 flex-col items-center pt-1.5">
        <LifeDot state={state} />
        {!last && <span className="mt-1 w-px flex-1 bg-line" />}
      </span>
      <div className={classes('flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3', !last && 'pb-3')}>
        <span className={state === 'open' ? 'text-ink-faint' : 'font-medium'}>
          {t[`step-${name}`]}
          {state === 'open' && <span className="sr-only"> ({t.open})</span>}
        </span>
        {amount !== null && <Amount sats={amount} mark={false} className="text-xs" />}
        {at !== null && <DateText value={at} show="moment" className="text-xs text-ink-faint" />}
        <LifeLink link={step.link} />
      </div>
    </li>
  );
}

function LifeLink({ link }: Pick<LifeStep, 'link'>) {
  const t = useMessages(guaranteeLifeMessages);
  if (link === null) return null;
  const { explorerUrl } = settings();
  const isAddress = 'address' in link;
  const href = isAddress ? explorerAddressLink(explorerUrl, link.address) : explorerTxLink(explorerUrl, link.txid);
  return (
    <OutsideLink href={href} className="ml-auto text-xs">
      {isAddress ? t.viewAddress : t.viewTransaction}
    </OutsideLink>
  );
}
