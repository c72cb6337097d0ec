import { HttpResponse } from 'msw';
import { Refusal } from './refusal';

/** A refusal with its status and `{ error }` (docs/api.md#conventions); anything else is a 500 that tells nothing. */
export function failure(error: unknown): Response {
  if (error instanceof Refusal) return HttpResponse.json({ error: error.message }, { status: error.status });
  // The stack alone: bodies and keys stay out of the log.
  console.error(error instanceof Error ? error.stack : 'unknown failure');
  return HttpResponse.json({ error: 'Internal server error' }, { status: 500 });
}
