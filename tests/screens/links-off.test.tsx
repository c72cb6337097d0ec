import { cleanup, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createContract, createGuarantee, person, testWorld, visit } from './support';

vi.hoisted(() => vi.stubEnv('VITE_SEALS', 'off'));

const world = testWorld();

it('joining asks for no signature with VITE_SEALS=off', async () => {
  const [ana, berto] = [person(world, 'Ana'), person(world, 'Berto')];
  const id = await createContract(ana);
  await createGuarantee(id, ana, 'Deposit for the bicycle');
  visit(`/contracts/${id}/join`, berto);
  const accept = await screen.findByRole<HTMLButtonElement>('button', { name: 'Accept Contract' });
  expect(accept.disabled).toBe(false);
  expect(screen.queryByLabelText(/Password/)).toBeNull();
  cleanup();
  localStorage.clear();
  visit(`/contracts/${id}`, ana);
  expect(await screen.findByRole('button', { name: 'Share Contract' })).toBeTruthy();
  expect(screen.queryByLabelText('Signing Password')).toBeNull();
});
