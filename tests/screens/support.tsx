import type { Backend, BackendOptions } from '@mocks/backend';
import { toHex } from '@mocks/chain/bytes';
import { demoKey } from '@mocks/demo/demo-keys';
import type { WireUser } from '@mocks/wire';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCheapBackend } from '@tests/cheap-backend';
import { countBackgroundJobs } from '@tests/screens/background-jobs';
import { PAGE } from '@tests/unit/recovery-file';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { Provider } from 'react-redux';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { AppRoutes } from '@/app/app';
import type { Id } from '@/domain/primitives/ids';
import { createAppStore } from '@/store/boot/store';

export interface Request {
  /** Such as `POST /contracts`, without the API's base. */
  call: string;
  body: unknown;
}

export interface World {
  /** Recreated for every test. */
  backend: Backend;
  server: ReturnType<typeof setupServer>;
  /** Requests of the screens in order, without those of `api`. */
  requests: Request[];
  /** Resolves when every request is answered, every background job is done, and nothing new has followed. */
  quiet(): Promise<void>;
}

type Json = Record<string, unknown>;

/** Creates an in-memory backend for every test of the file, and silences logs. */
export function testWorld(options: BackendOptions = {}): World {
  const server = setupServer();
  const underWay = new Set<string>();
  const world: World = {
    backend: createWorldBackend(options),
    server,
    requests: [],
    quiet: () => untilQuiet(underWay),
  };

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => server.close());

  beforeEach(() => {
    localStorage.clear();
    world.backend = createWorldBackend(options);
    world.requests = [];
    server.use(
      ...world.backend.handlers,
      http.get('*/recover.html', () => HttpResponse.text(PAGE)),
    );
    underWay.clear();
    server.events.on('request:start', ({ request, requestId }) => {
      underWay.add(requestId);
      // Nobody waits for the answer any more.
      request.signal.addEventListener('abort', () => underWay.delete(requestId));
      void keep(world.requests, request);
    });
    server.events.on('request:end', ({ requestId }) => void underWay.delete(requestId));
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
  });

  afterEach(async () => {
    vi.useRealTimers();
    cleanup();
    // Requests, and code that is loaded on demand, finish: what they write must not reach the next test.
    await settle(world);
    server.events.removeAllListeners();
    server.resetHandlers();
    vi.restoreAllMocks();
  });

  return world;
}

/** A state with the first blocks: mining them takes longer than many tests. */
const initialState = createCheapBackend().store.state;

function createWorldBackend(options: BackendOptions): Backend {
  return createCheapBackend({ state: structuredClone(initialState), ...options });
}

const QUIET_TURNS = 20;
/** Limit for requests that are never answered. */
const LONGEST_MS = 10_000;

async function untilQuiet(underWay: ReadonlySet<string>): Promise<void> {
  const start = Date.now();
  for (let turn = 0; turn < QUIET_TURNS; turn += 1) {
    await new Promise((resume) => setImmediate(resume));
    if (underWay.size + countBackgroundJobs() > 0 && Date.now() - start < LONGEST_MS) turn = 0;
  }
}

async function keep(requests: Request[], request: globalThis.Request): Promise<void> {
  const url = new URL(request.url);
  if (request.headers.get('x-setup') !== null) return;
  const entry: Request = { call: `${request.method} ${url.pathname.replace(/^\/api/, '')}`, body: null };
  requests.push(entry);
  const isJson = request.headers.get('Content-Type')?.includes('json') ?? false;
  const text = isJson ? await request.clone().text() : '';
  entry.body = text === '' ? null : JSON.parse(text);
}

let people = 0;

/** An existing account. */
export function person(world: World, username: string): WireUser {
  people += 1;
  const email = `${username.toLowerCase()}@example.com`;
  // A real key, because the screens warn about invalid ones.
  const key = { encrypted_key: 'envelope', public_key: toHex(demoKey(`${people} ${email}`).publicKey) };
  const user = { id: world.backend.store.newId('user'), username, email, ...key };
  world.backend.store.state.users.push({ ...user, password: '', created_at: '2026-11-01T09:00:00.000Z' });
  return user;
}

/** A call from another browser. */
export async function api(method: string, path: string, body?: unknown): Promise<Json> {
  const init = { method, headers: { 'x-setup': '1' }, body: body === undefined ? null : JSON.stringify(body) };
  const response = await fetch(`http://backend.test/api${path}`, init);
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return (await response.json()) as Json;
}

interface ContractFields {
  status?: 'draft' | 'pending_counterparty';
  title?: string;
  description?: string;
  pdf_url?: string;
}

/** Creates a contract, joined by the counterparty if given; returns its id. */
export async function createContract(
  owner: WireUser,
  fields: ContractFields = {},
  counterparty?: WireUser,
): Promise<Id> {
  const { data } = await api('POST', '/contracts', {
    title: 'Sale of a bicycle',
    description: 'A red bicycle, as seen.',
    status: 'pending_counterparty',
    contract_order: 0,
    contractors: [owner.id],
    arbitrator: '1',
    guarantees: [],
    created_at: '2026-11-02T10:00:00.000Z',
    updated_at: '2026-11-03T10:00:00.000Z',
    ...fields,
  });
  const { id } = data as { id: Id };
  if (counterparty !== undefined) await api('POST', `/contracts/${id}/contractor`, { contractorId: counterparty.id });
  return id;
}

/** Adds a guarantee of 0.001 BTC; returns its id. */
export async function createGuarantee(contractId: Id, depositor: WireUser, description: string): Promise<Id> {
  const guarantee = {
    id: '',
    contract_id: contractId,
    contractor_id: depositor.id,
    description,
    amount: '0.00100000',
    valid_until: '2027-01-31',
    conditions: 'As agreed.',
    verification_process: 'By inspection.',
    status: 'pending',
  };
  const added = await api('POST', `/contracts/${contractId}/guarantees`, { guarantees: [guarantee] });
  return (added as unknown as { id: Id }[])[0]?.id ?? '';
}

export type Entry = string | { pathname: string; state: unknown };

/** Opens the app at a path as a user or a visitor. */
export function visit(entry: Entry, user: WireUser | null) {
  if (user !== null) localStorage.setItem('user', JSON.stringify(user));
  // As after a login whose password opened the key, unless the test has stored something else.
  if (user !== null && localStorage.getItem('ownKey') === null)
    localStorage.setItem('ownKey', JSON.stringify({ keyVerdict: 'good' }));
  const { pathname, state } = typeof entry === 'string' ? { pathname: entry, state: null } : entry;
  // `usr`: where the router keeps the state of a location.
  window.history.replaceState({ usr: state }, '', pathname);
  const store = createAppStore();
  render(
    <Provider store={store}>
      <BrowserRouter>
        <AppRoutes />
        <Whereabouts />
      </BrowserRouter>
    </Provider>,
  );
  return { store, user: userEvent.setup() };
}

function Whereabouts() {
  const { pathname, search, state } = useLocation();
  return <output aria-label="Whereabouts">{JSON.stringify({ path: pathname + search, state })}</output>;
}

/** The button, or `null`. */
export function queryButton(name: string): HTMLElement | null {
  return screen.queryByRole('button', { name });
}

/** The screen's main heading. */
export async function findHeading(name: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { name, level: 1 });
}

/** The router's current location. */
export function readLocation(): { path: string; state: unknown } {
  return JSON.parse(screen.getByLabelText('Whereabouts').textContent ?? '{}');
}

export async function arriveAt(path: string): Promise<void> {
  await waitFor(() => expect(readLocation().path).toBe(path));
}

/** Comes back to the tab, which reloads everything that is polled (docs/architecture.md#polling). */
export async function returnToTab(world: World): Promise<void> {
  // A refresh that is still running would swallow the event.
  await settle(world);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await settle(world);
}

/** Waits for responses and for parts that are loaded on demand, and for what each of them makes the screen request. */
export async function settle(world: World): Promise<void> {
  await act(async () => {
    let before: number;
    do {
      before = world.requests.length;
      for (let round = 0; round < 2; round += 1) {
        await vi.dynamicImportSettled();
        await world.quiet();
      }
    } while (world.requests.length > before);
  });
}

/** Number of requests of this call by the screens. */
export function calls(world: World, call: string): number {
  return world.requests.filter((request) => request.call === call).length;
}
