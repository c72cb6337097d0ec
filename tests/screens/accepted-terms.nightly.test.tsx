import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { pendingStory } from './guarantee-support';
import { changeGuarantee, createBrowsers, sealBoth } from './seal-support';
import { arriveAt, createContract, createGuarantee, person, settle, testWorld, visit } from './support';

const world = testWorld();
const TITLE = 'The text was changed';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

async function join() {
  const [ana, berto] = [person(world, 'Ana'), person(world, 'Berto')];
  const id = await createContract(ana);
  await createGuarantee(id, ana, 'Deposit for the bicycle');
  const { user } = visit(`/contracts/${id}/join`, berto);
  await user.click(await screen.findByRole('button', { name: 'Accept Contract' }));
  await arriveAt(`/contracts/${id}`);
  await settle(world);
  expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
  cleanup();
  return { ana, berto, id };
}

describe('a contract that changes after somebody has joined', () => {
  it('is told calmly with the differences, until they are accepted', async () => {
    const { berto, id } = await join();
    changeGuarantee(world, { amount: 900_000 });
    const { user } = visit(`/contracts/${id}`, berto);
    const note = await screen.findByRole('region', { name: TITLE });
    expect(note.textContent).toMatch(/Ana, the server, or you on another device changed it/);
    expect(within(note).queryByRole('alert')).toBeNull();
    expect((await within(note).findByRole('region', { name: 'Differences' })).querySelector('ins')?.textContent).toBe(
      '0.00900000 BTC',
    );
    await user.click(within(note).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: TITLE })).toBeNull());
  });
});

describe('a contract that both signed', () => {
  it('is named above the list while the server does not send it, until the user hides that', async () => {
    const story = await pendingStory(world);
    await sealBoth(createBrowsers(world), story);
    await settle(world);
    cleanup();
    const { state } = world.backend.store;
    state.contracts = state.contracts.filter(({ id }) => id !== story.contractId);
    const { user } = visit('/contracts', story.ana);
    expect(await screen.findByText(/does not send a contract that you both signed/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save the certificate of "Sale of a bicycle"' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Hide this note' }));
    await waitFor(() => expect(screen.queryByText(/does not send a contract/)).toBeNull());
  });
});
