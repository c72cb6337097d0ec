import type { ComponentProps } from 'react';
import { classes } from '@/ui/layout/classes';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Accessible name and tooltip. */
  label: string;
}

export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classes(
        'inline-flex size-9 shrink-0 items-center justify-center rounded-control text-ink-soft transition-colors',
        'not-disabled:hover:bg-sunken not-disabled:hover:text-ink disabled:opacity-55',
        className,
      )}
    />
  );
}
