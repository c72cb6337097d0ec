import { AppError } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { isRefusal } from '@/store/calls/requests';

/**
 * Sends guarantees whose depositor nobody knows yet: without one, or with a stand-in if the backend refuses that. A
 * backend whose database wants a depositor may answer 500 to it.
 */
export async function sendWithStandIn<Value>(
  owner: Id,
  isAwaited: boolean,
  send: (standIn: Id | null) => Promise<Value>,
): Promise<Value> {
  if (!isAwaited) return send(null);
  try {
    return await send(null);
  } catch (error) {
    const isCrash = error instanceof AppError && error.detail.status === 500;
    if (!isRefusal(error) && !isCrash) throw error;
    return send(owner);
  }
}
