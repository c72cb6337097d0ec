import { HttpResponse } from 'msw';

/** An error response: HTTP status and a message for the user. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.name = 'Refusal';
    this.status = status;
  }
}

export function refuse(status: number, text: string): never {
  throw new Refusal(status, text);
}

/** The value, or 404 `{name} not found`. */
export function requireFound<T>(value: T | undefined, name: string): T {
  return value ?? refuse(404, `${name} not found`);
}

/** `{ error }` with the status of a Refusal (docs/api.md#conventions); a 500 without details for any other error. */
export function errorResponse(error: unknown): Response {
  if (error instanceof Refusal) return HttpResponse.json({ error: error.message }, { status: error.status });
  // Only the stack: request bodies and keys must not be logged.
  console.error(error instanceof Error ? error.stack : 'unknown failure');
  return HttpResponse.json({ error: 'Internal server error' }, { status: 500 });
}
