import { useEffect } from 'react';
import type { ErrorData } from '@/domain/primitives/errors';
import { authErrorDismissed } from '@/store/auth/auth.slice';
import { useAppDispatch, useBaseSelector } from '@/store/setup/hooks';

export interface AuthAttempt {
  loading: boolean;
  error: ErrorData | null;
}

/** How the login or registration under way stands; its error does not outlive the form. */
export function useAuthAttempt(): AuthAttempt {
  const dispatch = useAppDispatch();
  const loading = useBaseSelector((state) => state.auth.loading);
  const error = useBaseSelector((state) => state.auth.error);
  useEffect(() => () => void dispatch(authErrorDismissed()), [dispatch]);
  return { loading, error };
}
