import { AppError, fail, type Result, toErrorData } from '@/domain/primitives/errors';
import { bindTo, boundOrigin } from '@/recover/explorer/bound-origin';
import { createExplorer, type Explorer } from '@/services/explorer';
import { type Call, createHttpError, formatCall } from '@/services/response';

export type ExplorerFault =
  | { kind: 'address-empty' | 'address-invalid' }
  | { kind: 'bound' } // the page may connect to another origin only
  | { kind: 'unreachable' } // no connection, no answer in time, or refused by CORS
  | { kind: 'stopped' } // by the user
  | { kind: 'status'; text: string }
  | { kind: 'other' } // not the answer of an explorer
  | { kind: 'contradicted' }; // raw transactions contradict all that it lists

/**
 * The explorer at an address such as `https://mempool.space/api`. The first answer binds the page to its origin. Calls wait
 * 15 seconds at most; they send neither credentials nor a referrer and follow no redirect.
 */
export function openExplorer(text: string): Result<Explorer, ExplorerFault> {
  const typed = text.trim();
  if (typed === '') return fail({ kind: 'address-empty' });
  if (!URL.canParse(typed)) return fail({ kind: 'address-invalid' });
  const { protocol, username, password, search, hash, host, origin, pathname } = new URL(typed);
  const isPlain = [username, password, search, hash].every((part) => part === '') && /^[\w.:[\]-]+$/.test(host);
  if (!isPlain || !['https:', 'http:'].includes(protocol)) return fail({ kind: 'address-invalid' });
  const bound = boundOrigin.get();
  if (bound !== null && bound !== origin) return fail({ kind: 'bound' });
  const base = `${origin}${pathname.replace(/\/+$/, '')}`;
  return { ok: true, value: createExplorer(async (call) => sendCall(base, origin, call)) };
}

/** What the error of a call says. */
export function toExplorerFault(error: unknown, signal?: AbortSignal): ExplorerFault {
  if (signal?.aborted) return { kind: 'stopped' };
  const { code, message, detail } = toErrorData(error);
  if (code === 'http') return { kind: 'status', text: detail.serverText ?? message };
  return { kind: code === 'network' ? 'unreachable' : 'other' };
}

const TIMEOUT_MS = 15_000;
/** Throws AppError `network`, `http`, or `bad-answer` for an answer that is too large. */
async function sendCall(base: string, origin: string, call: Call): Promise<unknown> {
  const { method, path, body, signal } = call;
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  let response: Response;
  let text: string | null;
  try {
    response = await fetch(`${base}${path}`, {
      method,
      ...(typeof body === 'string' && { body, headers: { 'Content-Type': 'text/plain' } }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'error',
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
    text = await readAnswer(response);
  } catch (cause) {
    throw new AppError('network', 'Network Error', { call: formatCall(call) }, { cause });
  }
  if (text === null) throw new AppError('bad-answer', 'The answer is too large', { call: formatCall(call) });
  const answer = parseAnswer(text);
  const isPage = /^\s*</.test(text);
  if (!response.ok) throw createHttpError(formatCall(call), response.status, answer);
  // A web page is no explorer's answer: the page stays free.
  if (!isPage) bindTo(origin);
  return answer;
}

/** JSON, or plain text such as a raw transaction. */
function parseAnswer(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return text.trim();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
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
