import { AppError, type ErrorCode, type ErrorData, errorData, errorFromData } from '@/domain/primitives/errors';

/** An answer as plain data: an Error would lose its code between worker and page. */
export type Reply = { ok: true; value: unknown } | { ok: false; error: ErrorData };

/** Runs a task and tells how it went, without throwing. `code` is for errors that carry none. */
export async function replyOf(task: () => Promise<unknown>, code: ErrorCode = 'unexpected'): Promise<Reply> {
  try {
    return { ok: true, value: await task() };
  } catch (error) {
    return { ok: false, error: error instanceof AppError ? errorData(error) : { ...errorData(error), code } };
  }
}

/** The value of a reply, or its AppError thrown. */
export function replyValue(reply: Reply): unknown {
  if (reply.ok) return reply.value;
  throw errorFromData(reply.error);
}
