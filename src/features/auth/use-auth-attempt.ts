import { useEffect } from 'react';
import type { ErrorData } from '@/domain/primitives/errors';
import { authErrorDismissed } from '@/store/auth/auth.slice';
import { useAppDispatch, useBaseSelector } from '@/store/setup/hooks';

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

/** The error's own message, or `fallback` if it has none (docs/specification.md#8-error-catalogue). */
export function describeAuthError(error: ErrorData, fallback: string): string {
  return error.message.trim() === '' ? fallback : error.message;
}
