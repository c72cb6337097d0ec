import { toHex } from '@mocks/chain/bytes';
import { demoKey } from '@mocks/demo/demo-keys';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { sealEnvelope } from '@tests/unit/bitcoin/support';
import { IDBFactory } from 'fake-indexeddb';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSealFragment } from '@/domain/seals/seal-link';
import { readTerms, sealInvitation, signAs } from './link-support';
import { skipBackup } from './registration';
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
  it('shows the complete terms', async () => {
    const { berto, path } = await invite();
    visit(path, berto);
    expect(await screen.findByText('By inspection.')).toBeTruthy();
    expect(screen.getByText('As agreed.')).toBeTruthy();
    // In the summary, and in the guarantee.
    expect(screen.getAllByText(/31 Jan 2027/)).toHaveLength(2);
    expect(screen.getByText('Depositor')).toBeTruthy();
  });

  it('raises no alarm before the PDF is read, and confirms the link right after', async () => {
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

  it('lets the user accept without a comparison', async () => {
    const [ana, berto] = [person(world, 'Ana'), person(world, 'Berto')];
    const id = await createContract(ana, { pdf_url: '/files/plan.pdf' });
    const fragment = signAs(ana, await readTerms(ana, id));
    const { user } = visit(`/contracts/${id}/join${fragment}`, berto);
    await user.click(await checkbox());
    await user.click(await accept());
    await arriveAt(`/contracts/${id}`);
  });

  it('adds one line for a link without a seal', async () => {
    const { berto, path } = await invite();
    visit(path, berto);
    const line = await screen.findByText(/^This link is not signed/);
    expect(within(line).getByRole('button', { name: 'safety number' })).toBeTruthy();
    // With the summary, before the text.
    expect(line.closest('header')?.textContent).toMatch(/CreatorAna.*This link is not signed/);
    expect(screen.queryByText(/confirmed/)).toBeNull();
    expect((await accept()).disabled).toBe(false);
    expect(calls(world, `GET ${path.replace('/join', '')}/fillcontract`)).toBe(0);
  });

  it('shows both keys if they differ', async () => {
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

  it.each([
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

  it('says so when the server does not answer, and compares again', async () => {
    const { ana, berto, id, path } = await invite();
    const fragment = await sealInvitation(ana, id);
    const fill = 'http://backend.test/api/contracts/:id/fillcontract';
    world.server.use(http.get(fill, () => HttpResponse.error(), { once: true }));
    const { user } = visit(path + fragment, berto);
    await user.click(await screen.findByRole('button', { name: 'Compare again' }));
    expect(await screen.findByText(/confirmed/)).toBeTruthy();
  });

  it('trusts the link if the server shows strangers no keys', async () => {
    const { ana, berto, id, path } = await invite();
    const fragment = await sealInvitation(ana, id);
    const fill = 'http://backend.test/api/contracts/:id/fillcontract';
    world.server.use(http.get(fill, () => HttpResponse.json({ error: 'No party' }, { status: 403 }), { once: true }));
    visit(path + fragment, berto);
    expect(await screen.findByText(/confirmed/)).toBeTruthy();
  });
});

describe('the fragment of a link', () => {
  it('survives registration and login, and reaches neither the server nor the storage', async () => {
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
    await skipBackup(user);
    await screen.findByRole('heading', { name: 'Login to Aval' });
    await user.click(await screen.findByRole('button', { name: 'Login' }));
    await waitFor(() => expect(readLocation().path).toBe(path));
    expect(await screen.findByText(/confirmed/)).toBeTruthy();
    const [, , , signature = ''] = fragment.split('.');
    expect(JSON.stringify(world.requests)).not.toContain(signature.slice(0, 20));
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(signature.slice(0, 20));
    for (const level of ['info', 'warn', 'error'] as const)
      expect(JSON.stringify(vi.mocked(console[level]).mock.calls)).not.toContain(signature.slice(0, 20));
  }, 30_000);

  it('takes a user who has joined to the contract, where it is opened', async () => {
    const { ana, berto, id, path } = await invite();
    const fragment = await sealInvitation(ana, id);
    await api('POST', `/contracts/${id}/contractor`, { contractorId: berto.id });
    visit(path + fragment, berto);
    await arriveAt(`/contracts/${id}`);
    expect(await screen.findByText(/^They invited you with the key/)).toBeTruthy();
    await waitFor(() => expect(window.location.hash).toBe(''));
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

  it('signs what it shows and copies the link, until the terms change', async () => {
    const ana = await owner();
    const id = await createContract(ana);
    await createGuarantee(id, ana, 'Deposit for the bicycle');
    const { user } = visit(`/contracts/${id}`, ana);
    const password = await screen.findByLabelText<HTMLInputElement>('Signing Password');
    const share = await screen.findByRole('button', { name: 'Share Contract' });
    expect(
      screen
        .getByText(/^Optional: your password signs the link/)
        .closest('li')
        ?.contains(password),
    ).toBe(true);
    await user.type(password, 'wrong');
    await user.click(share);
    expect(await screen.findByText(/password is not right/)).toBeTruthy();
    expect(screen.queryByText('Link copied to clipboard!')).toBeNull();
    await user.clear(password);
    await user.type(password, PASSWORD);
    await user.click(share);
    expect(await screen.findByText('Link copied to clipboard!')).toBeTruthy();
    const link = new URL(await navigator.clipboard.readText());
    expect(link.pathname).toBe(`/contracts/${id}/join`);
    const seal = { kind: 'seal', link: { key: ana.public_key } };
    expect(readSealFragment(link.hash)).toMatchObject(seal);
    // The same link again, without the password.
    expect(password.value).toBe('');
    await navigator.clipboard.writeText('nothing');
    await user.click(share);
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(link.href));
    expect(screen.queryByText(/contract has changed since/)).toBeNull();
    cleanup();
    await api('PUT', `/contracts/${id}`, { title: 'Sale of a bicycle', description: 'A blue one.' });
    visit(`/contracts/${id}`, ana);
    expect(await screen.findByText(/contract has changed since you shared/)).toBeTruthy();
  });

  it('stands at the bottom of a phone alone; the password, above what it signs, goes with it', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    const ana = await owner();
    const id = await createContract(ana);
    const { user } = visit(`/contracts/${id}`, ana);
    const bar = await screen.findByRole('region', { name: 'Needs your action' });
    const share = within(bar).getByRole('button', { name: 'Share Contract' });
    expect(within(bar).queryByLabelText('Signing Password')).toBeNull();
    const password = await screen.findByLabelText<HTMLInputElement>('Signing Password');
    expect(password.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const panel = screen.getByRole('tabpanel', { name: 'Guarantees' });
    expect(password.compareDocumentPosition(panel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const heading = screen.getByRole('heading', { name: 'Invite your counterparty' });
    expect(heading.closest('form')?.contains(password)).toBe(true);
    await user.type(password, 'wrong');
    await user.click(screen.getByRole('tab', { name: 'Chat' }));
    expect(screen.queryByRole('textbox', { name: 'Signing Password' })).toBeNull();
    await user.click(share);
    expect(await screen.findByText(/password is not right/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(password));
    await user.clear(password);
    await user.type(password, `${PASSWORD}{Enter}`);
    expect(await within(bar).findByText('Link copied to clipboard!')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toContain('#seal=');
    vi.unstubAllGlobals();
  });

  it.each([
    ['signs nothing with the password, and copies nothing', PASSWORD],
    ['copies the same link without it, which the invitee compares', ''],
  ])('pressed again over a published contract that the server has altered %s', async (_what, typed) => {
    const ana = await owner();
    const id = await createContract(ana);
    const { user } = visit(`/contracts/${id}`, ana);
    const password = await screen.findByLabelText<HTMLInputElement>('Signing Password');
    const share = await screen.findByRole('button', { name: 'Share Contract' });
    await user.type(password, PASSWORD);
    await user.click(share);
    await screen.findByText('Link copied to clipboard!');
    const link = await navigator.clipboard.readText();
    await navigator.clipboard.writeText('nothing');
    await api('PUT', `/contracts/${id}`, { title: 'Sale of a bicycle', description: 'A blue one.' });
    if (typed !== '') await user.type(password, typed);
    await user.click(share);
    if (typed !== '') await screen.findByText(/^Nothing was signed or copied/);
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(typed === '' ? link : 'nothing'));
  });

  it('pressed again after an own change copies no link that was signed before it', async () => {
    const ana = await owner();
    const id = await createContract(ana);
    const { user } = visit(`/contracts/${id}`, ana);
    await user.type(await screen.findByLabelText('Signing Password'), PASSWORD);
    await user.click(await screen.findByRole('button', { name: 'Share Contract' }));
    await screen.findByText('Link copied to clipboard!');
    expect(await navigator.clipboard.readText()).toContain('#seal=');
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(await screen.findByLabelText('Description'), ' With lights.');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByText(/contract has changed since you shared/);
    await user.click(await screen.findByRole('button', { name: 'Share Contract' }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/contracts/${id}/join`),
    );
  });

  it('says that a PDF which this device has not seen is missing', async () => {
    const ana = await owner();
    const id = await createContract(ana, { pdf_url: 'https://files.example/a.pdf' });
    const { user } = visit(`/contracts/${id}`, ana);
    await navigator.clipboard.writeText('nothing');
    await user.type(await screen.findByLabelText('Signing Password'), PASSWORD);
    await user.click(await screen.findByRole('button', { name: 'Share Contract' }));
    expect(await screen.findByText(/include a PDF that this device has not read/)).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('nothing');
  });

  it('is not offered in drafts, or once somebody has joined', async () => {
    const [ana, berto] = [person(world, 'Ana'), person(world, 'Berto')];
    for (const id of [await createContract(ana, { status: 'draft' }), await createContract(ana, {}, berto)]) {
      visit(`/contracts/${id}`, ana);
      await screen.findByRole('button', { name: 'Edit' });
      expect(screen.queryByRole('button', { name: 'Share Contract' })).toBeNull();
      cleanup();
    }
  });

  it('copies the plain link without a password, and says nothing more', async () => {
    const ana = await owner();
    const id = await createContract(ana);
    const { user } = visit(`/contracts/${id}`, ana);
    await user.click(await screen.findByRole('button', { name: 'Share Contract' }));
    expect(await screen.findByText('Link copied to clipboard!')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/contracts/${id}/join`);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('signs only the contract that is on screen', async () => {
    const ana = await owner();
    const id = await createContract(ana);
    const { user } = visit(`/contracts/${id}`, ana);
    await user.type(await screen.findByLabelText('Signing Password'), PASSWORD);
    await navigator.clipboard.writeText('nothing');
    await api('PUT', `/contracts/${id}`, { title: 'Sale of a bicycle', description: 'A blue one.' });
    await user.click(await screen.findByRole('button', { name: 'Share Contract' }));
    expect(await screen.findByText(/^Nothing was signed or copied/)).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('nothing');
  });

  it('offers the share dialog of the device', async () => {
    const shared = vi.fn(() => Promise.reject(new DOMException('Closed', 'AbortError')));
    Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
    const ana = await owner();
    const id = await createContract(ana);
    const { user } = visit(`/contracts/${id}`, ana);
    await user.click(await screen.findByRole('button', { name: 'Share Contract' }));
    await screen.findByText('Link copied to clipboard!');
    const url = `${window.location.origin}/contracts/${id}/join`;
    await waitFor(() => expect(shared).toHaveBeenCalledWith(expect.objectContaining({ url })));
    Reflect.deleteProperty(navigator, 'share');
  });
});
