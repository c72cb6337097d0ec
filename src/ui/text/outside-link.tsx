import type { ComponentProps } from 'react';
import { classes } from '@/ui/layout/classes';
import { LINK } from '@/ui/text/text-link';

// It stands alone, and has to be high enough for a finger.
const LOOK = `${LINK} inline-block py-0.5`;

/** A link to another place (explorer, a PDF): opens a new tab and tells it nothing of where it came from. */
export function OutsideLink({ className, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} target="_blank" rel="noopener noreferrer" className={classes(LOOK, className)} />;
}
