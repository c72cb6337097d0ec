import { toHex } from '@mocks/chain/bytes';
import { demoKey } from '@mocks/demo/demo-keys';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { sealEnvelope } from '@tests/unit/bitcoin/support';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSealFragment } from '@/domain/seals/seal-link';
import { sealInvitation } from './link-support';
import { findRegistered } from './registration';
import { api, arriveAt, createContract, createGuarantee, person, readLocation, testWorld, visit } from './support';

const world = testWorld();
const PASSWORD = 'a long enough password';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

async function invite() {
  const [ana, berto] = [person(world, 'Ana'), person(world, 'Berto')];
  const id = await createContract(ana);
  await createGuarantee(id, ana, 'Deposit for the bicycle');
  return { ana, berto, id, path: `/contracts/${id}/join` };
}

const accept = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Accept Contract' });
const checkbox = () => screen.findByRole('checkbox', { name: /want to join anyway/ });

describe('the join screen', () => {
  it('says confirmed if the link matches, and the key counts as confirmed after joining', async () => {
    const { ana, berto, id, path } = await invite();
    const fragment = await sealInvitation(ana, id);
    const { user } = visit(path + fragment, berto);
    expect(await screen.findByText(/confirmed/)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'The complete terms as they are compared' }));
    expect(screen.getByText(ana.public_key ?? '')).toBeTruthy();
    await waitFor(async () => expect((await accept()).disabled).toBe(false));
    await user.click(await accept());
    await arriveAt(`/contracts/${id}`);
    expect(window.location.hash).toBe('');
    expect(await screen.findByRole('button', { name: 'Key confirmed by link' })).toBeTruthy();
  });

  nightly('raises an alarm if the terms differ, and asks before joining', async () => {
    const { ana, berto, id, path } = await invite();
    const fragment = await sealInvitation(ana, id);
    await api('PUT', `/contracts/${id}`, { title: 'Sale of a bicycle', description: 'A blue one.' });
    const { user } = visit(path + fragment, berto);
    expect(await screen.findByRole('heading', { name: "This invitation doesn't match" })).toBeTruthy();
    expect(screen.getByText(/not those that the server shows here/)).toBeTruthy();
    expect(screen.queryByText(/confirmed/)).toBeNull();
    expect((await accept()).disabled).toBe(true);
    await user.click(await checkbox());
    await waitFor(async () => expect((await accept()).disabled).toBe(false));
    await user.click(await accept());
    await arriveAt(`/contracts/${id}`);
    await screen.findByRole('button', { name: 'Edit' });
    expect(screen.queryByRole('button', { name: /^Key / })).toBeNull();
  });
});

describe('the fragment of a link', () => {
  nightly('survives registration and login, and reaches neither the server nor the storage', async () => {
    const { ana, id, path } = await invite();
    const fragment = await sealInvitation(ana, id);
    world.requests.length = 0;
    const { user } = visit(path + fragment, null);
    await arriveAt(`/login?returnUrl=${encodeURIComponent(path.slice(1))}`);
    expect(window.location.hash).toBe(fragment);
    // Moves the focus, and replaces the fragment in the address.
    window.history.replaceState(
      window.history.state,
      '',
      `${window.location.pathname}${window.location.search}#content`,
    );
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    await user.click(await screen.findByRole('link', { name: 'Register here' }));
    await screen.findByRole('heading', { name: 'Register for Aval' });
    expect(window.location.hash).toBe(fragment);
    await user.type(await screen.findByLabelText('Username'), 'Carla');
    await user.type(await screen.findByLabelText('Email'), 'carla@example.com');
    await user.type(await screen.findByLabelText('Password'), PASSWORD);
    await user.click(await screen.findByRole('button', { name: 'Register' }));
    await findRegistered();
    await screen.findByRole('heading', { name: 'Login to Aval' });
    await user.click(await screen.findByRole('button', { name: 'Login' }));
    await waitFor(() => expect(readLocation().path).toBe(path));
    expect(await screen.findByText(/confirmed/)).toBeTruthy();
    const [, , , signature = ''] = fragment.split('.');
    expect(JSON.stringify(world.requests)).not.toContain(signature.slice(0, 20));
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(signature.slice(0, 20));
    for (const level of ['info', 'warn', 'error'] as const)
      expect(JSON.stringify(vi.mocked(console[level]).mock.calls)).not.toContain(signature.slice(0, 20));
  });
});

describe('Share Contract', () => {
  async function owner() {
    const ana = person(world, 'Ana');
    const key = demoKey('ana at home');
    const [public_key, private_key] = [toHex(key.publicKey), toHex(key.privateKey ?? new Uint8Array())];
    const encrypted_key = await sealEnvelope({ private_key, public_key }, PASSWORD);
    Object.assign(world.backend.store.user(ana.id) ?? {}, { public_key, encrypted_key });
    return { ...ana, public_key, encrypted_key };
  }

  /** The signed link, below the text. */
  async function openSignedLink(user: UserEvent) {
    await user.click(await screen.findByRole('button', { name: 'Read the full text' }));
    const dialog = within(await screen.findByRole('dialog'));
    const password = await dialog.findByLabelText<HTMLInputElement>('Signing Password');
    return { password, copy: dialog.getByRole('button', { name: 'Copy a signed link' }) };
  }

  nightly('signs what it shows below the text and copies the link, until the terms change', async () => {
    const ana = await owner();
    const id = await createContract(ana);
    await createGuarantee(id, ana, 'Deposit for the bicycle');
    const { user } = visit(`/contracts/${id}`, ana);
    const { password, copy } = await openSignedLink(user);
    await user.type(password, 'wrong');
    await user.click(copy);
    expect(await screen.findByText(/password is not right/)).toBeTruthy();
    expect(screen.queryByText('Link copied to clipboard!')).toBeNull();
    await user.clear(password);
    await user.type(password, `${PASSWORD}{Enter}`);
    expect(await screen.findByText('Link copied to clipboard!')).toBeTruthy();
    const link = new URL(await navigator.clipboard.readText());
    expect(link.pathname).toBe(`/contracts/${id}/join`);
    const seal = { kind: 'seal', link: { key: ana.public_key } };
    expect(readSealFragment(link.hash)).toMatchObject(seal);
    expect(password.value).toBe('');
    expect(screen.queryByText(/contract has changed since/)).toBeNull();
    cleanup();
    await api('PUT', `/contracts/${id}`, { title: 'Sale of a bicycle', description: 'A blue one.' });
    visit(`/contracts/${id}`, ana);
    expect(await screen.findByText(/contract has changed since you shared/)).toBeTruthy();
  });
});
