import { addressToScript } from '@mocks/chain/addresses';
import { createCheapBackend } from '@tests/cheap-backend';
import { createForeignBackend } from '@tests/e2e/foreign/backend';
import { recordExchanges } from '@tests/openapi/recorder';
import { playStory } from '@tests/openapi/story';
import { getResponse, HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CALLS } from '@/check/calls';
import { checkBackend } from '@/check/check-backend';
import type { Settings } from '@/config/settings';
import { settings } from '@/config/settings';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
const untouched: Settings = { ...settings() };
afterEach(() => {
  Object.assign(settings(), untouched);
  server.resetHandlers();
});

const ACCOUNT = { email: 'ana@example.com', password: 'secret' };

type Json = Record<string, unknown>;

/** The answer of a call instead of that of the backend: a status, or the changed answer. */
type Flaw = readonly [path: string, edit: (answer: never) => unknown];

/** A backend with a contract that has a funded guarantee, an open withdrawal and a message. */
async function open(create: 'embedded' | 'foreign' = 'embedded') {
  const backend = create === 'foreign' ? createForeignBackend() : createCheapBackend();
  const respond =
    'respond' in backend
      ? backend.respond
      : async (request: Request) => (await getResponse(backend.handlers, request)) ?? Response.error();
  const exchanges = recordExchanges(server, respond);
  await playStory((address, amount) => backend.chain.send(addressToScript(address) ?? new Uint8Array(), amount));
  exchanges.splice(0);
  return { exchanges, respond };
}

/** Checks a backend that has these flaws. Answers rows by call. */
async function check(flaws: readonly Flaw[] = [], create?: 'embedded' | 'foreign') {
  const { exchanges, respond } = await open(create);
  for (const [path, edit] of flaws) {
    server.use(
      http.all(`*/api${path}`, async ({ request }) => {
        const response = await respond(request.clone());
        const changed = edit((await response.json()) as never);
        return changed instanceof Response ? changed : HttpResponse.json(changed as JsonBodyType);
      }),
    );
  }
  const report = await checkBackend(ACCOUNT);
  const read = (call: string) => [...(report.rows.get(call)?.lines ?? [])].join('\n');
  return { report, read, exchanges, outcome: (call: string) => report.rows.get(call)?.outcome };
}

describe.each(['embedded', 'foreign'] as const)('the %s backend', (name) => {
  test('works: every call of the specification is read, and nothing is changed', async () => {
    const { report, exchanges } = await check([], name);
    expect([report.count('BREAKS'), report.format().match(/BREAKS.*/)]).toEqual([0, null]);
    for (const { call } of Object.values(CALLS)) expect([call, report.rows.has(call)]).toEqual([call, true]);
    expect(report.format()).toMatch(/GET \/contracts\/\{id\} +works\n/);
    const writes = exchanges.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
    expect(writes).toEqual(['POST /auth/login']);
  });

  test('tells neither passwords nor keys', async () => {
    const { report, exchanges } = await check([], name);
    const text = report.format();
    const { answer } = exchanges.find(({ path }) => path === '/auth/login') ?? {};
    for (const secret of ['secret', JSON.stringify(answer).match(/0[23][0-9a-f]{64}/)?.[0] ?? 'secret'])
      expect(text).not.toContain(secret);
  });
});

const editGuarantee = (change: Json) => (contract: { guarantees: Json[] }) => ({
  ...contract,
  guarantees: contract.guarantees.map((guarantee) => ({ ...guarantee, ...change })),
});

test.each<[name: string, flaw: Flaw, call: string, outcome: string, says: RegExp]>([
  [
    'has an object for a list',
    ['/auth/users', () => ({ all: 7 })],
    'GET /auth/users',
    'works without',
    /The answer is an object, not a list\.\nWhat the app does: It shows ids/,
  ],
  [
    'has a record of a list without an id',
    ['/contracts/user/*', ([first]: Json[]) => [first, { title: 'Roof' }]],
    'GET /contracts/user/{userId}',
    'BREAKS',
    /"id" is missing or wrong: nothing was received\.\nThe app leaves the record out/,
  ],
  [
    'has an amount in words',
    ['/contracts/:id', editGuarantee({ amount: 'one' })],
    'GET /contracts/{id}',
    'works without',
    /"guarantees\.0\.amount" has another form: "one" was received; the amount is unknown/,
  ],
  [
    'fails on fillcontract',
    ['/contracts/:id/fillcontract', () => HttpResponse.json({ error: 'boom' }, { status: 500 })],
    'GET /contracts/{id}/fillcontract',
    'BREAKS',
    /The status is 500, saying "boom": see the log.*\nWhat the app does: It takes keys and lists from other calls/,
  ],
  [
    'has no fillcontract',
    ['/contracts/:id/fillcontract', () => new HttpResponse(null, { status: 404 })],
    'GET /contracts/{id}/fillcontract',
    'works without',
    /The status is 404: there is no such call/,
  ],
  [
    'has an arbitrator without a key',
    ['/arbitrators/:id', () => ({ public_key: 7 })],
    'GET /arbitrators/{id}',
    'BREAKS',
    /"public_key" is missing or wrong: 7 was received\.\nWhat the app does: It verifies no address/,
  ],
  [
    'wants a token',
    ['/contracts/user/*', () => new HttpResponse(null, { status: 401 })],
    'GET /contracts/user/{userId}',
    'BREAKS',
    /The status is 401: .* other calls must work without tokens/,
  ],
  [
    'cannot be reached',
    ['/auth/users', () => HttpResponse.error()],
    'GET /auth/users',
    'works without',
    /There is no answer/,
  ],
  [
    'quotes the password in a refused login',
    ['/auth/login', () => HttpResponse.json({ error: 'secret is too short' }, { status: 400 })],
    'POST /auth/login',
    'BREAKS',
    /The status is 400, saying "… is too short"/,
  ],
  [
    'has an account without a key',
    ['/auth/login', ({ user }: { user: Json }) => ({ user: { ...user, public_key: null } })],
    'POST /auth/login',
    'works without',
    /The account has no keys: such a user cannot sign/,
  ],
  [
    'answers with its web page',
    ['/contracts/:id/fillcontract', () => HttpResponse.html('<!doctype html><p>Hi')],
    'GET /contracts/{id}/fillcontract',
    'BREAKS',
    /The answer is "<!doctype html><p>Hi", which the app does not read/,
  ],
])('a backend that %s is found out', async (_name, flaw, call, outcome, says) => {
  const { report, read, outcome: found } = await check([flaw]);
  expect(read(call)).toMatch(says);
  expect(found(call)).toBe(outcome);
  expect(report.count('BREAKS') > 0).toBe(outcome === 'BREAKS');
  expect(report.format()).toMatch(
    outcome === 'BREAKS' ? /^Result: \d of these break the app/m : /^Result: .* without/m,
  );
});

test('an account without contracts leaves calls that were not looked at', async () => {
  const { outcome } = await check([['/contracts/user/*', () => []]]);
  expect([outcome('GET /contracts/{id}'), outcome('GET /tx/{txid}')]).toEqual(['not looked at', 'not looked at']);
});

test('an arbitrator with another key than the settings list breaks the app', async () => {
  settings().arbitrators = { 1: { key: `tpub${'6'.repeat(107)}`, name: '', contact: '' } };
  const { read, outcome } = await check();
  expect(outcome('GET /arbitrators/{id}')).toBe('BREAKS');
  expect(read('GET /arbitrators/{id}')).toContain('The key of "1" is not that of VITE_ARBITRATORS');
});

test('a login that refuses the derived secret names the setting', async () => {
  settings().loginSecret = 'derived';
  const { read, outcome } = await check();
  expect(outcome('POST /auth/login')).toBe('BREAKS');
  expect(read('POST /auth/login')).toContain('VITE_LOGIN_SECRET=password');
});
