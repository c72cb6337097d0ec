import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

export interface SeenRequest {
  method: string;
  url: string;
  body: unknown;
  headers: Headers;
}

export type Reply = () => Response;

export const reply = {
  json:
    (value: unknown, status = 200): Reply =>
    () =>
      new HttpResponse(JSON.stringify(value), jsonInit(status)),
  html:
    (status = 200): Reply =>
    () =>
      HttpResponse.html('<!doctype html><html><body>Hello</body></html>', { status }),
  empty:
    (status = 200): Reply =>
    () =>
      new HttpResponse(null, { status }),
  dropped: (): Reply => () => HttpResponse.error(),
};

function jsonInit(status: number): ResponseInit {
  return { status, headers: { 'Content-Type': 'application/json' } };
}

/** A server that gives every call the same response and records the requests. */
export function testServer() {
  const seen: SeenRequest[] = [];
  let current: Reply = reply.empty();
  const server = setupServer(
    http.all('*', async ({ request }) => {
      const { method, url, headers } = request;
      const text = await request.text();
      seen.push({ method, url, headers, body: text === '' ? undefined : JSON.parse(text) });
      return current();
    }),
  );
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    seen.length = 0;
  });
  afterAll(() => server.close());
  return {
    seen,
    answer(next: Reply): void {
      current = next;
    },
  };
}
