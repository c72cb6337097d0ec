import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { guaranteeLifeMessages } from '@/content/guarantee-life.messages';
import { guaranteeLife, lifeNow } from '@/domain/guarantee/guarantee-life';
import { LifeDot, LifeLine } from '@/features/guarantees/life-line';
import type { GuaranteeView } from '@/features/guarantees/use-guarantee-view';
import { useMessages } from '@/i18n/use-messages';
import { DateText } from '@/ui/text/date-text';

/** What happened to the guarantee so far: the last step in a line, all of them under it. */
export function GuaranteeLife({ view: { guarantee, balance } }: { view: GuaranteeView }) {
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
