import type { Copying } from '@/ui/copy/use-copy';
import { classes } from '@/ui/layout/classes';

export interface CopyNoticeTexts {
  /** Shown while the notice stands. */
  copiedLabel: string;
  /** Shown when the browser would not copy. */
  failedLabel: string;
}

export interface CopyNoticeProps extends CopyNoticeTexts {
  copying: Copying;
  className?: string;
}

/** The polite notice beside something that was copied; its line is kept free, so that nothing moves. */
export function CopyNotice({ copying, copiedLabel, failedLabel, className }: CopyNoticeProps) {
  const text = copying.copied ? copiedLabel : copying.failed ? failedLabel : '';
  return (
    <span
      role="status"
      className={classes('min-h-5 text-xs', copying.failed ? 'text-tone-red' : 'text-tone-green', className)}
    >
      {text}
    </span>
  );
}
