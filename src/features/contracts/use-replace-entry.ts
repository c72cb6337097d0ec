import { useCallback } from 'react';
import { type To, useLocation, useNavigate } from 'react-router-dom';

/**
 * Replaces the history entry of the screen, if it is still the current one. A screen stays visible while the next one
 * loads: replacing the entry then would take the user back.
 */
export function useReplaceEntry(): (to: To) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (to) => {
      if (window.location.pathname === pathname) void navigate(to, { replace: true });
    },
    [navigate, pathname],
  );
}
