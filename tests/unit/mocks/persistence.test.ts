import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDemoState } from '@mocks/demo/demo-state';
import { type EmbeddedServer, openEmbeddedServer } from '@mocks/serve/embedded-server';
import type { State } from '@mocks/store/entities';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getAccount } from './people';

let folder: string;
let file: string;
let demo: State;
const opened: EmbeddedServer[] = [];

beforeAll(async () => {
  demo = await createDemoState({ now: Date.now(), loginSecret: 'password' });
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aval-backend-'));
  file = join(folder, 'backend.json');
});

afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

async function open(fresh = false): Promise<EmbeddedServer> {
  const server = await openEmbeddedServer({
    folder,
    fresh,
    loginSecret: 'password',
    createState: async () => structuredClone(demo),
  });
  opened.push(server);
  return server;
}

async function ask(server: EmbeddedServer, path: string, body?: unknown, method = 'POST'): Promise<Response> {
  const init = body === undefined ? {} : { method, body: JSON.stringify(body) };
  return server.respond(new Request(`http://backend.test${path}`, init));
}

async function emails(server: EmbeddedServer): Promise<string[]> {
  const users: { email: string }[] = await (await ask(server, '/api/auth/users')).json();
  return users.map(({ email }) => email);
}

const ARBITRATORS = ['elena@arbitration.example', 'diego@arbitration.example'];
const DEMO = ['ana@example.com', 'berto@example.com', ...ARBITRATORS];
const everyone = [...DEMO, 'carla@example.com'];

describe('a restart', () => {
  it('keeps all confirmed changes, even when the process is killed', async () => {
    const server = await open();
    await ask(server, '/api/auth/register', getAccount('carla'));
    const stored = JSON.parse(readFileSync(file, 'utf8'));
    expect(stored.users.map(({ email }: { email: string }) => email)).toEqual(everyone);
    expect(readdirSync(folder).sort()).toEqual(['backend.json', 'documents', 'lock']);
  });
});

describe('a file that cannot be used', () => {
  it.each([
    ['no JSON', () => '{"version":1,'],
    ['another shape', () => '{"version":1,"users":7}'],
    ['a chain that cannot be read', (text: string) => text.replace('"hex":"', '"hex":"zz')],
  ])('(%s) is moved aside, reported, and never lost', async (_, damage) => {
    await open();
    await opened.pop()?.close();
    const damaged = damage(readFileSync(file, 'utf8'));
    writeFileSync(file, damaged);
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await emails(await open())).toEqual(DEMO);
    expect(said).toHaveBeenCalledOnce();
    expect(said.mock.calls[0]?.[0]).toContain('cannot use its data');
    const aside = readdirSync(folder).find((name) => name.startsWith('backend.set-aside'));
    expect(readFileSync(join(folder, aside ?? ''), 'utf8')).toBe(damaged);
  });
});
