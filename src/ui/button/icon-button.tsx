import type { ComponentProps } from 'react';
import { classes } from '@/ui/layout/classes';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Says what it does, for those who do not see the icon. */
  label: string;
}

/** A square button that holds one icon. */
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
