import type { WireUser } from '@mocks/wire';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { describe, expect, it } from 'vitest';
import { arriveAt, createContract, type Entry, person, settle, testWorld, visit } from './support';

const world = testWorld();
const RESTORED = /^Restored what you had typed on/;
const NEW = '/contracts/new';

const title = () => screen.findByLabelText<HTMLInputElement>('Contract Title');
const description = () => screen.getByLabelText<HTMLTextAreaElement>('Description');
const press = (name: string) => screen.getByRole('button', { name });

/** A reload: nothing but storage survives. */
function reload(entry: Entry, user: WireUser) {
  cleanup();
  return visit(entry, user);
}

function drafts(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith('draft/'));
}

describe('a new contract', () => {
  async function type() {
    const ana = person(world, 'Ana');
    const { user } = visit(NEW, ana);
    await user.type(await title(), 'Sale of a boat');
    await user.type(description(), 'As seen.');
    return { ana, user };
  }

  it('is restored after a reload, until it is discarded', async () => {
    const { ana } = await type();
    const { user } = reload(NEW, ana);
    expect([(await title()).value, description().value]).toEqual(['Sale of a boat', 'As seen.']);
    expect(screen.getByText(RESTORED)).toBeTruthy();
    await user.click(press('Discard it'));
    expect([(await title()).value, description().value]).toEqual(['', '']);
    await user.click(press('Undo'));
    expect((await title()).value).toBe('Sale of a boat');
    await user.clear(await title());
    await user.clear(description());
    reload(NEW, ana);
    expect((await title()).value).toBe('');
    expect(screen.queryByText(RESTORED)).toBeNull();
  });

  nightly('is restored after Cancel, and forgotten once it is created', async () => {
    const { ana, user } = await type();
    await user.click(press('Cancel'));
    await arriveAt('/contracts');
    const { user: again } = reload(NEW, ana);
    expect((await title()).value).toBe('Sale of a boat');
    await again.click(press('Save as Draft'));
    await waitFor(() => expect(world.backend.store.state.contracts).toHaveLength(1));
    await settle(world);
    expect(drafts()).toEqual([]);
  });
});

nightly('changes to the text of a contract survive Cancel, and say if the text was saved otherwise since', async () => {
  const ana = person(world, 'Ana');
  const id = await createContract(ana);
  const path = `/contracts/${id}`;
  const { user } = visit(path, ana);
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  await user.type(description(), ' With lights.');
  await user.click(press('Cancel'));
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  expect(description().value).toBe('A red bicycle, as seen. With lights.');
  expect(screen.queryByText(/saved with other changes/)).toBeNull();
  await user.click(press('Cancel'));
  const stored = world.backend.store.state.contracts.find((each) => String(each.id) === String(id));
  if (stored !== undefined) stored.description = 'A blue bicycle.';
  const { user: again } = reload(path, ana);
  await screen.findByText('A blue bicycle.');
  await again.click(await screen.findByRole('button', { name: /^Edit/ }));
  expect(screen.getByText(/saved with other changes/)).toBeTruthy();
  await again.click(press('Save'));
  await screen.findByRole('button', { name: /^Edit/ });
  await screen.findByText('A red bicycle, as seen. With lights.');
  expect(drafts()).toEqual([]);
});
