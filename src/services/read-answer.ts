import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { AppError } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';

/**
 * Parses an answer. Throws AppError `bad-answer` that names the call and the first field that is missing or wrong, and
 * quotes no value: answers hold keys and PSBTs.
 */
export function readAnswer<T>(schema: GenericSchema<unknown, T>, call: string, answer: unknown, name?: string): T {
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
