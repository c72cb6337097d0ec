import { createBackend } from '@mocks/backend';
import accounts from '@mocks/demo/accounts.json';
import { createDemoState } from '@mocks/demo/demo-state';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keyEngine } from '@/bitcoin/engine/keys';
import { loginEngine } from '@/bitcoin/engine/login';
import { createClient } from './backend-client';
import { getAccount } from './people';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
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

describe('accounts', () => {
  it('are registered once, also at the same time, and log in by their e-mail address, whatever its case', async () => {
    const backend = createBackend({ ids: 'numbers' });
    const client = createClient(backend);
    const account = getAccount('ana');
    const answers = await Promise.all([1, 2].map(() => client.post('/auth/register', account)));
    const [made, refused] = answers.sort((a, b) => a.status - b.status);
    expect([made?.status, refused?.status, backend.store.state.users.length]).toEqual([201, 409, 1]);
    const { password, ...told } = account;
    expect(made?.body.user).toMatchObject({ ...told, id: 1 });
    expect(made?.body.user).not.toHaveProperty('password');
    const login = await client.post('/auth/login', { username: 'Ana@example.com', password });
    expect(login).toEqual({ status: 200, body: made?.body });
  });

  it('are listed without secrets, and their passwords are kept as salted hashes', async () => {
    const backend = createBackend();
    const client = createClient(backend);
    for (const name of ['ana', 'berto'])
      await client.post('/auth/register', { ...getAccount(name), password: 'the same' });
    const [one, other] = backend.store.state.users.map(({ password }) => password);
    expect(one).toMatch(/^scrypt\$/);
    expect([one?.includes('the same'), one === other]).toEqual([false, false]);
    const { body } = await client.get('/auth/users');
    expect(Object.keys(body[0]).sort()).toEqual(['email', 'id', 'public_key', 'username']);
  });
});
