import type { ComponentProps } from 'react';
import { classes } from '@/ui/layout/classes';
import { LINK } from '@/ui/text/text-link';

// High enough to be touched.
const LOOK = `${LINK} inline-block py-0.5`;

/** A link out of the app (explorer, PDF), in a new tab and without referrer. */
export function OutsideLink({ className, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} target="_blank" rel="noopener noreferrer" className={classes(LOOK, className)} />;
}
