import { array, type GenericSchema, getDotPath, nullish, safeParse, unknown } from 'valibot';
import { AppError } from '@/domain/primitives/errors';
import { isRecord } from '@/domain/primitives/records';
import { logger } from '@/lib/logger';
import { type Call, formatCall, readErrorText, sendCall } from '@/services/http';

/**
 * Sends a call and parses the response.
 * @param name the response is the value under this name, or the bare value if absent (docs/api.md#conventions)
 * @throws AppError `network`, `http` or `bad-answer`
 */
export async function request<T>(schema: GenericSchema<unknown, T>, call: Call, name?: string): Promise<T> {
  const response = await sendCall(call);
  return parseResponse(schema, formatCall(call), response, name);
}

/** The records of a list, and how many could not be read. */
export interface Received<T> {
  items: T[];
  unread: number;
}

/** Sends a call for a list, of which a record that cannot be read hides no other. Throws as `request` does. */
export async function requestList<T>(item: GenericSchema<unknown, T>, call: Call): Promise<Received<T>> {
  const list = parseResponse(nullish(array(unknown()), []), formatCall(call), await sendCall(call));
  const results = list.map((each) => safeParse(item, each, { abortEarly: true }));
  const items = results.flatMap(({ success, output }) => (success ? [output as T] : []));
  const unread = list.length - items.length;
  if (unread > 0) logger.error(`${formatCall(call)}: ${unread} of ${list.length} records cannot be read`);
  return { items, unread };
}

/** Sends a call and ignores the body of the response. Throws AppError `network` or `http`. */
export async function sendRequest(call: Call): Promise<void> {
  await sendCall(call);
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
