import { join, resolve } from 'node:path';
import { type Connect, type Plugin, type PreviewServer, runnerImport, type ViteDevServer } from 'vite';
import { guardBackendHeaders } from '../src/config/build/nginx.ts';
import type * as Embedded from './serve/embedded-server';
import { sendResponse, toRequest } from './serve/node-http.ts';

/** Vite mode with the embedded backend; plain `vite` serves the app for another backend. */
export const EMBEDDED_MODE = 'embedded';

interface Shared {
  server: Promise<Embedded.EmbeddedServer>;
  users: number;
}

// One backend per process: on restart, Vite opens the new server before it closes the old one.
const shared = globalThis as { avalEmbedded?: Shared | undefined };

/** Serves the backend, the explorer API and the explorer pages from Vite's dev and preview servers. */
export function embeddedBackend(): Plugin {
  return { name: 'aval-embedded-backend', configureServer: serve, configurePreviewServer: serve };
}

async function serve(server: ViteDevServer | PreviewServer): Promise<void> {
  if (server.config.mode !== EMBEDDED_MODE) return;
  const backend = await acquire(server);
  server.middlewares.use(serveBackend(backend));
  server.httpServer?.once('close', release);
}

/** Serves a backend at the page's own origin, and keeps its responses from acting on the page. */
export function serveBackend({ respond }: Pick<Embedded.EmbeddedServer, 'respond'>): Connect.NextHandleFunction {
  return (incoming, outgoing, next) => {
    const path = incoming.originalUrl ?? incoming.url ?? '/';
    const [, part] = /^\/(api|explorer|documents)(\/|\?|$)/.exec(path) ?? [];
    if (part === undefined) return next();
    respond(toRequest(incoming, path))
      // The explorer's pages are part of the embedded backend, and have forms and a policy of their own.
      .then((response) => sendResponse(part === 'explorer' ? admitOrigins(response, path) : guard(response), outgoing))
      .catch((error: unknown) => {
        // The client may have disconnected.
        if (!outgoing.headersSent && !outgoing.destroyed) next(error);
      });
  };
}

/** Any origin may read the explorer's API, as at mempool.space: a recovery page that was opened from a disk has none. */
function admitOrigins(response: Response, path: string): Response {
  if (!path.startsWith('/explorer/api/')) return response;
  const { body, status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.set('Access-Control-Allow-Origin', '*');
  return new Response(body, { status, statusText, headers });
}

function guard(response: Response): Response {
  const { body, status, statusText } = response;
  return new Response(body, { status, statusText, headers: guardBackendHeaders(response.headers) });
}

function acquire({ config }: ViteDevServer | PreviewServer): Promise<Embedded.EmbeddedServer> {
  shared.avalEmbedded ??= { server: open(config), users: 0 };
  shared.avalEmbedded.users += 1;
  return shared.avalEmbedded.server;
}

function release(): void {
  const current = shared.avalEmbedded;
  if (current === undefined) return;
  current.users -= 1;
  if (current.users > 0) return;
  shared.avalEmbedded = undefined;
  current.server.then((server) => server.close()).catch((error: unknown) => console.error(error));
}

// Vite's module runner resolves TypeScript and the aliases, in both the dev and the preview server.
async function open(config: ViteDevServer['config']): Promise<Embedded.EmbeddedServer> {
  const file = join(config.root, 'mocks/serve/embedded-server.ts');
  const { module } = await runnerImport<typeof Embedded>(file, {
    resolve: { alias: config.resolve.alias },
    logLevel: 'warn',
  });
  const fresh = process.env.AVAL_FRESH === '1';
  delete process.env.AVAL_FRESH;
  const folder = resolve(config.root, process.env.AVAL_DATA_DIR ?? '.data');
  return module.openEmbeddedServer({
    folder,
    fresh,
    arbitrators: readArbitrators(config.env),
    loginSecret: readLoginSecret(config.env),
    deployment: config.env.VITE_BRAND?.trim() || 'Aval',
  });
}

/** Arbitrator ids in the app's settings. */
function readArbitrators(env: Record<string, string | undefined>): string[] {
  return [env.VITE_ARBITRATOR_ID || '1', env.VITE_TEMPLATE_ARBITRATOR_ID || 'aval-template-arbitrator'];
}

/** VITE_LOGIN_SECRET, which was checked with the other settings. */
function readLoginSecret(env: Record<string, string | undefined>): 'password' | 'derived' {
  return env.VITE_LOGIN_SECRET?.trim() === 'password' ? 'password' : 'derived';
}
