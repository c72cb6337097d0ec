import { toHex } from '@mocks/chain/bytes';
import { demoKey } from '@mocks/demo/demo-keys';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { sealEnvelope } from '@tests/unit/bitcoin/support';
import { IDBFactory } from 'fake-indexeddb';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSealFragment } from '@/domain/seals/seal-link';
import { readTerms, sealInvitation, signAs } from './link-support';
import { findRegistered } from './registration';
import {
  api,
  arriveAt,
  calls,
  createContract,
  createGuarantee,
  person,
  readLocation,
  testWorld,
  visit,
} from './support';

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
  nightly('shows the complete terms', async () => {
    const { berto, path } = await invite();
    visit(path, berto);
    expect(await screen.findByText('By inspection.')).toBeTruthy();
    expect(screen.getByText('As agreed.')).toBeTruthy();
    // In the summary, and in the guarantee.
    expect(screen.getAllByText(/31 Jan 2027/)).toHaveLength(2);
    expect(screen.getByText('Depositor')).toBeTruthy();
  });

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

  nightly('raises no alarm before the PDF is read, and confirms the link right after', async () => {
    const [ana, berto] = [person(world, 'Ana'), person(world, 'Berto')];
    const id = await createContract(ana, { pdf_url: '/files/plan.pdf' });
    world.server.use(http.get('*/files/plan.pdf', () => new HttpResponse('%PDF-1.7 the plan')));
    const terms = await readTerms(ana, id);
    const pdf = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', Buffer.from('%PDF-1.7 the plan'))));
    const { user } = visit(`/contracts/${id}/join${signAs(ana, { ...terms, pdf })}`, berto);
    expect(await screen.findByRole('heading', { name: 'Not compared yet' })).toBeTruthy();
    expect(screen.queryByText(/confirmed|doesn't match/)).toBeNull();
    expect((await accept()).disabled).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Read the PDF' }));
    expect(await screen.findByText(/confirmed by the link/)).toBeTruthy();
    await waitFor(async () => expect((await accept()).disabled).toBe(false));
  });

  it('says nothing about signatures for an ordinary link', async () => {
    const { berto, path } = await invite();
    visit(path, berto);
    expect((await accept()).disabled).toBe(false);
    expect(screen.queryByText(/not signed|safety number|confirmed/)).toBeNull();
    expect(calls(world, `GET ${path.replace('/join', '')}/fillcontract`)).toBe(0);
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

  nightly('shows both keys if they differ', async () => {
    const { ana, berto, id, path } = await invite();
    const mallory = person(world, 'Mallory');
    const terms = await readTerms(ana, id);
    const fragment = signAs(mallory, { ...terms, owner: { ...terms.owner, key: mallory.public_key ?? '' } });
    const { user } = visit(path + fragment, berto);
    expect(
      await screen.findByText(
        /signed with a different key from the one that the server gives for the person who invited you/,
      ),
    ).toBeTruthy();
    const alarm = await screen.findByRole('alert');
    expect(within(alarm).getByText('Key in the link')).toBeTruthy();
    expect(within(alarm).getByText('Key that the server names')).toBeTruthy();
    await user.click(await checkbox());
    await user.click(await accept());
    // The alarm goes along, and nothing can be paid.
    expect(await screen.findByRole('heading', { name: 'A key of this contract has changed' })).toBeTruthy();
    expect(screen.getByText('In the link')).toBeTruthy();
  });

  nightly.each([
    ['truncated', (fragment: string) => fragment.slice(0, -10), /link is damaged/],
    ['a megabyte long', () => `#seal=1.${'a'.repeat(1_000_000)}`, /link is damaged/],
    [
      'altered',
      (fragment: string) => fragment.replace(/=1\.(.)/, (_, digit) => `=1.${digit === 'a' ? 'b' : 'a'}`),
      /not valid/,
    ],
  ])('says that a link is %s', async (_what, damage, text) => {
    const { ana, berto, id, path } = await invite();
    visit(path + damage(await sealInvitation(ana, id)), berto);
    expect(await screen.findByText(text)).toBeTruthy();
    expect((await accept()).disabled).toBe(true);
  });

  nightly('says so when the server does not answer, and compares again', async () => {
    const { ana, berto, id, path } = await invite();
    const fragment = await sealInvitation(ana, id);
    const fill = 'http://backend.test/api/contracts/:id/fillcontract';
    world.server.use(http.get(fill, () => HttpResponse.error(), { once: true }));
    const { user } = visit(path + fragment, berto);
    await user.click(await screen.findByRole('button', { name: 'Compare again' }));
    expect(await screen.findByText(/confirmed/)).toBeTruthy();
  });

  nightly('trusts the link if the server shows strangers no keys', async () => {
    const { ana, berto, id, path } = await invite();
    const fragment = await sealInvitation(ana, id);
    const fill = 'http://backend.test/api/contracts/:id/fillcontract';
    world.server.use(http.get(fill, () => HttpResponse.json({ error: 'No party' }, { status: 403 }), { once: true }));
    visit(path + fragment, berto);
    expect(await screen.findByText(/confirmed/)).toBeTruthy();
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

  nightly.each([
    ['takes a user who has joined to the contract', '/join'],
    ['does not matter behind the address of a contract', ''],
  ])('%s, and confirms nothing there', async (_what, end) => {
    const { ana, berto, id } = await invite();
    const fragment = await sealInvitation(ana, id);
    await api('POST', `/contracts/${id}/contractor`, { contractorId: berto.id });
    visit(`/contracts/${id}${end}${fragment}`, berto);
    await arriveAt(`/contracts/${id}`);
    expect(window.location.hash).toBe(end === '' ? fragment : '');
    await screen.findByRole('button', { name: 'Edit' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Key / })).toBeNull();
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

  nightly(
    'signs nothing again over a published contract that the server has altered, and copies the plain link',
    async () => {
      const ana = await owner();
      const id = await createContract(ana);
      const { user } = visit(`/contracts/${id}`, ana);
      const { password, copy } = await openSignedLink(user);
      await user.type(password, PASSWORD);
      await user.click(copy);
      await screen.findByText('Link copied to clipboard!');
      await navigator.clipboard.writeText('nothing');
      await api('PUT', `/contracts/${id}`, { title: 'Sale of a bicycle', description: 'A blue one.' });
      await user.type(password, PASSWORD);
      await user.click(copy);
      await screen.findByText(/^Nothing was signed or copied/);
      expect(await navigator.clipboard.readText()).toBe('nothing');
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await user.click(screen.getByRole('button', { name: 'Share Contract' }));
      await waitFor(async () =>
        expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/contracts/${id}/join`),
      );
    },
  );

  nightly('says that a PDF which this device has not seen is missing', async () => {
    const ana = await owner();
    const id = await createContract(ana, { pdf_url: 'https://files.example/a.pdf' });
    const { user } = visit(`/contracts/${id}`, ana);
    await navigator.clipboard.writeText('nothing');
    const { password, copy } = await openSignedLink(user);
    await user.type(password, PASSWORD);
    await user.click(copy);
    expect(await screen.findByText(/include a PDF that this device has not read/)).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('nothing');
  });
});
