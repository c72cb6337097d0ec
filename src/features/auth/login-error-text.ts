import type { ErrorData } from '@/domain/errors';

/** Login failure: the error's own message, or 'Login failed' where it has none (spec, section 8). */
export function loginErrorText(error: ErrorData, fallback: string): string {
  return error.message.trim() === '' ? fallback : error.message;
}
