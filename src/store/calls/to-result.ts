import { type ErrorData, errorData } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';
import { patiently, WAITS } from '@/store/calls/retry';

/** What came of an intent: its value, or an error for the place on screen that it was started from. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; error: ErrorData };

/** In patiences (`WAITS`): an intent may take several calls, each with tries of its own. */
const LONGEST = 10;

/**
 * Runs an intent; a failure is logged, as docs/specification.md#8-error-catalogue asks, and returned instead of thrown. A backend that never
 * answers is a failure too: the person gets the screen back, and what still comes of it shows when it comes.
 */
export async function attempt<Value>(what: string, action: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { ok: true, value: await patiently(action(), LONGEST * WAITS.patience) };
  } catch (thrown) {
    const error = errorData(thrown);
    logger.error(`${what} failed: ${error.message}`);
    return { ok: false, error };
  }
}
