import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
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
  return (
    <NavLink
      to={to}
      end={exact}
      className={({ isActive }) => classes(NAVIGATION_ITEM, isActive && 'bg-sunken text-ink')}
    >
      {children}
    </NavLink>
  );
}
