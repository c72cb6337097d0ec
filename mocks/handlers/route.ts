import { errorResponse, refuse } from '@mocks/handlers/refusal';
import { type HttpHandler, HttpResponse, http } from 'msw';

export interface Call {
  param(name: string): string;
  /** The JSON body. Throws Refusal 400 if it is not a JSON object. */
  body(): Promise<JsonObject>;
}

export type JsonObject = Record<string, unknown>;

type Method = 'get' | 'post' | 'put' | 'delete';
type Resolver = (call: Call) => unknown;

/**
 * A handler for one API call at any origin. The resolver's value is sent as JSON, a Refusal as its status with `{ error }`
 * (docs/api.md#conventions).
 */
export function route(method: Method, path: string, resolve: Resolver, status = 200): HttpHandler {
  return http[method](`*/api${path}`, async ({ request, params }) => {
    const call: Call = { param: (name) => String(params[name] ?? ''), body: () => readJson(request) };
    try {
      const value = await resolve(call);
      return HttpResponse.json((value ?? null) as null, { status });
    } catch (error) {
      return errorResponse(error);
    }
  });
}

async function readJson(request: Request): Promise<JsonObject> {
  const value: unknown = await request.json().catch(() => refuse(400, 'The body is not JSON'));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse(400, 'The body is not an object');
  return value as JsonObject;
}
