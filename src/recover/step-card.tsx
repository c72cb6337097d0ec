import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Card } from '@/ui/layout/card';

export interface StepCardProps extends Omit<ComponentProps<'div'>, 'title'> {
  heading: string;
  /** Number of the step. */
  step?: number;
  purpose?: ReactNode;
  /** At the right of the heading. */
  action?: ReactNode;
  /** Moves the focus to the heading when the card appears: the step before is done. */
  takesFocus?: boolean;
}

/** One step of the page. */
export function StepCard({ heading, step, purpose, action, takesFocus = false, children, ...card }: StepCardProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const takes = useRef(takesFocus);
  useLayoutEffect(() => {
    if (!takes.current) return;
    title.current?.focus({ preventScroll: true });
    // Focus alone would leave a visible heading at the bottom of the window.
    title.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  return (
    <Card {...card} className="flex animate-rise scroll-mt-4 flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-col gap-1">
          <div className="flex items-center gap-2.5">
            {step !== undefined && (
              <span
                aria-hidden="true"
                className="figures flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-soft text-sm font-semibold text-accent-ink"
              >
                {step}
              </span>
            )}
            <h2 ref={title} tabIndex={-1} className="scroll-mt-10 rounded-sm text-lg font-semibold outline-none">
              {heading}
            </h2>
          </div>
          {purpose !== undefined && <p className="max-w-[72ch] text-sm text-ink-soft">{purpose}</p>}
        </div>
        {action}
      </div>
      {children}
    </Card>
  );
}
