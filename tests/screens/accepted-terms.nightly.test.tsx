import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { pendingStory } from './guarantee-support';
import { changeGuarantee, createBrowsers, sealBoth } from './seal-support';
import { arriveAt, createContract, createGuarantee, findHeading, person, settle, testWorld, visit } from './support';

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

  it('says nothing about what the user edits', async () => {
    const { berto, id } = await join();
    const { user } = visit(`/contracts/${id}`, berto);
    await findHeading('Sale of a bicycle');
    await user.click(await screen.findByRole('button', { name: /^Edit/ }));
    const field = await screen.findByLabelText(/Title/);
    await user.clear(field);
    await user.type(field, 'Sale of a red bicycle');
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await findHeading('Sale of a red bicycle');
    await settle(world);
    expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
  });
});

describe('a contract that both signed', () => {
  it('is marked in the list once it has changed', async () => {
    const story = await pendingStory(world);
    await sealBoth(createBrowsers(world), story);
    await settle(world);
    cleanup();
    changeGuarantee(world, { amount: 900_000 });
    visit('/contracts', story.ana);
    expect(await screen.findByText('The terms have changed. Read what is different')).toBeTruthy();
  });

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

  it('is an alarm under another id', async () => {
    const story = await pendingStory(world);
    await sealBoth(createBrowsers(world), story);
    await settle(world);
    cleanup();
    const { state } = world.backend.store;
    for (const contract of state.contracts) if (contract.id === story.contractId) contract.id = 'copy';
    for (const guarantee of state.guarantees) guarantee.contract_id = 'copy';
    state.messages = [];
    changeGuarantee(world, { amount: 900_000 });
    visit('/contracts/copy', story.ana);
    const alarm = await screen.findByRole('region', { name: 'You both signed this contract under another number' });
    expect(alarm.textContent).toMatch(/A guarantee of this contract belongs to "Sale of a bicycle"/);
    const differences = await within(alarm).findByRole('region', { name: 'Differences' });
    expect([...differences.querySelectorAll('ins')].map(({ textContent }) => textContent)).toEqual([
      'copy',
      '0.00900000 BTC',
    ]);
  });
});
