import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createContract, person, testWorld, visit } from './support';

const world = testWorld();

async function titles(): Promise<string[]> {
  const headings = await screen.findAllByRole('heading', { level: 2 });
  // Not the checklist below the list.
  return headings.map(({ textContent }) => textContent ?? '').filter((title) => title !== 'First steps');
}

it('contracts are found by their words, ignoring accents, and counted; all can be shown again', async () => {
  const ana = person(world, 'Ana');
  for (const title of ['Álamo table', 'Roof', 'Tiles', 'Bicycle']) await createContract(ana, { title });
  const { user } = visit('/contracts', ana);
  const box = await screen.findByRole('searchbox', { name: 'Search your contracts' });
  await user.type(box, 'alamo TABLE');
  await waitFor(async () => expect(await titles()).toEqual(['Álamo table']));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1 contract');
  await user.type(box, 'zeppelin');
  await user.click(await screen.findByRole('button', { name: 'Show all contracts' }));
  expect(await titles()).toHaveLength(4);
});
