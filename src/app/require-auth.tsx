import { Navigate, Outlet } from 'react-router-dom';
import { PATHS } from '@/lib/paths';
import { useVisitorSelector } from '@/store/hooks';

/** Sends visitors to /login in place of the entry they came by (spec, section 2). */
export function RequireAuth() {
  const isAuthenticated = useVisitorSelector((state) => state.auth.isAuthenticated);
  return isAuthenticated ? <Outlet /> : <Navigate to={PATHS.login} replace />;
}
