import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendResponse, toRequest } from '@mocks/serve/node-http';
import { createCheapBackend } from '@tests/cheap-backend';
import vectors from '@tests/vectors/bitcoin.json';
import { getResponse } from 'msw';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readArguments } from '@/check/arguments';

const API = 'https://api.example.com/api';
const ACCOUNT = ['--email', 'a@b.c', '--password', 'x'];

test('the arguments are read, or what is wrong with them is said', () => {
  const read = { apiUrl: API, email: 'a@b.c', password: 'x' };
  expect(readArguments([`${API}//`, ...ACCOUNT], undefined)).toEqual(read);
  expect(readArguments([...ACCOUNT, API], 'y')).toEqual(read);
  expect(readArguments([API, '--email', 'a@b.c'], 'x')).toEqual(read);
  for (const [words, says] of [
    [ACCOUNT, /address of the backend begins with http/],
    [['api.example.com', ...ACCOUNT], /unlike "api\.example\.com"/],
    [[API, API, ...ACCOUNT], /one address too many/],
    [[API], /--email and --password of an account are missing/],
    [[API, '--email', 'a@b.c'], /are missing/],
    [[API, '--rite'], /--rite/],
    [[API, '--email'], /--email/],
  ] as const)
    expect(readArguments(words, undefined)).toMatch(says);
});

let server: Server;
let origin = '';

beforeAll(async () => {
  const { handlers } = createCheapBackend();
  server = createServer((incoming, outgoing) => {
    void getResponse(handlers, toRequest(incoming, incoming.url ?? '/')).then((answer) =>
      sendResponse(answer ?? new Response(null, { status: 404 }), outgoing),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Runs the command as an operator does. @param settings of the site */
function run(words: string[], settings: object = {}): Promise<{ code: number; out: string; error: string }> {
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    VITE_BITCOIN_NETWORK: 'regtest',
    VITE_LOGIN_SECRET: 'password',
    VITE_TEMPLATE_ARBITRATOR_ID: '1',
    VITE_EXPLORER_API_URL: `${origin}/explorer/api`,
    ...settings,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, ['src/check/main.mjs', ...words], { env }, (failure, out, error) =>
      resolve({ code: failure === null ? 0 : Number(failure.code), out, error }),
    );
  });
}

test('the command checks a backend with the settings of the site', async () => {
  const user = {
    username: 'a',
    email: 'a@b.c',
    password: 'x',
    encrypted_key: '{"v":1}',
    public_key: vectors.keys.owner.public_key,
  };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${origin}/api/auth/register`, { method: 'POST', headers, body: JSON.stringify(user) });
  const found = await run([`${origin}/api`, ...ACCOUNT]);
  expect([found.out, found.error, found.code]).toEqual([expect.stringMatching(/Result: the app works/), '', 0]);
  expect(found.out).toMatch(/POST \/auth\/login +works\n/);
  expect(found.out).toMatch(/GET \/contracts\/\{id\} +not looked at/);
  expect(found.out).toMatch(/Result: the app works/);
  const other = await run([`${origin}/api`, ...ACCOUNT], { VITE_ARBITRATOR_ID: 'nobody' });
  expect(other.out).toMatch(/GET \/arbitrators\/\{id\} +BREAKS\n {4}The status is 404/);
  expect(other).toMatchObject({ error: '', code: 1 });
});

test('the command ends with 2 if a setting or an argument is wrong', async () => {
  const wrong = await run([`${origin}/api`, ...ACCOUNT], { VITE_SEALS: 'perhaps' });
  expect(wrong).toMatchObject({ code: 2, error: expect.stringContaining('VITE_SEALS is "perhaps", expected') });
  const { code, out, error } = await run(['api.example.com']);
  expect([code, out]).toEqual([2, '']);
  expect(error).toMatch(/^The address of the backend[^\n]*\n\nReads what a backend gives the app/);
});
