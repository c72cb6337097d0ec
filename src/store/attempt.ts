import { type ErrorData, errorData } from '@/domain/errors';
import { logger } from '@/lib/logger';

/** What came of an intent: its value, or an error for the place on screen that it was started from. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; error: ErrorData };

/** Runs an intent; a failure is logged, as spec section 8 asks, and returned instead of thrown. */
export async function attempt<Value>(what: string, action: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { ok: true, value: await action() };
  } catch (thrown) {
    const error = errorData(thrown);
    logger.error(`${what} failed: ${error.message}`);
    return { ok: false, error };
  }
}
