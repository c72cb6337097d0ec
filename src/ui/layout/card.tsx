import type { ComponentProps } from 'react';
import { classes } from '@/ui/layout/classes';

export interface CardProps extends ComponentProps<'div'> {
  /** No padding, for lists whose rows have their own. */
  flush?: boolean;
}

export function Card({ flush = false, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={classes('rounded-card border border-line bg-card shadow-card', !flush && 'p-5 sm:p-6', className)}
    />
  );
}
