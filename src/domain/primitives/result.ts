import type { ErrorData } from '@/domain/primitives/errors';

/** A value, or why there is none: for the place on screen that asked. */
export type Result<Value, Failure = ErrorData> = { ok: true; value: Value } | { ok: false; error: Failure };
