import { toHex } from '@mocks/chain/bytes';
import { demoKey } from '@mocks/demo/demo-keys';
import { screen, within } from '@testing-library/react';
import { daily, nightly } from '@tests/daily';
import { sealWithCryptoJs } from '@tests/unit/bitcoin/foreign-envelopes';
import { HttpResponse, http } from 'msw';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PASSWORD } from './guarantee-support';
import { api, arriveAt, readLocation, settle, testWorld, visit } from './support';

// As if it were not set: vite.config.ts sets it for the tests.
vi.hoisted(() => vi.stubEnv('VITE_LOGIN_SECRET', ''));
afterAll(() => vi.unstubAllEnvs());

const world = testWorld();
const EMAIL = 'ana@example.com';
const OTHER_PROGRAM = { name: 'My account is from another program' };
const DIALOG = { name: 'Send your password to the server?' };

/** Made by another client: the password itself, and a key encrypted by CryptoJS. */
beforeEach(async () => {
  const key = demoKey(EMAIL);
  const encrypted_key = sealWithCryptoJs(toHex(key.privateKey ?? new Uint8Array()), PASSWORD);
  const account = {
    username: 'Ana',
    email: EMAIL,
    password: PASSWORD,
    encrypted_key,
    public_key: toHex(key.publicKey),
  };
  await api('POST', '/auth/register', account);
});

async function logIn(password: string) {
  const shown = visit('/login', null);
  await shown.user.type(await screen.findByLabelText('Email'), EMAIL);
  await shown.user.type(await screen.findByLabelText('Password'), password);
  await shown.user.click(await screen.findByRole('button', { name: 'Login' }));
  await screen.findByText('Invalid credentials');
  return shown;
}

function sentPasswords(): unknown[] {
  const logins = world.requests.filter(({ call }) => call === 'POST /auth/login');
  return logins.map(({ body }) => (body as { password: string }).password);
}

describe('by default, with VITE_LOGIN_SECRET=migrate', () => {
  nightly('an account of another client logs in with its password, once its owner has agreed', async () => {
    const { user, store } = await logIn(PASSWORD);
    expect(sentPasswords()).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    await user.click(await screen.findByRole('button', OTHER_PROGRAM));
    const dialog = await screen.findByRole('dialog', DIALOG);
    expect(within(dialog).getByText(/The server learns your password.*could then open the key and sign/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Send password and log in' }));
    await arriveAt('/contracts');
    await settle(world);
    expect(sentPasswords()[1]).toBe(PASSWORD);
    expect(store.getState()).toMatchObject({ ownKey: { keyVerdict: 'good' } });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  nightly('sends no password if its owner does not agree', async () => {
    const { user } = await logIn(PASSWORD);
    await user.click(await screen.findByRole('button', OTHER_PROGRAM));
    const dialog = await screen.findByRole('dialog', DIALOG);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await settle(world);
    expect(sentPasswords()).toHaveLength(1);
    expect(readLocation().path).toBe('/login');
    await user.click(await screen.findByRole('button', { name: 'Login' }));
    await settle(world);
    expect(sentPasswords()).not.toContain(PASSWORD);
  });

  it.each(daily(2, [400, 403, 404, 422]))('asks as well where a backend refuses with %i', async (status) => {
    world.server.use(
      http.post('*/api/auth/login', () => HttpResponse.json({ error: 'Invalid credentials' }, { status })),
    );
    await logIn(PASSWORD);
    expect(await screen.findByRole('button', OTHER_PROGRAM)).toBeTruthy();
  });

  it('does not ask where a backend does not answer', async () => {
    world.server.use(
      http.post('*/api/auth/login', () => HttpResponse.json({ error: 'Invalid credentials' }, { status: 503 })),
    );
    await logIn(PASSWORD);
    await settle(world);
    expect(screen.queryByRole('button', OTHER_PROGRAM)).toBeNull();
  });
});
