import { join } from 'node:path';
import { type Backend, createBackend } from '@mocks/backend';
import { DEMO_PDF, demoPdf } from '@mocks/demo/demo-pdf';
import { createDemoState, type DemoOptions } from '@mocks/demo/demo-state';
import { createFolderDocuments, type Documents } from '@mocks/documents/documents';
import { lockFolder } from '@mocks/serve/folder-lock';
import type { LoginForm, State } from '@mocks/store/entities';
import { createFilePersistence, type Persistence } from '@mocks/store/persistence';
import type { IdStyle } from '@mocks/store/store';
import { getResponse } from 'msw';
import type { Id } from '@/domain/primitives/ids';

const BLOCK_MS = 15_000;

export interface EmbeddedOptions extends LoginForm {
  /** Data folder. */
  folder: string;
  /** Delete the stored data. */
  fresh: boolean;
  ids?: IdStyle;
  arbitrators?: readonly Id[];
  /** Creates the state of a new backend; the demo data by default. */
  createState?: (options: DemoOptions) => Promise<State>;
}

export interface EmbeddedServer {
  /** Resolves once the changes of the request are on disk. */
  respond(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/** Opens the stored backend or creates a new one, and mines a block every 15 s. */
export async function openEmbeddedServer(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const lock = lockFolder(options.folder);
  const persistence = createFilePersistence(options.folder, { fresh: options.fresh });
  const documents = createFolderDocuments(join(options.folder, 'documents'), { fresh: options.fresh });
  const storage = { persistence, documents };
  const backend = openStored(storage, options) ?? (await openNew(storage, options));
  const timer = setInterval(() => {
    backend.chain.mine();
    lock.renew();
  }, BLOCK_MS);
  timer.unref();

  function shutDown(): void {
    clearInterval(timer);
    persistence.flushSync();
    lock.release();
  }
  process.once('exit', shutDown);

  return {
    respond: (request) => respond(backend, request),
    close: async () => {
      process.off('exit', shutDown);
      await persistence.flush();
      shutDown();
    },
  };
}

async function respond(backend: Backend, request: Request): Promise<Response> {
  if (!isDecodable(request.url)) return Response.json({ error: 'The URL is malformed' }, { status: 400 });
  const response = await getResponse(backend.handlers, request);
  if (request.method !== 'GET') await backend.flush();
  return response ?? Response.json({ error: 'No such call' }, { status: 404 });
}

/** MSW's path matching throws on a malformed `%`. */
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(new URL(url).pathname);
    return true;
  } catch {
    return false;
  }
}

interface Storage {
  persistence: Persistence;
  documents: Documents;
}

function openStored(storage: Storage, options: EmbeddedOptions): Backend | null {
  const { persistence } = storage;
  const state = persistence.load();
  if (state === null) return null;
  if (!isSameForm(state, options)) {
    persistence.setAside('its accounts were made under another VITE_LOGIN_SECRET or VITE_BRAND');
    return null;
  }
  try {
    return createBackend({ ...backendOptions(options), ...storage, state });
  } catch (error) {
    persistence.setAside(`its chain cannot be read: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}

function isSameForm(a: LoginForm, b: LoginForm): boolean {
  return (
    (a.loginSecret ?? 'password') === (b.loginSecret ?? 'password') &&
    (a.deployment ?? 'Aval') === (b.deployment ?? 'Aval')
  );
}

async function openNew(storage: Storage, options: EmbeddedOptions): Promise<Backend> {
  const { persistence, documents } = storage;
  const { createState = createDemoState, ids, loginSecret = 'password', deployment = 'Aval' } = options;
  const state = await createState({ now: Date.now(), loginSecret, deployment, ...(ids ? { ids } : {}) });
  documents.add(demoPdf(), DEMO_PDF);
  persistence.save(state);
  await persistence.flush();
  return createBackend({ ...backendOptions(options), ...storage, state });
}

function backendOptions({ ids, arbitrators }: EmbeddedOptions) {
  return { ...(ids ? { ids } : {}), ...(arbitrators ? { arbitrators } : {}) };
}
