import type { ErrorData } from '@/domain/primitives/errors';

/** Whether the server answered 404. */
export function isNotFound({ code, detail }: ErrorData): boolean {
  return code === 'http' && detail.status === 404;
}
