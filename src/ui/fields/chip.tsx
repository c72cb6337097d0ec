import type { ComponentProps } from 'react';
import { classes } from '@/ui/layout/classes';

export interface ChipProps extends ComponentProps<'button'> {
  /** Chosen; read out as pressed. */
  selected: boolean;
}

/** One of several filters or choices, on or off. */
export function Chip({ selected, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      {...rest}
      className={classes(
        'inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 text-xs font-medium whitespace-nowrap transition-colors',
        selected
          ? 'border-accent-ink bg-accent-soft text-accent-ink'
          : 'border-line bg-card text-ink-soft hover:border-line-strong hover:text-ink',
        className,
      )}
    />
  );
}
