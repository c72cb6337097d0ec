import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { AppError } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';
import { type Call, formatCall, sendCall } from '@/services/http';

/**
 * Sends a call and parses the response.
 * @param name the response is the value under this name, or the bare value if absent (docs/api.md#conventions)
 * @throws AppError `network`, `http` or `bad-answer`
 */
export async function request<T>(schema: GenericSchema<unknown, T>, call: Call, name?: string): Promise<T> {
  const response = await sendCall(call);
  return parseResponse(schema, formatCall(call), response, name);
}

/** Host of a base URL; that of the page for a path. */
export function getHost(base: string): string {
  return /^https?:\/\/([^/]+)/i.exec(base)?.[1] ?? globalThis.location?.host ?? 'localhost';
}

/** Sends a call and ignores the body of the response. Throws AppError `network` or `http`. */
export async function sendRequest(call: Call): Promise<void> {
  await sendCall(call);
}

/**
 * Parses a response.
 * @param call as in `GET /contracts/7`
 * @throws AppError `bad-answer` with call and first invalid field. It quotes no values, which may be keys or PSBTs.
 */
export function parseResponse<T>(schema: GenericSchema<unknown, T>, call: string, response: unknown, name?: string): T {
  const wrapped = name !== undefined && hasName(response, name);
  const result = safeParse(schema, wrapped ? response[name] : response, { abortEarly: true });
  if (result.success) return result.output;
  const path = getDotPath(result.issues[0]);
  const field = [wrapped ? name : null, path].filter((part) => part !== null && part !== '').join('.') || 'answer';
  const message = `${call}: "${field}" is missing or wrong in the response`;
  logger.error(message);
  throw new AppError('bad-answer', message, { call, field });
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
