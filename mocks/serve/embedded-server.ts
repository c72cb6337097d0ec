import { join } from 'node:path';
import { type Backend, createBackend } from '@mocks/backend';
import { DEMO_PDF, demoPdf } from '@mocks/demo/demo-pdf';
import { type DemoOptions, demoState } from '@mocks/demo/demo-state';
import { type Documents, documentsInFolder } from '@mocks/documents/documents';
import type { LoginSecret, State } from '@mocks/store/entities';
import type { IdStyle } from '@mocks/store/identifiers';
import { createFilePersistence, type Persistence } from '@mocks/store/persistence';
import { getResponse } from 'msw';
import type { Id } from '@/domain/primitives/ids';
import { lockFolder } from './folder-lock';

const BLOCK_MS = 15_000;

export interface EmbeddedOptions {
  /** Where the data lies. */
  folder: string;
  /** Forget what lies there. */
  fresh: boolean;
  ids?: IdStyle;
  arbitrators?: readonly Id[];
  /** What the app is set to send as the password; `password` unless told. */
  loginSecret?: LoginSecret;
  /** The state of a backend that has none yet: the demo data unless told otherwise. */
  begin?: (options: DemoOptions) => Promise<State>;
}

export interface EmbeddedServer {
  /** The backend's answer; what it changed is on disk before it is given. */
  respond(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/** Opens the stored backend, or one with demo data, and mines a block every 15 s. */
export async function openEmbeddedServer(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const lock = lockFolder(options.folder);
  const persistence = createFilePersistence(options.folder, { fresh: options.fresh });
  const documents = documentsInFolder(join(options.folder, 'documents'), { fresh: options.fresh });
  const place = { persistence, documents };
  const backend = openStored(place, options) ?? (await openNew(place, options));
  const timer = setInterval(() => {
    backend.chain.mine();
    lock.renew();
  }, BLOCK_MS);
  timer.unref();

  function end(): void {
    clearInterval(timer);
    persistence.flushSync();
    lock.release();
  }
  process.once('exit', end);

  return {
    respond: (request) => respond(backend, request),
    close: async () => {
      process.off('exit', end);
      await persistence.flush();
      end();
    },
  };
}

async function respond(backend: Backend, request: Request): Promise<Response> {
  if (!isDecodable(request.url)) return Response.json({ error: 'The URL is malformed' }, { status: 400 });
  const answer = await getResponse(backend.handlers, request);
  if (request.method !== 'GET') await backend.saved();
  return answer ?? Response.json({ error: 'No such call' }, { status: 404 });
}

// The handlers' matcher throws on a stray `%`.
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(new URL(url).pathname);
    return true;
  } catch {
    return false;
  }
}

interface Place {
  persistence: Persistence;
  documents: Documents;
}

function openStored(place: Place, options: EmbeddedOptions): Backend | null {
  const { persistence } = place;
  const state = persistence.load();
  if (state === null) return null;
  if ((state.loginSecret ?? 'password') !== (options.loginSecret ?? 'password')) {
    persistence.setAside('its accounts were made under another VITE_LOGIN_SECRET');
    return null;
  }
  try {
    return createBackend({ ...backendOptions(options), ...place, state });
  } catch (error) {
    persistence.setAside(`its chain cannot be read: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}

async function openNew(place: Place, options: EmbeddedOptions): Promise<Backend> {
  const { persistence, documents } = place;
  const { begin = demoState, ids, loginSecret } = options;
  const state = await begin({ now: Date.now(), ...(ids ? { ids } : {}), ...(loginSecret ? { loginSecret } : {}) });
  documents.add(demoPdf(), DEMO_PDF);
  persistence.save(state);
  await persistence.flush();
  return createBackend({ ...backendOptions(options), ...place, state });
}

function backendOptions({ ids, arbitrators }: EmbeddedOptions) {
  return { ...(ids ? { ids } : {}), ...(arbitrators ? { arbitrators } : {}) };
}
