import type { ReactNode } from 'react';
import type { Tone } from '@/domain/primitives/tone';
import { classes } from '@/ui/layout/classes';
import { LateToneIcon } from '@/ui/message/late-tone-icon';
import { TONE_TINT } from '@/ui/message/tone';

export type BannerTone = Exclude<Tone, 'purple'>;

export interface BannerProps {
  tone: BannerTone;
  /** `alert` interrupts (errors), `status` waits its turn (notices). By the tone if not given; `null`: no live region. */
  role?: 'alert' | 'status' | null;
  /** A button or link at the right end. */
  action?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A message that stands in its place in the page: an error, a notice, a success. */
export function Banner({ tone, role, action, children, className }: BannerProps) {
  const live = role === undefined ? (tone === 'red' ? 'alert' : 'status') : role;
  return (
    <div
      role={live ?? undefined}
      className={classes(
        'flex animate-appear flex-wrap items-start gap-x-3 gap-y-2 rounded-control px-4 py-3 text-sm',
        TONE_TINT[tone],
        className,
      )}
    >
      <LateToneIcon tone={tone} />
      <div className="min-w-0 flex-1 break-words">{children}</div>
      {action}
    </div>
  );
}
