import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loginUser, registerUser } from '@/services/auth.service';
import { deleteContract } from '@/services/contracts.service';
import { prefetchHttp } from '@/services/http';
import { buildPath } from '@/services/response';
import { updateTransaction } from '@/services/transactions.service';
import { transaction } from './samples';
import { reply, testServer } from './test-server';

const server = testServer();
let lines: string[] = [];

beforeEach(() => {
  lines = [];
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts) => {
      lines.push(`${level} ${parts.map((part) => JSON.stringify(part)).join(' ')}`);
    });
  }
});

// Spec: 7.log, 8.api-errors
describe('the log', () => {
  test('has method and URL of a request', async () => {
    server.answer(reply.empty());
    await deleteContract(7);
    expect(lines).toEqual(['info "DELETE http://backend.test/api/contracts/7"']);
  });

  test('has method, URL, status and message of a failed response', async () => {
    server.answer(reply.json({ error: 'Only drafts' }, 409));
    await expect(deleteContract(7)).rejects.toThrow('Only drafts');
    expect(lines[1]).toBe('error "DELETE http://backend.test/api/contracts/7 409 Request failed with status code 409"');
  });

  test('has the message of a dropped connection', async () => {
    server.answer(reply.dropped());
    await expect(deleteContract(7)).rejects.toThrow('Network Error');
    expect(lines[1]).toBe('error "DELETE http://backend.test/api/contracts/7 - Network Error"');
  });

  test.each([
    ['200', reply.json({ user: { id: 1, encrypted_key: 'S3CRET' } })],
    ['a bad answer', reply.json({ user: { encrypted_key: 'S3CRET' } })],
    ['a refusal that quotes what was sent', reply.json({ error: 'bad password S3CRET', password: 'S3CRET' }, 401)],
    ['a dropped connection', reply.dropped()],
  ])('holds no body, password, key or PSBT: %s', async (_, answer) => {
    server.answer(answer);
    const keys = { encryptedKey: 'S3CRET-envelope', publicKey: 'S3CRET-key' };
    await loginUser('ana@example.com', 'S3CRET').catch(() => undefined);
    await registerUser({ username: 'ana', email: 'a@b.c', password: 'S3CRET', ...keys }).catch(() => undefined);
    await updateTransaction({ ...transaction, signedPsbt: 'S3CRET-psbt' }).catch(() => undefined);
    expect(server.seen).toHaveLength(3);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.join('\n')).not.toContain('S3CRET');
  });
});

describe('paths', () => {
  test('ids are encoded', () => {
    expect(buildPath('contracts', 'a/b?c#d e', 7)).toBe('/contracts/a%2Fb%3Fc%23d%20e/7');
  });

  test.each(['', '.', '..'])('an id %j would be another call', async (id) => {
    await expect(deleteContract(id)).rejects.toMatchObject({ code: 'unexpected' });
    expect(server.seen).toHaveLength(0);
  });
});

test('prefetching sends nothing', async () => {
  prefetchHttp();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(server.seen).toHaveLength(0);
});
