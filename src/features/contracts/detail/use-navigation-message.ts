import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { TIMERS } from '@/domain/timers';

/** The message that came with the navigation, for 5 s; then it is taken out of the history entry too. */
export function useNavigationMessage(): string | null {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const message = messageIn(state);
  useEffect(() => {
    if (message === null) return;
    const clear = () => void navigate(pathname + search, { replace: true, state: null });
    const timer = setTimeout(clear, TIMERS.successBanner);
    return () => clearTimeout(timer);
  }, [message, navigate, pathname, search]);
  return message;
}

function messageIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('message' in state)) return null;
  return typeof state.message === 'string' && state.message !== '' ? state.message : null;
}
