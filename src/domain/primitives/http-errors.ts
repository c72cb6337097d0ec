import { type ErrorData, toErrorData } from '@/domain/primitives/errors';

/** Whether the server answered 404. */
export function isNotFound({ code, detail }: ErrorData): boolean {
  return code === 'http' && detail.status === 404;
}

const MISSING_CALL = [404, 405, 501];

/** How a backend answers a call that it does not have. */
export function isMissingCall(error: unknown): boolean {
  const { code, detail } = toErrorData(error);
  return code === 'http' && MISSING_CALL.includes(detail.status ?? 0);
}

const REFUSALS = [400, 403, 404, 405, 409, 410, 413, 422];

/** The server understood and refused: repeating the request does not help. */
export function isRefused({ code, detail }: ErrorData): boolean {
  return code === 'http' && REFUSALS.includes(detail.status ?? 0);
}

/** 400 or 413: how explorers refuse a list that is too long, but also a request that they do not understand. */
export function isRefusedForSize({ code, detail }: ErrorData): boolean {
  return code === 'http' && (detail.status === 400 || detail.status === 413);
}
