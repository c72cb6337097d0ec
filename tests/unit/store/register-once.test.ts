import { reply, testServer } from '@tests/unit/services/test-server';
import { beforeEach, expect, test, vi } from 'vitest';
import { registerOnce } from '@/store/login/login.thunks';

const server = testServer();
const KEY = `02${'ab'.repeat(32)}`;
const registration = { username: 'ana', email: 'a@b.c', password: 'pw', encryptedKey: '{}', publicKey: KEY };

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});

/** The browser itself has sent the registration twice, and the answer is the second one's. */
function answerTwice(publicKey: string): void {
  server.answer(() => {
    const isLogin = server.seen.at(-1)?.url.endsWith('/login');
    const user = { id: 1, email: 'a@b.c', encrypted_key: '{}', public_key: publicKey };
    return isLogin ? reply.json({ user })() : reply.json({ error: 'taken' }, 409)();
  });
}

test('an account that is refused as taken is this one if it has the key that was just made', async () => {
  answerTwice(KEY);
  await expect(registerOnce(registration)).resolves.toMatchObject({ publicKey: KEY });
});

test('an account with another key is another one', async () => {
  answerTwice(`03${'cd'.repeat(32)}`);
  await expect(registerOnce({ ...registration, email: 'b@b.c' })).rejects.toMatchObject({ detail: { status: 409 } });
});
