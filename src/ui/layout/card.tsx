import type { ComponentProps } from 'react';
import { classes } from '@/ui/layout/classes';

export interface CardProps extends ComponentProps<'div'> {
  /** Lists of rows bring their own padding. */
  flush?: boolean;
}

/** White paper on the ground: hairline border, soft shadow, 24 px inside. */
export function Card({ flush = false, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={classes('rounded-card border border-line bg-card shadow-card', !flush && 'p-5 sm:p-6', className)}
    />
  );
}
