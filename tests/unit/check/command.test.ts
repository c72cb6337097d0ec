import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendResponse, toRequest } from '@mocks/serve/node-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from './backends';

let server: Server;
let origin = '';

beforeAll(async () => {
  const { respond } = openEmbedded();
  server = createServer((incoming, outgoing) => {
    void respond(toRequest(incoming, incoming.url ?? '/')).then((answer) => sendResponse(answer, outgoing));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const folder = mkdtempSync(join(tmpdir(), 'aval-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  code: number;
  out: string;
  error: string;
}

/** Runs the command as an operator does. */
function run(...words: string[]): Promise<Ended> {
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    VITE_BITCOIN_NETWORK: 'regtest',
    VITE_LOGIN_SECRET: 'derived',
  };
  return new Promise((resolve) => {
    execFile(process.execPath, ['src/check/main.mjs', ...words], { env }, (failure, out, error) =>
      resolve({ code: failure === null ? 0 : Number(failure.code), out, error }),
    );
  });
}

test('the command checks a backend and prints what it gives the app', async () => {
  const { code, out, error } = await run(`${origin}/api`, '--explorer', `${origin}/explorer/api`);
  expect(error).toBe('');
  expect(out).toMatch(/^Backend +http:\/\/127/);
  expect(out).toMatch(/GET \/auth\/users +works/);
  expect(out).toMatch(/GET \/arbitrators\/1 +works/);
  expect(out).toMatch(/Result: the app works with this backend, as far as it was checked\./);
  expect(code).toBe(0);
});

function writeSettings(settings: object): string {
  const file = join(folder, 'settings.json');
  writeFileSync(file, JSON.stringify(settings));
  return file;
}

const SETTINGS = {
  VITE_BITCOIN_NETWORK: 'mainnet',
  VITE_LOGIN_SECRET: 'migrate',
  VITE_DEPLOYMENT: 'check.example.com',
  VITE_ARBITRATOR_ID: 'nobody',
  VITE_TEMPLATE_ARBITRATOR_ID: '1',
};

test('the command takes the settings file of the site', async () => {
  const file = writeSettings(SETTINGS);
  const { code, out } = await run(`${origin}/api`, '--explorer', `${origin}/explorer/api`, '--settings', file);
  expect(out).toMatch(/^Network +mainnet, login secret: migrate/m);
  expect(out).toMatch(/GET \/arbitrators\/nobody +BREAKS/);
  expect(out).toMatch(/GET \/arbitrators\/1 +BREAKS/);
  expect(code).toBe(1);
});

test('the command ends with 2 if a setting is wrong', async () => {
  const { code, error } = await run(
    `${origin}/api`,
    '--settings',
    writeSettings({ ...SETTINGS, VITE_SEALS: 'perhaps' }),
  );
  expect(error).toMatch(/^VITE_SEALS is "perhaps", expected/);
  expect(code).toBe(2);
});

test('the command ends with 1 if the address is not that of a backend', async () => {
  const { code, out, error } = await run(`${origin}/explorer`, '--explorer', `${origin}/explorer/api`);
  expect(error).toBe('');
  expect(out).toMatch(/GET \/auth\/users +BREAKS/);
  expect(out).not.toMatch(/ {4}at /);
  expect(code).toBe(1);
});

test('the command ends with 2 and explains itself if the arguments are wrong', async () => {
  const { code, out, error } = await run('api.example.com');
  expect(out).toBe('');
  expect(error).toMatch(/^api\.example\.com is not an address[^\n]*\n\nChecks what a backend gives the app\./);
  expect(code).toBe(2);
});
