import { screen, within } from '@testing-library/react';
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
    expect(document.activeElement?.textContent).toBe('Go back');
    expect(calls(world, 'PUT /contracts/1')).toBe(0);
    await user.click(await dialog.findByRole('button', { name: 'Publish anyway' }));
    await screen.findByText('Waiting for Counterparty');
  });
});
