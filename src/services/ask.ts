import type { GenericSchema } from 'valibot';
import { type Call, callName, perform } from '@/services/http';
import { readAnswer } from '@/services/read-answer';

/**
 * Sends a call and reads its answer. Throws AppError `network`, `http` or `bad-answer`.
 * @param name the answer is the value under this name, or the bare value where the name is absent (docs/api.md)
 */
export async function ask<T>(schema: GenericSchema<unknown, T>, call: Call, name?: string): Promise<T> {
  const answer = await perform(call);
  return readAnswer(schema, callName(call), answer, name);
}

/** Sends a call whose answer is not read, whatever it is. Throws AppError `network` or `http`. */
export async function send(call: Call): Promise<void> {
  await perform(call);
}
