import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { person, testWorld, visit } from './support';

const world = testWorld();

afterEach(() => {
  vi.doUnmock('@/features/recovery/recovery-dialog');
  vi.doUnmock('@/features/guarantees/add-guarantee-dialog');
});

it('a dialog of the navigation bar that cannot be fetched loses no input', async () => {
  vi.doMock('@/features/recovery/recovery-dialog', () => Promise.reject(new TypeError('Failed to fetch')));
  const ana = person(world, 'Ana');
  const { user } = visit('/contracts/new', ana);
  const title = await screen.findByLabelText<HTMLInputElement>(/Title/);
  await user.type(title, 'Sale of a boat');
  await user.click(await screen.findByText(ana.email));
  await user.click(await screen.findByText('Recovery file'));
  await waitFor(() => expect(console.warn).toHaveBeenCalled());
  expect(title.isConnected && title.value).toBe('Sale of a boat');
});
