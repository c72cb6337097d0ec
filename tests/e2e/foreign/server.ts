import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Refused } from './wire';

/** `METHOD /path/:id` → what is answered as JSON; nothing is answered for `undefined`. */
export type Calls = Record<string, (ids: readonly string[], body: unknown) => unknown>;

/** A page of another kind, such as the explorer's; `null` if there is none. */
export type Pages = (request: Request) => Promise<Response | null>;

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'access-control-allow-headers': 'content-type',
};

/** Milliseconds of every third call, in turn: long enough to show what a screen does meanwhile. */
const DELAYS = [250, 0, 0, 120, 0, 0, 400, 0, 0];

/** Answers a request: the calls under `/api`, and pages everywhere else. */
export type Respond = (request: Request) => Promise<Response>;

export function createRespond(calls: Calls, pages: Pages): Respond {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/')) return (await pages(request)) ?? new Response(null, { status: 404 });
    return run(calls, request, pathname.slice('/api'.length)).catch(toFailure);
  };
}

export async function serve(port: number, respond: Respond): Promise<void> {
  let count = 0;
  const server = createServer((request, response) => {
    void answer(request)
      .catch((error: unknown) => toFailure(error))
      .then(async (reply) => {
        const bytes = Buffer.from(await reply.arrayBuffer());
        response.writeHead(reply.status, { ...Object.fromEntries(reply.headers), ...CORS }).end(bytes);
      });
  });

  async function answer(incoming: IncomingMessage): Promise<Response> {
    if (incoming.method === 'OPTIONS') return new Response(null, { status: 204 });
    const request = await toRequest(incoming, port);
    if (new URL(request.url).pathname.startsWith('/api/')) {
      count += 1;
      await wait(DELAYS[count % DELAYS.length]);
    }
    return respond(request);
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
}

async function run(calls: Calls, request: Request, path: string): Promise<Response> {
  const steps = path.split('/');
  for (const [name, call] of Object.entries(calls)) {
    const [method, pattern = ''] = name.split(' ');
    const wanted = pattern.split('/');
    const fits = wanted.length === steps.length && wanted.every((step, at) => step[0] === ':' || step === steps[at]);
    if (method !== request.method || !fits) continue;
    const ids = steps.filter((_step, at) => wanted[at]?.[0] === ':');
    const hasBody = method === 'POST' || method === 'PUT';
    const value = await call(ids, hasBody ? await request.json() : null);
    return value === undefined ? new Response(null, { status: 204 }) : Response.json(value);
  }
  return Response.json({ message: 'no such call' }, { status: 404 });
}

/** Failures have no `error` field. */
function toFailure(error: unknown): Response {
  if (error instanceof Refused) {
    console.warn(`refused: ${error.status} ${error.message}`);
    return Response.json({ message: error.message }, { status: error.status });
  }
  console.error(error);
  return Response.json({ message: 'failure' }, { status: 500 });
}

async function toRequest(incoming: IncomingMessage, port: number): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD' && chunks.length > 0;
  return new Request(`http://127.0.0.1:${port}${incoming.url}`, {
    method: incoming.method ?? 'GET',
    headers: new Headers(incoming.headers as Record<string, string>),
    ...(hasBody ? { body: Buffer.concat(chunks) } : {}),
  });
}
