import { toHex } from '@mocks/chain/bytes';
import { screen } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fundedStory, open, PASSWORD, signedWithdrawal } from './guarantee-support';
import { findRegistered } from './registration';
import { arriveAt, readLocation, settle, testWorld, visit } from './support';

vi.hoisted(() => vi.stubEnv('VITE_LOGIN_SECRET', 'derived'));
afterAll(() => vi.unstubAllEnvs());

const world = testWorld();
const EMAIL = 'ana@example.com';

/** URLs, headers and bodies of all requests, as text. */
let sent: string[] = [];

beforeEach(() => {
  sent = [];
  world.server.events.on('request:start', async ({ request }) => {
    if (request.headers.get('x-setup') !== null) return;
    const at = sent.push(`${request.method} ${request.url} ${JSON.stringify([...request.headers])}`) - 1;
    sent[at] += ` ${await request.clone().text()}`;
  });
});

/** Asserts that no request contains the password: as typed, decomposed, URL-encoded, in hex or base64. */
function expectNotSent(password: string): void {
  expect(sent).not.toEqual([]);
  const bytes = new TextEncoder().encode(password);
  const forms = [password, password.normalize('NFD'), encodeURIComponent(password), toHex(bytes)];
  const base64 = Buffer.from(bytes).toString('base64').replace(/=+$/, '').slice(0, -1);
  for (const form of [...forms, base64]) {
    for (const text of sent) expect(text).not.toContain(form);
  }
}

async function fill(labels: Record<string, string>, button: string) {
  const { user } = visit(button === 'Register' ? '/register' : '/login', null);
  for (const [label, text] of Object.entries(labels)) {
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
  }
  await user.click(await screen.findByRole('button', { name: button }));
  return user;
}

function readBody(call: string): Record<string, unknown> {
  return world.requests.find((request) => request.call === call)?.body as Record<string, unknown>;
}

describe('with VITE_LOGIN_SECRET=derived', () => {
  nightly('registration and login send a secret instead of the password, ignoring the case of the e-mail', async () => {
    const user = await fill({ Username: 'Ana', Email: EMAIL, Password: PASSWORD }, 'Register');
    await findRegistered();
    await arriveAt('/login');
    await settle(world);
    expect(screen.queryByText(/the server receives the password/)).toBeNull();
    await user.clear(await screen.findByLabelText('Email'));
    await user.type(await screen.findByLabelText('Email'), 'Ana@Example.com');
    await user.click(await screen.findByRole('button', { name: 'Login' }));
    await arriveAt('/contracts');
    const [registered, loggedIn] = [readBody('POST /auth/register'), readBody('POST /auth/login')];
    expect(registered.password).toMatch(/^[0-9a-f]{64}$/);
    expect(loggedIn).toEqual({ username: 'Ana@Example.com', password: registered.password });
    expectNotSent(PASSWORD);
    expect(localStorage.getItem('user')).not.toContain(PASSWORD);
  });

  it('a wrong password is rejected', async () => {
    await fill({ Email: EMAIL, Password: 'something else' }, 'Login');
    expect(await screen.findByText(/^Check your e-mail address and password/)).toBeTruthy();
    expect(readLocation().path).toBe('/login');
    expect(await screen.findByText(/made your account with another program/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'My account is from another program' })).toBeNull();
    expectNotSent('something else');
  });

  it('co-signing and broadcasting send neither password nor secret', async () => {
    const story = await fundedStory(world);
    await signedWithdrawal(story, story.berto);
    const { user, card } = await open(story, story.ana);
    await user.click(await screen.findByRole('button', { name: 'Sign Withdrawal' }));
    expect(card).toBeTruthy();
    await user.click(await screen.findByLabelText('Signing Password'));
    await user.paste(PASSWORD);
    await user.click(await screen.findByRole('button', { name: 'Sign Transaction' }));
    await screen.findByRole('dialog', { name: 'Transaction Broadcast Successfully' });
    expect(sent.some((text) => text.includes('/contracts/broadcast'))).toBe(true);
    expectNotSent(PASSWORD);
  });
});
