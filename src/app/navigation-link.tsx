import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { NAVIGATION_ITEM } from '@/app/navigation-style';
import { classes } from '@/ui/layout/classes';

export interface NavigationLinkProps {
  to: string;
  /** Current on this very path only, not on those below it. */
  exact?: boolean;
  children: ReactNode;
}

/** A link of the navigation bar; the current one is read out as such. */
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
