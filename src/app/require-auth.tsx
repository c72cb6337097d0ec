import { Navigate, Outlet } from 'react-router-dom';
import { PATHS } from '@/lib/paths';
import { useVisitorSelector } from '@/store/hooks';

/**
 * Sends visitors to /login in place of the entry they came by (spec, section 2). When somebody else signs in, in another
 * tab, the page begins anew: what one typed or opened is not the next one's.
 */
export function RequireAuth() {
  const { isAuthenticated, user } = useVisitorSelector((state) => state.auth);
  return isAuthenticated ? <Outlet key={user?.id} /> : <Navigate to={PATHS.login} replace />;
}
