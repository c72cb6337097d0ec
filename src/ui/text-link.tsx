import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classes } from './classes';

const LINK =
  'font-medium text-accent-ink underline decoration-accent-ink/35 underline-offset-3 hover:decoration-current';

/** A link inside the app. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classes(LINK, className)} />;
}

/** A link to another place (explorer, a PDF): opens a new tab and tells it nothing of where it came from. */
export function OutsideLink({ className, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} target="_blank" rel="noopener noreferrer" className={classes(LINK, className)} />;
}
