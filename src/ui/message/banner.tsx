import type { ReactNode } from 'react';
import type { Tone } from '@/domain/primitives/tone';
import { classes } from '@/ui/layout/classes';
import { ActionOf, type MessageAction } from '@/ui/message/message-action';
import { ToneIcon } from '@/ui/message/tone-icon';
import { TONE_TINT } from '@/ui/message/tone-shades';

export type BannerTone = Exclude<Tone, 'purple'>;

export interface BannerProps {
  tone: BannerTone;
  /** Live region. By default `alert` for red, `status` for other tones. */
  role?: 'alert' | 'status';
  /** On the right. */
  action?: MessageAction;
  children: ReactNode;
  className?: string;
}

export function Banner({ tone, role, action, children, className }: BannerProps) {
  return (
    <div
      role={role ?? (tone === 'red' ? 'alert' : 'status')}
      className={classes(
        'flex animate-appear flex-wrap items-start gap-x-4 gap-y-2 rounded-control px-3 py-2 text-sm',
        TONE_TINT[tone],
        className,
      )}
    >
      {/* Below this width the action goes below the text. */}
      <div className="flex min-w-0 grow basis-48 gap-2.5 self-center">
        <ToneIcon tone={tone} />
        <div className="min-w-0 grow break-words">{children}</div>
      </div>
      <ActionOf action={action} />
    </div>
  );
}
