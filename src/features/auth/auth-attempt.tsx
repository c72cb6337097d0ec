import { useEffect } from 'react';
import { describeError, errorMessages } from '@/content/errors.messages';
import { loginMessages } from '@/content/login.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { useMessages } from '@/i18n/use-messages';
import { authErrorDismissed } from '@/store/auth/auth.slice';
import { useAppDispatch, useBaseSelector } from '@/store/core/hooks';

/** Statuses with which backends refuse what was entered. */
export const REFUSALS: readonly unknown[] = [400, 401, 403, 404, 422];

/** Advice on a failure that is not about what was entered, in the user's language, which the server does not know. */
export function ServerAdvice({ error }: { error: ErrorData }) {
  const t = useMessages(loginMessages);
  const errors = useMessages(errorMessages);
  const { code, detail } = error;
  const isDown = code === 'http' && (detail.status ?? 0) >= 500;
  const isUnexplained = code === 'http' && detail.serverText === undefined && !REFUSALS.includes(detail.status);
  const other = isUnexplained ? describeError(errors, error) : null;
  const advice = code === 'network' ? t.noReply : isDown ? t.serverProblem : other;
  return advice !== null && <p className="text-sm text-ink-soft">{advice}</p>;
}

/** The error's own message, or `fallback` if it has none (docs/specification.md#8-error-catalogue). */
export function describeAuthError(error: ErrorData, fallback: string): string {
  return error.message.trim() === '' ? fallback : error.message;
}

interface AuthAttempt {
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
