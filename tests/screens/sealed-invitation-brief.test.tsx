import { screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { sealInvitation } from './link-support';
import { api, arriveAt, createContract, createGuarantee, person, testWorld, visit } from './support';

const world = testWorld();

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

  it('raises an alarm if the terms differ, and asks before joining', async () => {
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
