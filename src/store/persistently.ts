import { AppError } from '@/domain/errors';

/** Waits between the tries, in milliseconds. */
const PAUSES = [300, 1_200] as const;

/** Tries an idempotent call again when no answer arrived or the server stumbled (5xx), then gives up with its error. */
export async function persistently<Value>(call: () => Promise<Value>): Promise<Value> {
  for (const pause of PAUSES) {
    try {
      return await call();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await new Promise((resume) => setTimeout(resume, pause));
    }
  }
  return call();
}

/** Whether the failure says nothing about the request itself: the next try may well succeed. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  return error.code === 'network' || (error.code === 'http' && (error.detail.status ?? 0) >= 500);
}
