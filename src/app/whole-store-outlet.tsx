import { Outlet, useLocation } from 'react-router-dom';
import { useAppStore } from '@/store/hooks';
import { isWhole } from '@/store/visitor-store';
import { fetchPageAt } from './pages';
import { useWholeStore } from './use-whole-store';

/** The page of the route, once the store has all its slices; both are fetched at the same time. */
export function WholeStoreOutlet() {
  const { pathname } = useLocation();
  if (!isWhole(useAppStore())) fetchPageAt(pathname);
  useWholeStore();
  return <Outlet />;
}
