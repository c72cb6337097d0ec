import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openEmbeddedServer } from '@mocks/serve/embedded-server';
import { sendResponse, toRequest } from '@mocks/serve/node-http';
import { getPageHeaders } from '../../src/config/build/page-headers';
import { FOLDER } from './builds';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** A slow connection: bits per second shared by all responses, and latency in milliseconds. */
export interface Line {
  bitsPerSecond: number;
  latency: number;
}

export interface BenchServer {
  url: string;
  /** Sets the connection speed; `null` for full speed. */
  setLine(line: Line | null): void;
  close(): Promise<void>;
}

/** Serves a build with gzip, long caching, the page's headers and the embedded backend. */
export async function serveBuild(folder: string, port: number): Promise<BenchServer> {
  const data = join(FOLDER, `data-${port}`);
  rmSync(data, { recursive: true, force: true });
  const backend = await openEmbeddedServer({ folder: data, fresh: true, loginSecret: 'derived' });
  const packed = new Map<string, Buffer>();
  let line: Line | null = null;
  let freeAt = 0;

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/';
    const { pathname } = new URL(path, 'http://localhost');
    if (/^\/(api|explorer|uploads)(\/|$)/.test(pathname)) {
      const response = await backend.respond(toRequest(incoming, path));
      if (line === null) return sendResponse(response, outgoing);
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      return sendSlowly(Buffer.from(await response.arrayBuffer()), outgoing, line);
    }
    await sendFile(fileFor(folder, pathname), pathname, outgoing);
  }

  async function sendFile(file: string, pathname: string, outgoing: ServerResponse): Promise<void> {
    const body = packed.get(file) ?? gzipSync(readFileSync(file), { level: 9 });
    packed.set(file, body);
    outgoing.writeHead(200, {
      ...getPageHeaders(pathname),
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Encoding': 'gzip',
      'Content-Length': body.length,
    });
    if (line === null) return void outgoing.end(body);
    await sendSlowly(body, outgoing, line);
  }

  async function sendSlowly(body: Buffer, outgoing: ServerResponse, line: Line): Promise<void> {
    await pause(line.latency);
    // In chunks, so that responses share the bandwidth.
    for (let at = 0; at < body.length; at += 4096) {
      const piece = body.subarray(at, at + 4096);
      freeAt = Math.max(freeAt, performance.now()) + (piece.length * 8000) / line.bitsPerSecond;
      await pause(freeAt - performance.now());
      outgoing.write(piece);
    }
    outgoing.end();
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => outgoing.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    url: `http://localhost:${port}`,
    setLine: (next) => {
      line = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await backend.close();
    },
  };
}

function fileFor(folder: string, pathname: string): string {
  const file = join(folder, pathname);
  const isFile = file.startsWith(folder) && existsSync(file) && statSync(file).isFile();
  return isFile
    ? file
    : join(folder, existsSync(join(folder, 'index.html')) ? 'index.html' : 'tests/bench/page/index.html');
}

function pause(ms: number): Promise<void> {
  return ms <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
}
