import * as v from 'valibot';
import { type Sats, toSats } from '@/domain/primitives/amount';
import type { Result } from '@/domain/primitives/errors';
import { isHex } from '@/domain/primitives/hex';
import { bindTo, getBoundOrigin } from '@/exit/explorer/bound-origin';

/*
 * The requests of the recovery page to an explorer
 * (docs/api.md#block-explorer-mempoolspaces-rest-api-base-url-from-vite_explorer_api_url).
 */

type Answer<Value> = Promise<Result<Value, ExplorerFault>>;

/** Unspent outputs of an address. */
export function fetchUtxos(base: string, address: string, signal?: AbortSignal): Answer<Utxo[]> {
  return fetchJson(base, `/address/${encodeURIComponent(address)}/utxo`, utxosSchema, signal);
}

/** Current fee rates, sat/vB. */
export function fetchFeeRates(base: string, signal?: AbortSignal): Answer<FeeRates> {
  return fetchJson(base, '/v1/fees/recommended', feesSchema, signal);
}

/** A raw transaction in hex. The caller checks its content. */
export function fetchRawTransaction(base: string, txid: string, signal?: AbortSignal): Answer<string> {
  return callExplorer({
    base,
    path: `/tx/${txid}/hex`,
    parse: (text) => {
      const hex = text.trim().toLowerCase();
      return hex !== '' && isHex(hex) ? { ok: true, value: hex } : { ok: false, error: { kind: 'not-json' } };
    },
    signal,
  });
}

/** Broadcasts a transaction. Returns the txid that the explorer answers with. */
export function broadcast(base: string, txHex: string): Answer<string> {
  return callExplorer({
    base,
    path: '/tx',
    body: txHex,
    parse: (text) => parseWith(txidSchema, text.trim()),
  });
}

function fetchJson<Value>(
  base: string,
  path: string,
  schema: v.GenericSchema<unknown, Value>,
  signal: AbortSignal | undefined,
): Answer<Value> {
  return callExplorer({ base, path, parse: (text) => parseJson(schema, text), signal });
}

function parseJson<Value>(schema: v.GenericSchema<unknown, Value>, text: string): Result<Value, ExplorerFault> {
  try {
    return parseWith(schema, JSON.parse(text));
  } catch {
    return { ok: false, error: { kind: 'not-json' } };
  }
}

function parseWith<Value>(schema: v.GenericSchema<unknown, Value>, answer: unknown): Result<Value, ExplorerFault> {
  const { success, output } = v.safeParse(schema, answer);
  return success ? { ok: true, value: output } : { ok: false, error: { kind: 'wrong-shape' } };
}

const TIMEOUT_MS = 15_000;
/** Characters of an error that are shown. */
const MAX_REASON = 500;

interface ExplorerCall<Value> {
  /** From `parseExplorer`. */
  base: string;
  path: string;
  /** Sent with POST as plain text. */
  body?: string;
  /** Fails for what is not the answer of an explorer. */
  parse: (text: string) => Result<Value, ExplorerFault>;
  signal?: AbortSignal | undefined;
}

/**
 * Calls the explorer. The first answer that makes sense binds the page to its origin. Waits 15 seconds at most; sends
 * neither credentials nor a referrer and follows no redirect.
 */
async function callExplorer<Value>(call: ExplorerCall<Value>): Promise<Result<Value, ExplorerFault>> {
  const { origin } = new URL(call.base);
  const bound = getBoundOrigin();
  if (bound !== null && bound !== origin) return { ok: false, error: { kind: 'bound', origin: bound } };
  const answer = await request(call);
  if (!answer.ok) return answer;
  const value = call.parse(answer.value);
  if (value.ok) bindTo(origin);
  return value;
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

/* Parses the answers of an explorer. An impossible answer is an error. */

const MAX_VOUT = 0xffffffff;
/** A larger number at one address is treated as an error. */
const MAX_UTXOS = 20_000;
const MAX_FEE_RATE = 10_000;

const txidSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i), v.toLowerCase());

const utxosSchema = v.pipe(
  v.array(
    v.object({
      txid: txidSchema,
      vout: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_VOUT)),
      value: v.pipe(
        v.number(),
        v.check((value) => toSats(value) !== null),
        v.transform((value) => value as Sats),
      ),
    }),
  ),
  v.maxLength(MAX_UTXOS),
  v.check((utxos) => new Set(utxos.map(({ txid, vout }) => `${txid}:${vout}`)).size === utxos.length),
);

const feesSchema = v.object({
  halfHourFee: v.pipe(v.number(), v.gtValue(0), v.maxValue(MAX_FEE_RATE)),
  hourFee: v.pipe(v.number(), v.gtValue(0), v.maxValue(MAX_FEE_RATE)),
});

type Utxo = v.InferOutput<typeof utxosSchema>[number];
export type FeeRates = v.InferOutput<typeof feesSchema>;

export type ExplorerFault =
  | { kind: 'address-empty' }
  | { kind: 'address-invalid' }
  | { kind: 'bound'; origin: string } // the page may connect to this origin only
  | { kind: 'timeout' }
  | { kind: 'unreachable' } // no connection, or refused by CORS
  | { kind: 'stopped' } // by the user
  | { kind: 'status'; status: number; text: string }
  | { kind: 'not-json' }
  | { kind: 'too-large' }
  | { kind: 'wrong-shape' }
  | { kind: 'contradicted'; coin: string }; // its raw transaction contradicts the answer

/** Parses the base address of an explorer's API: `https://mempool.space/api`. Returns it without a slash at the end. */
export function parseExplorer(text: string): Result<string, ExplorerFault> {
  const typed = text.trim();
  if (typed === '') return { ok: false, error: { kind: 'address-empty' } };
  if (!URL.canParse(typed)) return { ok: false, error: { kind: 'address-invalid' } };
  const { protocol, username, password, search, hash, host, origin, pathname } = new URL(typed);
  const isPlain = username === '' && password === '' && search === '' && hash === '' && host !== '';
  if (!isPlain || (protocol !== 'https:' && protocol !== 'http:'))
    return { ok: false, error: { kind: 'address-invalid' } };
  return { ok: true, value: `${origin}${pathname.replace(/\/+$/, '')}` };
}
