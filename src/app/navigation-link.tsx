import type { ReactNode } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { classes } from '@/ui/layout/classes';

/** Look of links and menu buttons in the navigation bar. */
export const NAVIGATION_ITEM =
  'flex min-h-9 items-center rounded-control px-3 text-sm font-medium whitespace-nowrap text-ink-soft transition-colors hover:bg-sunken hover:text-ink';

export interface NavigationLinkProps {
  to: string;
  /** Current on this path only, not on those below it. */
  exact?: boolean;
  children: ReactNode;
}

/** A link of the navigation bar, marked when it is the current page. */
export function NavigationLink({ to, exact = false, children }: NavigationLinkProps) {
  // Not `NavLink`, which the first screen would carry as well.
  const isCurrent = matchPath({ path: to, end: exact }, useLocation().pathname) !== null;
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={classes(NAVIGATION_ITEM, isCurrent && 'bg-sunken text-ink')}
    >
      {children}
    </Link>
  );
}
