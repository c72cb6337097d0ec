import type { ReactNode } from 'react';
import type { Tone } from '@/domain/primitives/tone';
import { classes } from '@/ui/layout/classes';
import { TONE_FILL, TONE_TINT } from '@/ui/message/tone-shades';

export interface BadgeProps {
  tone: Tone;
  children: ReactNode;
  className?: string;
}

/** A status: a dot and a word on a tinted background. */
export function Badge({ tone, children, className }: BadgeProps) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap',
        TONE_TINT[tone],
        className,
      )}
    >
      <span aria-hidden="true" className={classes('size-1.5 rounded-full', TONE_FILL[tone])} />
      {children}
    </span>
  );
}
