import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createBackend } from '@mocks/backend';
import { getResponse } from 'msw';
import { differently } from './differently';

/** Seconds between the blocks of this backend's chain, as on the embedded one. */
const BLOCK_SECONDS = 15;

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'access-control-allow-headers': 'content-type',
};

/**
 * A backend at another origin that keeps the contract of the wire in its own way: ids are numbers, answers are bare,
 * amounts are JSON numbers, and what is empty is left out.
 */
export async function serveForeignBackend(port: number): Promise<void> {
  const backend = createBackend({ ids: 'numbers' });
  setInterval(() => backend.chain.mine(), BLOCK_SECONDS * 1000).unref();
  const server = createServer((request, response) => {
    answer(request, response, port).catch((error: unknown) => {
      response.writeHead(500, CORS).end(String(error));
    });
  });
  async function answer(request: IncomingMessage, response: ServerResponse, ownPort: number): Promise<void> {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, CORS).end();
      return;
    }
    const found = await getResponse(backend.handlers, await webRequest(request, ownPort));
    if (found === undefined) {
      response.writeHead(404, CORS).end();
      return;
    }
    const body = Buffer.from(await found.arrayBuffer());
    const isApi = request.url?.startsWith('/api/') === true && found.ok;
    const said = isApi ? Buffer.from(differently(body)) : body;
    const headers = { ...Object.fromEntries(found.headers), ...CORS, 'content-length': String(said.length) };
    response.writeHead(found.status, headers).end(said);
  }
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
}

async function webRequest(request: IncomingMessage, port: number): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(`http://127.0.0.1:${port}${request.url}`, {
    method: request.method ?? 'GET',
    headers: new Headers(request.headers as Record<string, string>),
    ...(hasBody ? { body: Buffer.concat(chunks) } : {}),
  });
}
