import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createBackend } from '@mocks/backend';
import { getResponse } from 'msw';
import { toVariantBody } from './variant-body';

/** Seconds between blocks, as on the embedded backend. */
const BLOCK_SECONDS = 15;

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'access-control-allow-headers': 'content-type',
};

/**
 * A backend at another origin with every permitted variation of the API: numeric ids, unwrapped responses, amounts as
 * JSON numbers, and empty fields omitted.
 */
export async function serveForeignBackend(port: number): Promise<void> {
  const backend = createBackend({ ids: 'numbers' });
  setInterval(() => backend.chain.mine(), BLOCK_SECONDS * 1000).unref();
  const server = createServer((request, response) => {
    respond(request, response, port).catch((error: unknown) => {
      response.writeHead(500, CORS).end(String(error));
    });
  });
  async function respond(request: IncomingMessage, response: ServerResponse, ownPort: number): Promise<void> {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, CORS).end();
      return;
    }
    const reply = await getResponse(backend.handlers, await toWebRequest(request, ownPort));
    if (reply === undefined) {
      response.writeHead(404, CORS).end();
      return;
    }
    const body = Buffer.from(await reply.arrayBuffer());
    const isApi = request.url?.startsWith('/api/') === true && reply.ok;
    const bytes = isApi ? Buffer.from(toVariantBody(body)) : body;
    const headers = { ...Object.fromEntries(reply.headers), ...CORS, 'content-length': String(bytes.length) };
    response.writeHead(reply.status, headers).end(bytes);
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
}

async function toWebRequest(request: IncomingMessage, port: number): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(`http://127.0.0.1:${port}${request.url}`, {
    method: request.method ?? 'GET',
    headers: new Headers(request.headers as Record<string, string>),
    ...(hasBody ? { body: Buffer.concat(chunks) } : {}),
  });
}
