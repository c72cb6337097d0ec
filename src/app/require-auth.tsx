import { Navigate, Outlet } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { useVisitorSelector } from '@/store/setup/hooks';

/**
 * Sends visitors to /login in place of the entry they came by (docs/specification.md#2-screens-and-routes). When somebody else signs in, in another
 * tab, the page begins anew: what one typed or opened is not the next one's.
 */
export function RequireAuth() {
  const { isAuthenticated, user } = useVisitorSelector((state) => state.auth);
  return isAuthenticated ? <Outlet key={user?.id} /> : <Navigate to={PATHS.login} replace />;
}
