import { Link, type LinkProps } from 'react-router-dom';
import { classes } from '@/ui/layout/classes';

export const LINK =
  'font-medium text-accent-ink underline decoration-accent-ink/35 underline-offset-3 hover:decoration-current';

/** A link inside the app. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classes(LINK, className)} />;
}
