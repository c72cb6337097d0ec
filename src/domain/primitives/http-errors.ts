import type { ErrorData } from '@/domain/primitives/errors';

/** Whether the server answered 404. */
export function isNotFound({ code, detail }: ErrorData): boolean {
  return code === 'http' && detail.status === 404;
}

/** 400 or 413: how explorers refuse a list that is too long, but also a request that they do not understand. */
export function isRefusedForSize({ code, detail }: ErrorData): boolean {
  return code === 'http' && (detail.status === 400 || detail.status === 413);
}
