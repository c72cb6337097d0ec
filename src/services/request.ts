import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { AppError } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';
import { type Call, formatCall, sendCall } from '@/services/http';

/**
 * Sends a call and reads its answer. Throws AppError `network`, `http` or `bad-answer`.
 * @param name the answer is the value under this name, or the bare value where the name is absent (docs/api.md)
 */
export async function request<T>(schema: GenericSchema<unknown, T>, call: Call, name?: string): Promise<T> {
  const answer = await sendCall(call);
  return parseResponse(schema, formatCall(call), answer, name);
}

/** Sends a call whose answer is not read, whatever it is. Throws AppError `network` or `http`. */
export async function sendRequest(call: Call): Promise<void> {
  await sendCall(call);
}

/**
 * Parses an answer. Throws AppError `bad-answer` that names the call and the first field that is missing or wrong, and
 * quotes no value: answers hold keys and PSBTs.
 */
export function parseResponse<T>(schema: GenericSchema<unknown, T>, call: string, answer: unknown, name?: string): T {
  const wrapped = name !== undefined && hasName(answer, name);
  const result = safeParse(schema, wrapped ? answer[name] : answer, { abortEarly: true });
  if (result.success) return result.output;
  const path = getDotPath(result.issues[0]);
  const field = [wrapped ? name : null, path].filter((part) => part !== null && part !== '').join('.') || 'answer';
  const message = `${call}: "${field}" is missing or wrong in the answer`;
  logger.error(message);
  throw new AppError('bad-answer', message, { call, field });
}

function hasName(answer: unknown, name: string): answer is Record<string, unknown> {
  return typeof answer === 'object' && answer !== null && Object.hasOwn(answer, name);
}

/**
 * A path from its segments, each encoded: `pathOf('contracts', 'a/b')` is `/contracts/a%2Fb`.
 * Throws AppError `unexpected` for a segment that would make it the path of another call.
 */
export function buildPath(...segments: readonly (string | number)[]): string {
  return segments.map((segment) => `/${encodeSegment(String(segment))}`).join('');
}

function encodeSegment(segment: string): string {
  // URLs resolve dot segments, encoded ones too: DELETE /contracts/{..} would be another call.
  // Half of a surrogate pair can't be encoded.
  if (['', '.', '..'].includes(segment) || /\p{Surrogate}/u.test(segment))
    throw new AppError('unexpected', `"${segment}" is not an id`);
  return encodeURIComponent(segment);
}
