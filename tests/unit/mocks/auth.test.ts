import { createBackend } from '@mocks/backend';
import { describe, expect, it } from 'vitest';
import { createClient } from './backend-client';
import { getAccount } from './people';

function fresh() {
  const backend = createBackend();
  return { backend, client: createClient(backend) };
}

describe('POST /auth/register', () => {
  it('returns the account with its key envelope and without its password', async () => {
    const { client } = fresh();
    const { status, body } = await client.post('/auth/register', getAccount('ana'));
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ email: 'ana@example.com', username: 'ana', encrypted_key: 'envelope of ana' });
    expect(body.user).not.toHaveProperty('password');
  });

  it('accepts an e-mail address once, ignoring case', async () => {
    const { client } = fresh();
    await client.post('/auth/register', getAccount('ana'));
    const again = await client.post('/auth/register', { ...getAccount('berto'), email: ' ANA@Example.com ' });
    expect(again).toEqual({ status: 409, body: { error: 'This e-mail address is already registered' } });
  });

  it('accepts an e-mail address once, even for simultaneous requests', async () => {
    const { client, backend } = fresh();
    const answers = await Promise.all([1, 2].map(() => client.post('/auth/register', getAccount('ana'))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(backend.store.state.users).toHaveLength(1);
  });

  it.each([
    ['username', ''],
    ['email', 'no address'],
    ['password', ''],
    ['encrypted_key', undefined],
    ['public_key', '02abcd'],
    ['public_key', `02${'ff'.repeat(32)}`],
    ['public_key', 7],
  ])('refuses %s %j', async (field, value) => {
    const { client } = fresh();
    const { status, body } = await client.post('/auth/register', { ...getAccount('ana'), [field]: value });
    expect(status).toBe(400);
    expect(body.error).toContain(field);
  });

  it('refuses a body that is not JSON', async () => {
    const { client } = fresh();
    const response = await client.fetch('/api/auth/register', { method: 'POST', body: 'a=b' });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: 'The body is not JSON' });
  });

  it('stores a salted hash of the password', async () => {
    const { client, backend } = fresh();
    await client.post('/auth/register', { ...getAccount('ana'), password: 'the same' });
    await client.post('/auth/register', { ...getAccount('berto'), password: 'the same' });
    const [one, other] = backend.store.state.users.map(({ password }) => password);
    expect(one).toMatch(/^scrypt\$/);
    expect(one).not.toContain('the same');
    expect(one).not.toBe(other);
  });
});

describe('POST /auth/login', () => {
  it('accepts the e-mail address as username', async () => {
    const { client } = fresh();
    const account = getAccount('ana');
    const registration = await client.post('/auth/register', account);
    const login = { username: 'Ana@example.com', password: account.password };
    expect(await client.post('/auth/login', login)).toEqual({ status: 200, body: registration.body });
  });

  it('responds alike to a wrong password and an unknown address', async () => {
    const { client } = fresh();
    await client.post('/auth/register', getAccount('ana'));
    const refusal = { status: 401, body: { error: 'Invalid credentials' } };
    expect(await client.post('/auth/login', { username: 'ana@example.com', password: 'wrong' })).toEqual(refusal);
    expect(await client.post('/auth/login', { username: 'nobody@example.com', password: 'wrong' })).toEqual(refusal);
  });
});

describe('GET /auth/users', () => {
  it('contains no secrets', async () => {
    const { client } = fresh();
    await client.post('/auth/register', getAccount('ana'));
    const { body } = await client.get('/auth/users');
    expect(body).toHaveLength(1);
    expect(Object.keys(body[0]).sort()).toEqual(['email', 'id', 'public_key', 'username']);
  });
});

describe('ids', () => {
  it('are numbers with the option `numbers`', async () => {
    const client = createClient(createBackend({ ids: 'numbers' }));
    const { body } = await client.post('/auth/register', getAccount('ana'));
    expect(body.user.id).toBe(1);
  });
});
