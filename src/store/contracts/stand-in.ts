import { toErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { decideOnStandIn } from '@/domain/templates/stand-in';

/**
 * Sends guarantees with an unknown depositor: without one, or with a stand-in if the backend refuses that.
 * @param send with `sendOnce`, so that a failed attempt was looked up
 */
export async function sendWithStandIn<Value>(
  owner: Id,
  isAwaited: boolean,
  send: (standIn: Id | null) => Promise<Value>,
): Promise<Value> {
  if (!isAwaited) return send(null);
  for (const isRepeated of [false, true]) {
    try {
      return await send(null);
    } catch (error) {
      const next = decideOnStandIn(toErrorData(error), isRepeated);
      if (next === 'fail') throw error;
      if (next === 'stand-in') break;
    }
  }
  return send(owner);
}
