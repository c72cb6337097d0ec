import type { ErrorData } from '@/domain/primitives/errors';

/** The error's own message, or `fallback` if it has none (docs/specification.md#8-error-catalogue). */
export function describeAuthError(error: ErrorData, fallback: string): string {
  return error.message.trim() === '' ? fallback : error.message;
}
