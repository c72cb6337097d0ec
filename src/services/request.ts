import { array, type GenericSchema, nullish, safeParse, unknown } from 'valibot';
import { logger } from '@/lib/logger';
import { sendCall } from '@/services/http';
import { type Call, formatCall, parseResponse } from '@/services/response';

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
