import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { leavePage } from '@tests/unit/store/leave-page';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { rememberKit } from '@/store/kit/kit-memory.thunks';
import { fundedStory, signer } from './guarantee-support';
import { arriveAt, testWorld, visit } from './support';

/* The checklist of /contracts. */

const world = testWorld();

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  // jsdom saves no files.
  Object.assign(URL, { createObjectURL: () => 'blob:backup', revokeObjectURL: () => {} });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});

function findList(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'First steps' });
}

function readSteps(list: HTMLElement): string[] {
  return within(list)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent ?? '');
}

it('leads a new user to the backup, the first contract and the help', async () => {
  const { user } = visit('/contracts', await signer(world, 'Ana'));
  const list = await findList();
  expect(readSteps(list)).toEqual(['Back up your key', 'Create or join a contract', 'Get the recovery kit']);
  expect(within(list).getByRole('link', { name: 'How it works' }).getAttribute('href')).toBe('/help/recovery');
  await user.click(await within(list).findByRole('link', { name: 'Create contract' }));
  await arriveAt('/contracts/create');
});

it('marks the backup once it was saved, also after a logout', async () => {
  const ana = await signer(world, 'Ana');
  const { user } = visit('/contracts', ana);
  await user.click(await within(await findList()).findByRole('button', { name: 'Download key backup' }));
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Download' }));
  const done = 'Done: Back up your key';
  await waitFor(async () => expect(readSteps(await findList())[0]).toBe(done));
  leavePage();
  cleanup();
  localStorage.clear();
  visit('/contracts', ana);
  expect(readSteps(await findList())[0]).toBe(done);
});

it('leads a user who joined to the contract that needs a kit, and marks that step as done', async () => {
  const { berto, contractId } = await fundedStory(world);
  const { store } = visit('/contracts', berto);
  const link = await screen.findByRole('link', { name: 'Open contract' });
  expect(link.getAttribute('href')).toBe(`/contracts/${contractId}`);
  expect(readSteps(await findList())[1]).toBe('Done: Create or join a contract');
  await store.dispatch(rememberKit(contractId, 'saved', []));
  expect(readSteps(await findList())[2]).toBe('Done: Get the recovery kit');
});

it('stays hidden for this user only', async () => {
  const [ana, berto] = [await signer(world, 'Ana'), await signer(world, 'Berto')];
  const { user } = visit('/contracts', ana);
  await user.click(await within(await findList()).findByRole('button', { name: 'Hide the first steps' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull());
  leavePage();
  cleanup();
  visit('/contracts', ana);
  expect(await screen.findByText(/No contracts yet/)).toBeTruthy();
  await world.quiet();
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  cleanup();
  localStorage.clear();
  visit('/contracts', berto);
  expect(await findList()).toBeTruthy();
});
