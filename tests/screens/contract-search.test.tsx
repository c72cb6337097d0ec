import { screen, waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Id } from '@/domain/primitives/ids';
import type { WireUser } from '@/services/schemas/wire';
import { pass, stopClock } from './clock';
import { holdImport } from './hold-import';
import { createContract, findHeading, person, readLocation, testWorld, visit } from './support';

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

/** Enough for filters. */
const MANY = [...CONTRACTS, ...CONTRACTS];

describe('filters and order', () => {
  it('filters by status, each filter with its count', async () => {
    const { user } = show(person(world, 'Ana'), MANY);
    const filters = within(await screen.findByRole('group', { name: 'Filter by status' }));
    const chips = filters.getAllByRole('button').map(({ textContent }) => textContent);
    expect(chips).toEqual(['All8', 'Draft2', 'Active4', 'Completed2']);
    await user.click(await filters.findByRole('button', { name: /^Active/ }));
    expect(await titles()).toEqual(['Roof', 'Roof', 'Tiles', 'Tiles']);
    expect(filters.getByRole('button', { name: /^Active/ }).ariaPressed).toBe('true');
  });

  nightly('keeps the query in the URL', async () => {
    const { user } = show(person(world, 'Ana'), MANY, '/contracts?status=active');
    expect(await titles()).toEqual(['Roof', 'Roof', 'Tiles', 'Tiles']);
    await user.type(await screen.findByRole('searchbox'), 'til');
    await waitFor(() => expect(readLocation().path).toBe('/contracts?q=til&status=active'));
    expect(await titles()).toEqual(['Tiles', 'Tiles']);
  });

  nightly('stays on a contract that is opened while the query is still being put in the URL', async () => {
    const page = holdImport('@/pages/contract-detail-page');
    stopClock();
    const ana = person(world, 'Ana');
    const id = await createContract(ana, { title: 'Sale of a boat' });
    const { user } = show(ana, [...CONTRACTS, { ...(CONTRACTS[0] as Listed), title: 'Sale of a boat', id }]);
    await user.type(await screen.findByRole('searchbox'), 'boat');
    await user.click(await screen.findByRole('link', { name: 'Sale of a boat' }));
    await pass(world, 1_000);
    expect(screen.getByRole('searchbox')).toBeTruthy();
    page.open();
    expect(await findHeading('Sale of a boat')).toBeTruthy();
    expect(readLocation().path).toBe(`/contracts/${id}`);
  });
});
