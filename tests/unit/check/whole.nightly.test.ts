import { createForeignBackend } from '@tests/e2e/foreign/backend';
import { type Exchange, OpenApiValidator } from '@tests/openapi/validator';
import { describe, expect, test } from 'vitest';
import { BACKENDS, checks, openGross, WRITE } from './backends';

const check = checks();

type Registration = Record<'email' | 'password' | 'encrypted_key' | 'public_key', string>;

function readRegistration(exchanges: readonly Exchange[]): Registration {
  const registration = exchanges.find(({ path }) => path === '/auth/register');
  if (registration === undefined) throw new Error('Nobody was registered');
  return registration.body as Registration;
}

describe.each(BACKENDS)('the %s backend', (_name, open) => {
  test('works as a whole: a contract from registration to release', async () => {
    const backend = open();
    const { text, exitCode, exchanges, list } = await check(backend, WRITE);
    expect(list('breaks')).toEqual([]);
    expect(list('open')).toEqual([]);
    expect(exitCode).toBe(0);
    for (const subject of [
      'POST /auth/register',
      'The terms of a guarantee',
      'PUT /contracts/{contract_id}/guarantee',
      'Deposit addresses',
      'POST /contracts/withdrawal',
      'DELETE /contracts/transaction/{id}',
      'POST /contracts/broadcast',
      'DELETE /chat/messages/{id}',
      'DELETE /contracts/{id}',
    ]) {
      expect(list('works')).toContain(subject);
    }
    expect(text).toMatch(/^This check writes to the backend\. It creates/m);
    const validator = new OpenApiValidator();
    expect(exchanges.flatMap((exchange) => validator.judge(exchange))).toEqual([]);
  });

  test('has all coins returned, and no draft, message or open withdrawal left', async () => {
    const backend = open();
    const { exchanges } = await check(backend, WRITE);
    const broadcast = exchanges.find(({ path }) => path === '/contracts/broadcast');
    const sent = broadcast?.answer as { txid: string };
    expect(backend.chain.transaction(sent.txid)?.outputs).toHaveLength(1);
    const count = (method: string, path: RegExp) =>
      exchanges.filter((each) => each.method === method && path.test(each.path) && each.status < 300).length;
    expect(count('DELETE', /^\/contracts\/[^/]+$/)).toBe(1);
    expect(count('DELETE', /^\/chat\/messages\/[^/]+$/)).toBe(count('POST', /^\/chat\/messages$/));
    expect(count('DELETE', /^\/contracts\/transaction\/[^/]+$/)).toBe(1);
  });

  test('tells neither passwords nor keys', async () => {
    const { text, exchanges } = await check(open(), WRITE, { loginSecret: 'derived' });
    const registration = readRegistration(exchanges);
    expect(registration.password).toMatch(/^[0-9a-f]{64}$/);
    for (const secret of [WRITE.password, registration.password, registration.encrypted_key, registration.public_key]) {
      expect(text).not.toContain(secret);
    }
  });

  test('is only read without --write', async () => {
    const backend = open();
    const story = await check(backend, { ...WRITE, returnTo: null });
    expect(story.list('open')).toEqual(['POST /contracts/withdrawal']);
    const { email } = readRegistration(story.exchanges);
    const { exchanges, exitCode, list } = await check(backend, { email, password: WRITE.password });
    const writes = exchanges.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
    expect(new Set(writes)).toEqual(new Set(['POST /auth/login']));
    expect(exitCode).toBe(0);
    expect(list('works')).toContain('Deposit addresses');
    expect(list('works')).toContain('The keys of the account');
  });

  test('without an account says that most was not looked at', async () => {
    const { exitCode, list, exchanges } = await check(open(), {});
    expect(list('open')).toEqual(['Everything that needs an account']);
    expect(exitCode).toBe(0);
    expect(exchanges.filter(({ status, method }) => method !== 'GET' && status < 300)).toEqual([]);
  });
});

describe.each([
  ['embedded', openGross],
  ['foreign', () => createForeignBackend({ withdrawalAmount: 'gross' })],
])('the %s backend with amounts of withdrawals before the fee', (_name, open) => {
  test('works with the setting that says so', async () => {
    const { list } = await check(open(), WRITE, { withdrawalAmount: 'gross' });
    expect(list('breaks')).toEqual([]);
    expect(list('works')).toContain('POST /contracts/broadcast');
  });

  test('breaks without it', async () => {
    const { list, read } = await check(open(), WRITE);
    expect(list('breaks')).toContain('POST /contracts/withdrawal');
    expect(read('POST /contracts/withdrawal')).toContain('does not pay the exact amount');
  });
});
