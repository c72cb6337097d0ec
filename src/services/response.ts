import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { AppError } from '@/domain/primitives/errors';
import { isRecord } from '@/domain/primitives/records';
import { logger } from '@/lib/logger';

/* What a call is, and how its answer is read, without the HTTP client and the settings. */

export interface Call {
  /** Base URL of the path; default `backend`. */
  base?: 'backend' | 'explorer';
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Starts with a slash. Logged, so it must not contain secrets. */
  path: string;
  /** A string is sent as plain text, anything else as JSON. */
  body?: unknown;
  /** Ends the call, which then throws AppError `network` and logs no failure. */
  signal?: AbortSignal | undefined;
}

/** The call's name in errors: `GET /contracts/7`. */
export function formatCall({ method, path }: Call): string {
  return `${method} ${path}`;
}

/**
 * Parses a response.
 * @param call as in `GET /contracts/7`
 * @throws AppError `http` with the text of an error; `web-page`; `bad-answer` with call and first invalid field. It quotes no values,
 * which may be keys or PSBTs.
 */
export function parseResponse<T>(schema: GenericSchema<unknown, T>, call: string, response: unknown, name?: string): T {
  const bare = unwrap(response);
  const wrapped = name !== undefined && hasName(bare, name);
  const result = safeParse(schema, wrapped ? bare[name] : bare, { abortEarly: true });
  if (result.success) return result.output;
  const serverText = readErrorText(response);
  if (serverText !== null && typeof response === 'object') throw new AppError('http', serverText, { call, serverText });
  const path = getDotPath(result.issues[0]);
  const field = [wrapped ? name : null, path].filter((part) => part !== null && part !== '').join('.') || 'answer';
  const message = `${call}: "${field}" is missing or wrong in the response`;
  logger.error(message);
  throw new AppError(isPage(response) ? 'web-page' : 'bad-answer', message, { call, field });
}

/** Names under which backends put an answer, of any call or of a list. */
const WRAPPERS = ['data', 'result', 'results', 'payload', 'response', 'items', 'records', 'rows'];
const LIST_WRAPPERS = ['users', 'contracts', 'messages', 'transactions', 'deposits', 'withdrawals'];
const RECORD_WRAPPERS = ['contract', 'message', 'arbitrator', 'fill'];

/** Fields by which a record is known as one. */
const OWN_FIELDS = ['id', '_id', 'public_key', 'guarantees', 'keys', 'amount', 'txid'];

/** The value in its wrappers. */
export function unwrap(response: unknown): unknown {
  if (!isRecord(response) || OWN_FIELDS.some((name) => hasName(response, name))) return response;
  const found = WRAPPERS.find((name) => typeof response[name] === 'object' && response[name] !== null);
  const list = LIST_WRAPPERS.find((name) => Array.isArray(response[name]));
  const record = RECORD_WRAPPERS.find((name) => isRecord(response[name]));
  const name = found ?? list ?? record;
  return name === undefined ? response : unwrap(response[name]);
}

function isPage(response: unknown): boolean {
  return typeof response === 'string' && /^\s*<(?:!doctype|html)/i.test(response);
}

function hasName(response: unknown, name: string): response is Record<string, unknown> {
  return typeof response === 'object' && response !== null && Object.hasOwn(response, name);
}

/**
 * Joins encoded segments: `buildPath('contracts', 'a/b')` is `/contracts/a%2Fb`.
 * @throws AppError `unexpected` for a segment that would change the path
 */
export function buildPath(...segments: readonly (string | number)[]): string {
  return segments.map((segment) => `/${encodeSegment(String(segment))}`).join('');
}

function encodeSegment(segment: string): string {
  // URLs resolve dot segments, even encoded ones. Lone surrogates cannot be encoded.
  if (['', '.', '..'].includes(segment) || /\p{Surrogate}/u.test(segment)) {
    throw new AppError('unexpected', `"${segment}" is not an id`);
  }
  return encodeURIComponent(segment);
}

/** AppError `http` for an answer of another status than 2xx, with the text of its body, if any. */
export function createHttpError(call: string, status: number, body: unknown): AppError {
  const serverText = readErrorText(body);
  if (serverText === null) return new AppError('http', formatStatus(status), { call, status });
  return new AppError('http', serverText, { call, status, serverText });
}

export function formatStatus(status: number): string {
  return `Request failed with status code ${status}`;
}

/** Characters. Explorers answer in plain text; a longer one is a page. */
const MAX_PLAIN_TEXT = 300;

/** The text for a person in the body of a failure. Nodes compare numbers in theirs: "min relay fee not met, 100 < 146". */
function readErrorText(data: unknown): string | null {
  const isPlain = typeof data === 'string' && data.length <= MAX_PLAIN_TEXT && !/^\s*</.test(data);
  const text = typeof data === 'object' && data !== null ? (data as { error?: unknown }).error : isPlain ? data : null;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null;
}
