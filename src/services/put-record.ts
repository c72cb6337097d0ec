import { toErrorData } from '@/domain/primitives/errors';
import { type Call, sendCall } from '@/services/http';
import type { PutForm } from '@/services/schemas/records.writer';

/** This backend refused a PUT of the received fields alone. */
let needsComplete = false;

/**
 * Sends a changed record: what was received and what changed. If the backend refuses that, it gets every known field, now and
 * from then on (docs/api.md#conventions). Returns the answer.
 */
export async function putRecord(
  call: Omit<Call, 'method' | 'body'>,
  write: (form: PutForm) => unknown,
): Promise<unknown> {
  const put = (form: PutForm) => sendCall({ ...call, method: 'PUT', body: write(form) });
  if (needsComplete) return put('complete');
  try {
    return await put('received');
  } catch (error) {
    if (!isRefusedForm(error) || isSame(write('received'), write('complete'))) throw error;
    const answer = await put('complete');
    needsComplete = true;
    return answer;
  }
}

/** 400 or 422: the body is not what the backend expects. */
function isRefusedForm(error: unknown): boolean {
  const { code, detail } = toErrorData(error);
  return code === 'http' && (detail.status === 400 || detail.status === 422);
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Forgets it at the end of a session: the next user may have another backend. */
export function forgetPutForm(): void {
  needsComplete = false;
}
