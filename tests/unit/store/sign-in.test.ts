import { createGate } from '@tests/gate';
import { hostileStages, PASSWORD } from '@tests/hostile/stage';
import { leavePage } from '@tests/unit/store/leave-page';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBaseStore } from '@/store/boot/base-store';
import * as fullStore from '@/store/boot/full-store';
import { signIn } from '@/store/boot/sign-in';
import * as loginSecret from '@/store/login/login-secret';

vi.mock('@/store/login/login-secret', { spy: true });
vi.mock('@/store/boot/full-store', { spy: true });

const open = hostileStages();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.resetAllMocks();
});

test('the secret is derived while the store is fetched, and only once', async () => {
  const { server, user } = await open('pending', 'ana');
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/auth/login', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ user });
    }),
  );
  leavePage();
  localStorage.clear();
  const gate = createGate();
  // Ends only once the store is being fetched, so that neither can wait for the other.
  vi.mocked(loginSecret.createLoginSecret).mockImplementation(async () => {
    await gate.opened;
    return 'a derived secret';
  });
  const { loadFullStore } = await vi.importActual<typeof fullStore>('@/store/boot/full-store');
  vi.mocked(fullStore.loadFullStore).mockImplementation(async (store) => {
    gate.open();
    return loadFullStore(store);
  });
  expect(await signIn(createBaseStore(), { email: user.email, password: PASSWORD })).toBe(true);
  const derived = vi.mocked(loginSecret.createLoginSecret).mock.invocationCallOrder;
  const [fetched = 0] = vi.mocked(fullStore.loadFullStore).mock.invocationCallOrder;
  expect(derived).toHaveLength(1);
  expect(derived[0]).toBeLessThan(fetched);
  expect(sent).toEqual([expect.objectContaining({ password: 'a derived secret' })]);
});

test('a secret that cannot be derived fails the login with its reason', async () => {
  const { user } = await open('pending', 'ana');
  leavePage();
  localStorage.clear();
  vi.mocked(loginSecret.createLoginSecret).mockRejectedValue(new Error('out of memory'));
  const store = createBaseStore();
  expect(await signIn(store, { email: user.email, password: PASSWORD })).toBe(false);
  expect(store.getState().auth.error?.message).toBe('out of memory');
});
