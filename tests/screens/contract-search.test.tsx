import type { WireUser } from '@mocks/wire';
import { screen, waitFor } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { person, testWorld, visit } from './support';

const world = testWorld();

interface Listed {
  title: string;
  status: string;
  created_at: string;
  updated_at: string;
  contractors?: (string | number)[];
  guarantees?: unknown[];
}

const CONTRACTS: Listed[] = [
  { title: 'Álamo table', status: 'draft', created_at: '2026-01-04T00:00:00Z', updated_at: '2026-01-04T00:00:00Z' },
  { title: 'Roof', status: 'active', created_at: '2026-01-03T00:00:00Z', updated_at: '2026-01-03T00:00:00Z' },
  { title: 'Tiles', status: 'active', created_at: '2026-01-02T00:00:00Z', updated_at: '2026-02-01T00:00:00Z' },
  { title: 'Bicycle', status: 'completed', created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' },
];

function show(user: WireUser, contracts: readonly Listed[]) {
  const answer = contracts.map((contract, at) => ({
    id: `c${at}`,
    description: `About ${contract.title}`,
    contractors: [user.id],
    guarantees: [],
    ...contract,
  }));
  world.server.use(http.get('http://backend.test/api/contracts/user/:id', () => HttpResponse.json(answer)));
  return visit('/contracts', user);
}

async function titles(): Promise<string[]> {
  const headings = await screen.findAllByRole('heading', { level: 2 });
  // Not the checklist below the list.
  return headings.map(({ textContent }) => textContent ?? '').filter((title) => title !== 'First steps');
}

describe('searching contracts', () => {
  it('finds words in title and description ignoring accents, and counts the results', async () => {
    const { user } = show(person(world, 'Ana'), CONTRACTS);
    await user.type(await screen.findByRole('searchbox', { name: 'Search your contracts' }), 'ABOUT alamo');
    await waitFor(async () => expect(await titles()).toEqual(['Álamo table']));
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1 contract');
  });

  it('reports no results and can show all again', async () => {
    const { user } = show(person(world, 'Ana'), CONTRACTS);
    await user.type(await screen.findByRole('searchbox'), 'zeppelin');
    await user.click(await screen.findByRole('button', { name: 'Show all contracts' }));
    expect(await titles()).toHaveLength(4);
  });
});

describe('a list of more than 100 contracts', () => {
  const CROWD = Array.from({ length: 230 }, (_, at) => ({ ...(CONTRACTS[0] as Listed), title: `Sale ${at}` }));

  nightly('begins with 100, shows more on a press, and keeps the focus there', async () => {
    const { user } = show(person(world, 'Ana'), CROWD);
    expect(await titles()).toHaveLength(100);
    await user.click(await screen.findByRole('button', { name: 'Show more contracts' }));
    expect(await titles()).toHaveLength(200);
    expect(document.activeElement?.textContent).toContain('Sale 100');
    await user.click(await screen.findByRole('button', { name: 'Show more contracts' }));
    expect(await titles()).toHaveLength(230);
    expect(document.activeElement?.textContent).toContain('Sale 200');
    expect(screen.queryByRole('button', { name: 'Show more contracts' })).toBeNull();
  });
});
