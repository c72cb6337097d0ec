import { toErrorData } from '@/domain/primitives/errors';
import { sendCall } from '@/services/http';
import type { Call } from '@/services/response';
import type { PutForm } from '@/services/schemas/records.writer';

/** First the received and changed fields; if the backend refuses them, every known field; at last, without lists. */
const FORMS: readonly PutForm[] = ['received', 'complete', 'bare'];

/** The form that this backend takes. */
let accepted: PutForm = 'received';

/**
 * Sends a changed record in the first form that the backend does not refuse, which is then the first from then on
 * (docs/api.md#conventions). Returns the answer.
 */
export async function putRecord(
  call: Omit<Call, 'method' | 'body'>,
  write: (form: PutForm) => unknown,
): Promise<unknown> {
  const refused: string[] = [];
  let failure: unknown = null;
  for (const form of [accepted, ...FORMS.filter((each) => each !== accepted)]) {
    const body = write(form);
    if (refused.includes(JSON.stringify(body))) continue;
    try {
      const answer = await sendCall({ ...call, method: 'PUT', body });
      if (refused.length > 0) accepted = form;
      return answer;
    } catch (error) {
      if (!isRefusedForm(error)) throw error;
      failure = error;
      refused.push(JSON.stringify(body));
    }
  }
  throw failure;
}

/** 400 or 422: the body is not what the backend expects. 500: it fails at a field that is missing. */
function isRefusedForm(error: unknown): boolean {
  const { code, detail } = toErrorData(error);
  return code === 'http' && [400, 422, 500].includes(detail.status ?? 0);
}

/** Forgets it at the end of a session: the next user may have another backend. */
export function forgetPutForm(): void {
  accepted = 'received';
}
