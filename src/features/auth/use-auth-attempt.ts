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

/** Login failure: the error's own message, or 'Login failed' where it has none (docs/specification.md#8-error-catalogue). */
export function loginErrorText(error: ErrorData, fallback: string): string {
  return error.message.trim() === '' ? fallback : error.message;
}
