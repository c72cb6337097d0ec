import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { calls, createContract, person, testWorld, visit } from './support';

const world = testWorld();
const BLANK = 'A red bicycle, delivered in [X] days.';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('a draft with open points', () => {
  async function open() {
    const ana = person(world, 'Ana');
    const id = await createContract(ana, { status: 'draft', description: BLANK });
    const { user } = visit(`/contracts/${id}`, ana);
    await user.click(await screen.findByRole('button', { name: 'Publish Contract' }));
    return { user, dialog: within(screen.getByRole('dialog', { name: 'Publish with open points?' })) };
  }

  it('is published if the owner insists', async () => {
    const { user, dialog } = await open();
    dialog.getByText(/^Not filled in yet:/);
    dialog.getByText('A red bicycle, delivered in [X]');
    expect(document.activeElement?.textContent).toBe('Go back');
    expect(calls(world, 'PUT /contracts/1')).toBe(0);
    await user.click(await dialog.findByRole('button', { name: 'Publish anyway' }));
    await screen.findByText('Waiting for Counterparty');
  });
});

describe('unsaved changes to the text', () => {
  const UNSAVED = /^You have unsaved changes to the text\./;

  async function type(user: UserEvent) {
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(await screen.findByLabelText('Description'), ' With lights.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
  }

  nightly('require a confirmation before a contract is published without them', async () => {
    const ana = person(world, 'Ana');
    const id = await createContract(ana, { status: 'draft' });
    const { user } = visit(`/contracts/${id}`, ana);
    await type(user);
    await user.click(await screen.findByRole('button', { name: 'Publish Contract' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish with open points?' }));
    dialog.getByText('Your unsaved changes stay on this device and are not included.');
    dialog.getByText(UNSAVED);
    expect(calls(world, `PUT /contracts/${id}`)).toBe(0);
    await user.click(dialog.getByRole('button', { name: 'Go back' }));
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Edit' });
    await user.click(screen.getByRole('button', { name: 'Publish Contract' }));
    await screen.findByText('Waiting for Counterparty');
    expect(world.backend.store.contract(String(id))?.description).toMatch(/ With lights\.$/);
  });
});

nightly('a new contract asks when it is published, not while it is written or saved', async () => {
  const { user } = visit('/contracts/new', person(world, 'Ana'));
  await user.type(await screen.findByLabelText('Contract Title'), 'Sale');
  await user.click(await screen.findByLabelText('Description'));
  await user.paste('Price: [ ]');
  await user.click(await screen.findByRole('button', { name: 'Create Contract' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Publish with open points?' }));
  dialog.getByText('Price: [ ]');
  await user.click(dialog.getByRole('button', { name: 'Go back' }));
  expect(world.backend.store.state.contracts).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Save as Draft' }));
  await waitFor(() => expect(world.backend.store.state.contracts).toHaveLength(1));
});
