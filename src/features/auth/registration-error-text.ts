import { type ErrorTexts, errorText } from '@/content/errors.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { loginErrorText } from '@/features/auth/login-error-text';

/**
 * Registration failure: the server's error field, or 'Registration failed' when the server gave none; what went
 * wrong without an answer passes through, and what the program itself found wrong is told in its wording (spec,
 * section 8).
 */
export function registrationErrorText(error: ErrorData, fallback: string, texts: ErrorTexts): string {
  if (error.code === 'http') return error.detail.serverText ?? fallback;
  if (error.code === 'network' || error.code === 'unexpected') return loginErrorText(error, fallback);
  return errorText(texts, error);
}
