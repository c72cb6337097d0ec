import type { Exchange } from '@tests/openapi/validator';
import { HttpResponse, http } from 'msw';
import type { SetupServer } from 'msw/node';

const BASE = /^\/(explorer\/)?api/;

/** Answers requests by `respond`, and records them; answers `exchanges` in order. */
export function recordExchanges(server: SetupServer, respond: (request: Request) => Promise<Response>): Exchange[] {
  const exchanges: Exchange[] = [];
  server.use(
    http.all('*', async ({ request }) => {
      const body = await request.clone().text();
      const response = await respond(request);
      if (response.type === 'error') return response;
      const answer = await response.clone().text();
      const path = new URL(request.url).pathname.replace(BASE, '');
      const { method } = request;
      const { status } = response;
      exchanges.push({ method, path, body: readBody(body), status, answer: readBody(answer) });
      return new HttpResponse(answer === '' ? null : answer, { status, headers: response.headers });
    }),
  );
  return exchanges;
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
