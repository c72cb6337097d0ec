import { type Result, toErrorData } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';
import { WAITS, withTimeout } from '@/store/calls/retry';

/** In patiences (`WAITS`): an intent may take several calls, each with tries of its own. */
const LONGEST = 10;

/**
 * Runs an intent; a failure is logged, as docs/specification.md#8-error-catalogue asks, and returned instead of thrown. A backend that never
 * answers is a failure too: the person gets the screen back, and what still comes of it shows when it comes.
 */
export async function toResult<Value>(what: string, action: () => Promise<Value>): Promise<Result<Value>> {
  try {
    return { ok: true, value: await withTimeout(action(), LONGEST * WAITS.patience) };
  } catch (thrown) {
    const error = toErrorData(thrown);
    logger.error(`${what} failed: ${error.message}`);
    return { ok: false, error };
  }
}
