import { AppError } from '@/domain/primitives/errors';

/** Milliseconds to wait for an answer that is useful but not required (docs/architecture.md#waiting). */
export const PATIENCE = 20_000;

/**
 * Rejects with AppError `network` after `PATIENCE`; the work itself continues. Only for optional data: no intent of the
 * user ever times out.
 */
export function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new AppError('network', 'Network Error', { cause: 'network' }));
    const timer = setTimeout(giveUp, PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * The same for a save that is part of a poll, which must not wait for it. It is aborted, so that such calls do not pile up,
 * and repeated by a later poll.
 */
export function withDeadline<Value>(call: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const controller = new AbortController();
  return withTimeout(call(controller.signal)).finally(() => controller.abort());
}
