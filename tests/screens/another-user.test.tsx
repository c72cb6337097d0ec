import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { User } from '@/domain/models';
import { contractOf, person, testWorld, visit } from './support';

const world = testWorld();

/** Another tab of the browser signs them in. */
function signInElsewhere(user: User): void {
  const newValue = JSON.stringify(user);
  localStorage.setItem('user', newValue);
  act(
    () => void window.dispatchEvent(new StorageEvent('storage', { key: 'user', newValue, storageArea: localStorage })),
  );
}

it('what somebody typed is not there for who signs in after them in another tab', async () => {
  const [ana, berto] = [person(world, 'Ana'), person(world, 'Berto')];
  const { user } = visit('/contracts/new', ana);
  await user.type(await screen.findByLabelText('Contract Title'), 'Sale of a boat');
  signInElsewhere(berto);
  expect(screen.getByLabelText<HTMLInputElement>('Contract Title').value).toBe('');
});

it('who signs in in another tab sees their own contracts here', async () => {
  const [ana, berto] = [person(world, 'Ana'), person(world, 'Berto')];
  await contractOf(ana, { title: 'Of Ana' });
  await contractOf(berto, { title: 'Of Berto' });
  visit('/contracts', ana);
  await screen.findByText('Of Ana');
  localStorage.removeItem('contracts');
  signInElsewhere(berto);
  await screen.findByText('Of Berto');
  expect(screen.queryByText('Of Ana')).toBeNull();
});
