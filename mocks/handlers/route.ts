import { type HttpHandler, HttpResponse, http } from 'msw';
import { failure } from './failure';
import { refuse } from './refusal';

export interface Call {
  param(name: string): string;
  /** The JSON body. Throws Refusal 400 when it is none. */
  body(): Promise<JsonObject>;
}

export type JsonObject = Record<string, unknown>;

type Method = 'get' | 'post' | 'put' | 'delete';
type Act = (call: Call) => unknown;

/**
 * A handler for one call of the API at any origin. What `act` gives is sent as JSON; a Refusal becomes its status with
 * `{ error }` (docs/api.md#conventions).
 */
export function route(method: Method, path: string, act: Act, status = 200): HttpHandler {
  return http[method](`*/api${path}`, async ({ request, params }) => {
    const call: Call = { param: (name) => String(params[name] ?? ''), body: () => readJson(request) };
    try {
      const answer = await act(call);
      return HttpResponse.json((answer ?? null) as null, { status });
    } catch (error) {
      return failure(error);
    }
  });
}

async function readJson(request: Request): Promise<JsonObject> {
  const value: unknown = await request.json().catch(() => refuse(400, 'The body is not JSON'));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse(400, 'The body is not an object');
  return value as JsonObject;
}
