import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Id } from '@/domain/primitives/ids';
import type { WireUser } from '@/services/schemas/wire';
import { person, testWorld, visit } from './support';

const world = testWorld();

interface Listed {
  id?: Id;
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

function show(user: WireUser, contracts: readonly Listed[], path = '/contracts') {
  const answer = contracts.map((contract, at) => ({
    id: `c${at}`,
    description: `About ${contract.title}`,
    contractors: [user.id],
    guarantees: [],
    ...contract,
  }));
  world.server.use(http.get('http://backend.test/api/contracts/user/:id', () => HttpResponse.json(answer)));
  return visit(path, user);
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

describe('filters and order', () => {
  it('filters by status, each filter with its count', async () => {
    const { user } = show(person(world, 'Ana'), CONTRACTS);
    const filters = within(await screen.findByRole('group', { name: 'Filter by status' }));
    const chips = filters.getAllByRole('button').map(({ textContent }) => textContent);
    expect(chips).toEqual(['All4', 'Draft1', 'Active2', 'Completed1']);
    await user.click(await filters.findByRole('button', { name: /^Active/ }));
    expect(await titles()).toEqual(['Roof', 'Tiles']);
    expect(filters.getByRole('button', { name: /^Active/ }).ariaPressed).toBe('true');
  });
});
