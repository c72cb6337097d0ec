import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { formatTerms } from '@/domain/seals/canonical-text';
import { readSealFragment } from '@/domain/seals/seal-link';
import { addSignature, NO_SEALS } from '@/domain/seals/seal-record';
import { selectSealView } from '@/store/seals/seals.selectors';
import { syncSeals } from '@/store/seals/sync-seals.thunks';
import { readSignedTerms, sealReply, signAs } from './link-support';
import { api, createContract, createGuarantee, person, testWorld, visit } from './support';

const world = testWorld();

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

async function joined() {
  const [ana, berto] = [person(world, 'Ana'), person(world, 'Berto')];
  const id = await createContract(ana, {}, berto);
  await createGuarantee(id, ana, 'Deposit for the bicycle');
  return { ana, berto, id, path: `/contracts/${id}` };
}

function newDevice(): void {
  cleanup();
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
}

/** In the contract's menu: a key that was only seen is no news. */
async function openSafetyNumber(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Safety number' }));
  return screen.findByRole('dialog', { name: 'Safety number' });
}

describe('a reply link', () => {
  it('confirms the key, counts as a signature, and is removed from the address bar', async () => {
    const { ana, berto, id, path } = await joined();
    const reply = await sealReply(berto, id);
    newDevice();
    const { store } = visit(path + reply, ana);
    expect(await screen.findByText(/key is confirmed by the link/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Key confirmed by link' })).toBeTruthy();
    await waitFor(() => expect(window.location.hash).toBe(''));
    expect(selectSealView(store.getState(), id)?.state.kind).toBe('signed-by-other');
    // The alarm survives a reload.
    cleanup();
    visit(path, ana);
    expect(await screen.findByRole('button', { name: 'Key confirmed by link' })).toBeTruthy();
    expect(screen.queryByText(/key is confirmed by the link/)).toBeNull();
  });

  it('with another key raises an alarm until it is resolved', async () => {
    const { ana, berto, id, path } = await joined();
    const reply = await sealReply(berto, id);
    newDevice();
    const mallory = person(world, 'Mallory');
    world.server.use(
      http.get('http://backend.test/api/contracts/:id/fillcontract', async () => {
        const contract = world.backend.store.contract(id);
        const keys = [ana, mallory].map(({ public_key }) => ({ public_key, encrypted_key: null }));
        return HttpResponse.json({ id, status: contract?.status, keys });
      }),
    );
    visit(path + reply, ana);
    expect(await screen.findByRole('heading', { name: "The link doesn't match this contract" })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'A key of this contract has changed' })).toBeTruthy();
    const change = await screen.findByRole('region', { name: "The other party's public key" });
    expect(change.textContent).toContain(berto.public_key);
    cleanup();
    const { user } = visit(path, ana);
    await user.click(await screen.findByRole('checkbox', { name: /compared the new key/ }));
    await user.click(await screen.findByRole('button', { name: 'Use the new key' }));
    await waitFor(() => expect(screen.queryByText('A key of this contract has changed')).toBeNull());
    expect(screen.queryByRole('button', { name: /^Key / })).toBeNull();
  });

  it('for other terms says so, and confirms nothing', async () => {
    const { ana, berto, id, path } = await joined();
    const reply = await sealReply(berto, id);
    newDevice();
    await api('PUT', path, { title: 'Sale of a bicycle', description: 'A blue one.' });
    visit(path + reply, ana);
    expect(await screen.findByText(/not those shown here/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Key / })).toBeNull();
  });

  it('survives a login', async () => {
    const { id, path, berto } = await joined();
    const reply = await sealReply(berto, id);
    newDevice();
    visit(path + reply, null);
    await screen.findByRole('heading', { name: 'Login to Aval' });
    expect(window.location.hash).toBe(reply);
    const register = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Register here' });
    expect(new URL(register.href).hash).toBe(reply);
  });

  it('opened by another account is not used, and stays in the address', async () => {
    const { berto, id, path } = await joined();
    const reply = await sealReply(berto, id);
    newDevice();
    visit(path + reply, person(world, 'Carla'));
    expect(await screen.findByText(/This account is not a party to the contract/)).toBeTruthy();
    expect(window.location.hash).toBe(reply);
  });

  it('opened by its sender says so', async () => {
    const { berto, id, path } = await joined();
    const reply = await sealReply(berto, id);
    visit(path + reply, berto);
    expect(await screen.findByText(/^This is your own link/)).toBeTruthy();
  });

  it('stands beside the safety number once the user has signed, and nowhere else', async () => {
    const { berto, id, path } = await joined();
    const terms = await readSignedTerms(berto, id);
    const fragment = signAs(berto, terms);
    const { store, user } = visit(path, berto);
    const dialog = await openSafetyNumber(user);
    expect(within(dialog).queryByRole('button', { name: 'Copy reply link' })).toBeNull();
    const read = readSealFragment(fragment);
    if (read.kind !== 'seal') throw new Error('No link');
    const { hash, signature } = read.link;
    const made = { role: 'counterparty' as const, signature, madeAt: '2026-11-22T10:00:00Z' };
    await store.dispatch(syncSeals(id, addSignature(NO_SEALS, { hash, text: formatTerms(terms), terms }, made)));
    await user.click(await within(dialog).findByRole('button', { name: 'Copy reply link' }));
    expect(await screen.findByText('Reply link copied to clipboard!')).toBeTruthy();
    const link = new URL(await navigator.clipboard.readText());
    expect([link.pathname, link.hash]).toEqual([path, fragment]);
    expect(screen.getAllByRole('button', { name: 'Copy reply link', hidden: true })).toHaveLength(1);
  });
});

describe('the safety number', () => {
  it('is the same for both, and *It matches* marks the key as compared', async () => {
    const { ana, berto, path } = await joined();
    const read = async (who: typeof ana) => {
      newDevice();
      const { user } = visit(path, who);
      await openSafetyNumber(user);
      const list = await screen.findByRole('list', { name: 'Safety number' });
      return {
        user,
        groups: within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      };
    };
    const first = await read(ana);
    const { user, groups } = await read(berto);
    expect(groups).toEqual(first.groups);
    expect(groups.join(' ')).toMatch(/^\d{5}( \d{5}){11}$/);
    await user.click(await screen.findByRole('button', { name: 'It does not match' }));
    expect(screen.getByRole('alert').textContent).toMatch(/Don't pay or sign anything/);
    await user.click(await screen.findByRole('button', { name: 'It matches' }));
    expect(await screen.findByText(/you have compared the keys/)).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Key compared' })).toBeTruthy();
  });

  it('is in the menu of the contract', async () => {
    const { ana, path } = await joined();
    const { user } = visit(path, ana);
    await user.click(await screen.findByRole('button', { name: 'More' }));
    const security = await screen.findByRole('group', { name: 'Security' });
    const items = within(security).getAllByRole('menuitem');
    expect(items.map((item) => item.ariaLabel ?? item.textContent)).toEqual([
      'Sign the terms',
      'Safety number',
      'Payout address',
      'Certificate',
      'Open certificate',
      'Recovery',
    ]);
  });
});
