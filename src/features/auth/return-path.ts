import { useLocation } from 'react-router-dom';
import { PATHS, safeReturnPath } from '@/config/paths';

export interface ReturnPath {
  /** Where to go after login. */
  target: string;
  /** Query that carries it on to the other form, with its question mark; '' when there is none. */
  query: string;
}

/** Where login was asked for: `?returnUrl=contracts/{id}/join` (docs/specification.md#2-screens-and-routes); anything foreign is dropped. */
export function useReturnPath(): ReturnPath {
  const { search } = useLocation();
  const path = safeReturnPath(new URLSearchParams(search).get('returnUrl'));
  if (path === null) return { target: PATHS.contracts, query: '' };
  return { target: path, query: `?${new URLSearchParams({ returnUrl: path.slice(1) })}` };
}
