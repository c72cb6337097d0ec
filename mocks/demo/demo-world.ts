import { type Backend, type BackendOptions, createBackend } from '@mocks/backend';
import { toHex } from '@mocks/chain/bytes';
import accounts from '@mocks/demo/accounts.json';
import { demoEnvelope, demoKey, demoLoginSecret } from '@mocks/demo/demo-keys';
import type { JsonObject } from '@mocks/handlers/route';
import type { LoginForm, State } from '@mocks/store/entities';
import { createEmptyState } from '@mocks/store/state';
import { getResponse } from 'msw';
import { type Id, isSameId } from '@/domain/primitives/ids';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Duration of the story, which ends about now. */
const STORY = 7 * DAY + 4 * HOUR;

/** By id: the arbitrators of `createBackend`. An arbitrator is a user (docs/specification.md#3-entities-and-their-fields). */
const ARBITRATORS = { '1': 'Elena', 'aval-template-arbitrator': 'Diego' };

export interface DemoPerson {
  id: Id;
  email: string;
}

/** A separate backend in which the demo story is played by API calls, as from the app. */
export interface DemoWorld {
  state: State;
  backend: Backend;
  ana: DemoPerson;
  berto: DemoPerson;
  call(method: 'POST' | 'PUT', path: string, body: JsonObject): Promise<JsonObject>;
  /** Mines a block and advances the story's clock. */
  passTime(hours: number): void;
  /** The date `days` from today, YYYY-MM-DD. */
  dateInDays(days: number): string;
}

/** Creates a backend with the two accounts, a week before `now` (milliseconds since 1970). */
export async function openDemoWorld(now: number, options: BackendOptions, form: LoginForm): Promise<DemoWorld> {
  const state = { ...createEmptyState(), ...form };
  let time = now - STORY;
  const backend = createBackend({ ...options, state, clock: () => time });
  const call: DemoWorld['call'] = (method, path, body) => callBackend(backend, method, path, body);
  const people: DemoPerson[] = [];
  for (const account of accounts) people.push(await register(call, account, form));
  addArbitrators(state, time);
  const [ana, berto] = people;
  if (ana === undefined || berto === undefined) throw new Error('the demo needs two accounts');
  return {
    state,
    backend,
    ana,
    berto,
    call,
    passTime: (hours) => {
      backend.chain.mine();
      time = Math.min(now, time + hours * HOUR);
    },
    dateInDays: (days) => new Date(now + days * DAY).toISOString().slice(0, 10),
  };
}

/** Without a password: the app has no screens for them. Registered by API, they would have other ids. */
function addArbitrators({ users }: State, time: number): void {
  for (const [id, username] of Object.entries(ARBITRATORS)) {
    if (users.some((user) => isSameId(user.id, id))) continue;
    const email = `${username.toLowerCase()}@arbitration.example`;
    const public_key = toHex(demoKey(email).publicKey);
    const created_at = new Date(time).toISOString();
    users.push({ id, username, email, password: '', encrypted_key: '', public_key, created_at });
  }
}

async function callBackend(backend: Backend, method: string, path: string, body: JsonObject): Promise<JsonObject> {
  const request = new Request(`http://demo.test/api${path}`, { method, body: JSON.stringify(body) });
  const response = await getResponse(backend.handlers, request);
  const result = (await response?.json()) as JsonObject;
  if (!response?.ok) throw new Error(`demo data: ${method} ${path}: ${result?.error}`);
  return result;
}

type Account = (typeof accounts)[number];

async function register(call: DemoWorld['call'], account: Account, form: LoginForm): Promise<DemoPerson> {
  const { username, email } = account;
  const encrypted_key = await demoEnvelope(email, account.password);
  const public_key = toHex(demoKey(email).publicKey);
  const password = await demoLoginSecret(form, email, account.password);
  const registered = await call('POST', '/auth/register', { username, email, password, encrypted_key, public_key });
  return { id: (registered.user as { id: Id }).id, email };
}
