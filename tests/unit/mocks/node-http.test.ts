import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendResponse, toRequest } from '@mocks/serve/node-http';
import { afterEach, expect, it } from 'vitest';

let server: Server | undefined;

afterEach(() => server?.close());

/** Starts a server that responds with the result of `answer`. */
async function serve(answer: (request: Request) => Promise<Response>): Promise<string> {
  server = createServer((incoming, outgoing) => {
    answer(toRequest(incoming, incoming.url ?? '/'))
      .then((response) => sendResponse(response, outgoing))
      .catch((error: unknown) => outgoing.destroy(error as Error));
  });
  const listening = server;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

it('passes method, path, headers and body to the handlers, and returns their response', async () => {
  const url = await serve(async (request) => {
    const { pathname, search } = new URL(request.url);
    const echo = [request.method, pathname + search, request.headers.get('x-word'), await request.text()];
    return Response.json(echo, { status: 418, headers: { 'x-answer': 'yes' } });
  });
  const body = 'ñ'.repeat(100_000);
  const response = await fetch(`${url}/api/a%20b?c=d`, { method: 'PUT', body, headers: { 'x-word': 'word' } });
  expect([response.status, response.headers.get('x-answer')]).toEqual([418, 'yes']);
  expect(await response.json()).toEqual(['PUT', '/api/a%20b?c=d', 'word', body]);
});

it('passes on a redirect without a body', async () => {
  const url = await serve(async () => new Response(null, { status: 303, headers: { location: '/explorer' } }));
  const response = await fetch(url, { redirect: 'manual' });
  expect([response.status, response.headers.get('location'), await response.text()]).toEqual([303, '/explorer', '']);
});
