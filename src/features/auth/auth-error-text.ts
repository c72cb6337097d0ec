import type { ErrorData } from '@/domain/errors';

/** Login failure: the error's own message, or 'Login failed' where it has none (spec, section 8). */
export function loginErrorText(error: ErrorData, fallback: string): string {
  return error.message.trim() === '' ? fallback : error.message;
}

/**
 * Registration failure: the server's error field, or 'Registration failed' when the server gave none; what went
 * wrong before or without an answer passes through in its own words (spec, section 8).
 */
export function registrationErrorText(error: ErrorData, fallback: string): string {
  if (error.code === 'http') return error.detail.serverText ?? fallback;
  return loginErrorText(error, fallback);
}
