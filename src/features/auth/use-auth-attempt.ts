import { useEffect } from 'react';
import type { ErrorData } from '@/domain/primitives/errors';
import { authErrorDismissed } from '@/store/auth/auth.slice';
import { useAppDispatch, useBaseSelector } from '@/store/core/hooks';

export interface AuthAttempt {
  loading: boolean;
  error: ErrorData | null;
}

/** State of the current login or registration. Its error is dismissed when the form closes. */
export function useAuthAttempt(): AuthAttempt {
  const dispatch = useAppDispatch();
  const loading = useBaseSelector((state) => state.auth.loading);
  const error = useBaseSelector((state) => state.auth.error);
  useEffect(() => () => void dispatch(authErrorDismissed()), [dispatch]);
  return { loading, error };
}
