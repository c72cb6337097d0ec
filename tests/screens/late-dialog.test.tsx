import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { pass, stopClock } from './clock';
import { createContract, person, testWorld, visit } from './support';

const world = testWorld();

/** Until a failed import is repeated, in milliseconds. */
const RETRY_PAUSE = 2_000;

afterEach(() => {
  vi.doUnmock('@/features/keys/backup-tasks');
  vi.doUnmock('@/features/guarantees/add-guarantee-dialog');
});

it('a dialog of the navigation bar that cannot be fetched loses no input, and opens once fetched', async () => {
  stopClock();
  vi.doMock('@/features/keys/backup-tasks', () => Promise.reject(new TypeError('Failed to fetch')));
  const ana = person(world, 'Ana');
  const { user } = visit('/contracts/new', ana);
  const title = await screen.findByLabelText<HTMLInputElement>(/Title/);
  await user.type(title, 'Sale of a boat');
  await user.click(await screen.findByText(ana.email));
  await user.click(await screen.findByText('Check key backup'));
  await waitFor(() => expect(console.warn).toHaveBeenCalled());
  vi.doUnmock('@/features/keys/backup-tasks');
  await pass(world, RETRY_PAUSE);
  await screen.findByRole('dialog', { name: 'Check key backup' });
  expect(title.isConnected && title.value).toBe('Sale of a boat');
});

it('a dialog of a contract that cannot be fetched loses no input either, and says that it is loading', async () => {
  stopClock();
  vi.doMock('@/features/guarantees/add-guarantee-dialog', () => Promise.reject(new TypeError('Failed to fetch')));
  const ana = person(world, 'Ana');
  const { user } = visit(`/contracts/${await createContract(ana)}`, ana);
  const message = await screen.findByPlaceholderText<HTMLInputElement>('Type your message...');
  await user.type(message, 'The roof is done.');
  await user.click(await screen.findByRole('button', { name: 'Add Guarantee' }));
  await waitFor(() => expect(console.warn).toHaveBeenCalled());
  await pass(world, 1_000);
  const notice = await screen.findByText(/^This dialog is still loading/);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(notice.isConnected).toBe(false);
  const opener = await screen.findByRole('button', { name: 'Add Guarantee' });
  expect(document.activeElement).toBe(opener);
  await user.click(opener);
  vi.doUnmock('@/features/guarantees/add-guarantee-dialog');
  await pass(world, RETRY_PAUSE);
  await screen.findByRole('dialog', { name: 'Add Guarantee' });
  expect(screen.queryByText(/^This dialog is still loading/)).toBeNull();
  expect(message.isConnected && message.value).toBe('The roof is done.');
});
