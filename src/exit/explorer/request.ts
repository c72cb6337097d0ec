import type { Result } from '@/domain/primitives/errors';
import type { ExplorerFault } from '@/exit/explorer/address';
import { bindTo, getBoundOrigin } from '@/exit/explorer/bound-origin';

export const TIMEOUT_MS = 15_000;
/** Characters of an error that are shown. */
const MAX_REASON = 500;

export interface ExplorerCall<Value> {
  /** From `parseExplorer`. */
  base: string;
  path: string;
  /** Sent with POST as plain text. */
  body?: string;
  /** `null`: not an answer of an explorer. */
  parse: (text: string) => Value | null;
  /** The fault to report if `parse` refuses the answer. */
  otherwise: ExplorerFault;
  signal?: AbortSignal | undefined;
}

/**
 * Calls the explorer. The first answer that makes sense binds the page to its origin. Waits 15 seconds at most; sends
 * neither credentials nor a referrer and follows no redirect.
 */
export async function callExplorer<Value>(call: ExplorerCall<Value>): Promise<Result<Value, ExplorerFault>> {
  const { origin } = new URL(call.base);
  const bound = getBoundOrigin();
  if (bound !== null && bound !== origin) return { ok: false, error: { kind: 'bound', origin: bound } };
  const answer = await request(call);
  if (!answer.ok) return answer;
  const value = call.parse(answer.value);
  if (value === null) return { ok: false, error: call.otherwise };
  bindTo(origin);
  return { ok: true, value };
}

async function request({ base, path, body, signal }: ExplorerCall<unknown>): Promise<Result<string, ExplorerFault>> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(`${base}${path}`, {
      ...(body !== undefined && { method: 'POST', body, headers: { 'Content-Type': 'text/plain' } }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'error',
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
    const text = await readAnswer(response);
    if (text === null) return { ok: false, error: { kind: 'too-large' } };
    if (response.ok) return { ok: true, value: text };
    return { ok: false, error: { kind: 'status', status: response.status, text: toReason(text) } };
  } catch {
    if (timeout.aborted) return { ok: false, error: { kind: 'timeout' } };
    return { ok: false, error: { kind: signal?.aborted ? 'stopped' : 'unreachable' } };
  }
}

/** The readable text of an error; a web page has none. */
function toReason(text: string): string {
  const trimmed = text.trim();
  return trimmed.startsWith('<') ? '' : trimmed.slice(0, MAX_REASON);
}

/** Bytes. A block is at most 4 MB, so no raw transaction has more than 8 million hex digits. */
const MAX_ANSWER = 8_500_000;

/** The body as text; `null` if it is too large. */
async function readAnswer({ body }: Response): Promise<string | null> {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > MAX_ANSWER) {
      // Not awaited, since an explorer that never ends its answer may not confirm the cancellation.
      reader.cancel().catch(() => undefined);
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
