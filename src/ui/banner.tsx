import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { classes } from './classes';
import { TONE_TINT, type Tone } from './tone';

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

const ICONS = { gray: Info, yellow: TriangleAlert, green: CircleCheck, blue: Info, red: CircleAlert };

/** A message that stands in its place in the page: an error, a notice, a success. */
export function Banner({ tone, role, action, children, className }: BannerProps) {
  const Icon = ICONS[tone];
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
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1 break-words">{children}</div>
      {action}
    </div>
  );
}
