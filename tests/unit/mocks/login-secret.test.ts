import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackend } from '@mocks/backend';
import accounts from '@mocks/demo/accounts.json';
import { createDemoState } from '@mocks/demo/demo-state';
import { openEmbeddedServer } from '@mocks/serve/embedded-server';
import type { LoginForm } from '@mocks/store/entities';
import { createEmptyState } from '@mocks/store/state';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keyEngine } from '@/bitcoin/engine/keys';
import { loginEngine } from '@/bitcoin/engine/login';
import { createClient } from './backend-client';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aval-secret-'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it('demo accounts of a derived installation log in with the secret, not with the password', async () => {
  const state = await createDemoState({ now: Date.UTC(2026, 10, 21), loginSecret: 'derived', deployment: 'Here' });
  const client = createClient(createBackend({ state }));
  for (const { email, password } of accounts) {
    expect((await client.post('/auth/login', { username: email, password })).status).toBe(401);
    const secret = await loginEngine.deriveLoginSecret(email, password, { network: 'regtest', deployment: 'Here' });
    const { body } = await client.post('/auth/login', { username: email, password: secret });
    const handle = await keyEngine.openKey(body.user.encrypted_key, password, body.user.public_key);
    await keyEngine.closeKey(handle);
  }
});

async function restart(form: LoginForm): Promise<string[]> {
  const createState = async () => ({ ...createEmptyState(), ...form });
  const server = await openEmbeddedServer({ folder, fresh: false, ...form, createState });
  await server.close();
  return readdirSync(folder).filter((name) => name.includes('set-aside'));
}

it('moves data aside if its accounts use another login secret', async () => {
  expect(await restart({ loginSecret: 'derived' })).toEqual([]);
  expect(await restart({ loginSecret: 'derived' })).toEqual([]);
  expect(await restart({ loginSecret: 'password' })).toHaveLength(1);
  expect(await restart({ loginSecret: 'password' })).toHaveLength(1);
  expect(await restart({ loginSecret: 'password', deployment: 'Elsewhere' })).toHaveLength(2);
});
