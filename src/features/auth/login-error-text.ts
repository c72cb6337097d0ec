import type { ErrorData } from '@/domain/primitives/errors';

/** Login failure: the error's own message, or 'Login failed' where it has none (docs/specification.md#8-error-catalogue). */
export function loginErrorText(error: ErrorData, fallback: string): string {
  return error.message.trim() === '' ? fallback : error.message;
}
