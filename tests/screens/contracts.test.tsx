import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { createGate } from '@tests/gate';
import { leavePage } from '@tests/unit/store/leave-page';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Id } from '@/domain/primitives/ids';
import type { WireUser } from '@/services/schemas/stored-user';
import { arriveAt, createContract, person, testWorld, visit } from './support';

const world = testWorld();
const LIST = 'http://backend.test/api/contracts/user/:id';

async function findCard(title: string): Promise<HTMLElement> {
  const article = (await screen.findByRole('heading', { name: title })).closest('article');
  if (article === null) throw new Error(`${title} is not on a card`);
  return article;
}

// Spec: 4.contract-status
describe('My Contracts', () => {
  // Spec: 2.contract-list
  nightly('has its heading, a button that goes to the creation choice, and the empty state', async () => {
    const { user } = visit('/contracts', person(world, 'Ana'));
    expect(await screen.findByRole('heading', { name: 'My Contracts' })).toBeTruthy();
    expect(await screen.findByText('No contracts yet. Create your first contract to get started.')).toBeTruthy();
    // One way to create, besides the bar; no checklist, no backup, no statement of nothing.
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Create New Contract']);
    expect(main.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^How does this work/),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Create New Contract' }));
    await arriveAt('/contracts/create');
  });

  it('shows placeholders while loading, never the empty state', async () => {
    const gate = createGate();
    world.server.use(http.get(LIST, () => gate.opened.then(() => HttpResponse.json([]))));
    visit('/contracts', person(world, 'Ana'));
    expect(await screen.findByText('Loading your contracts')).toBeTruthy();
    expect(screen.queryByText(/No contracts yet/)).toBeNull();
    gate.open();
    expect(await screen.findByText(/No contracts yet/)).toBeTruthy();
  });

  // Spec: 2.contract-card
  it('shows title, both dates, badge, description, PDF marker and counterparty on a card', async () => {
    const ana = person(world, 'Ana');
    const berto = person(world, 'Berto');
    const id = await createContract(ana, { pdf_url: 'https://files.example/a.pdf' }, berto);
    Object.assign(world.backend.store.contract(id) ?? {}, { created_at: '2025-03-04T12:00:00Z' });
    visit('/contracts', ana);
    const shown = await findCard('Sale of a bicycle');
    expect(within(shown).getByText('Active')).toBeTruthy();
    expect(within(shown).getByText('A red bicycle, as seen.')).toBeTruthy();
    expect(within(shown).getByText(/^Created on/).textContent).toBe('Created on 4 Mar 2025');
    // Without the present year.
    const today = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }).format(new Date());
    expect(within(shown).getByText(/^Last modified on/).textContent).toBe(`Last modified on ${today}`);
    expect(within(shown).getByText('PDF Attached')).toBeTruthy();
    expect((await within(shown).findByTitle(String(berto.id))).textContent).toBe('Berto');
    expect(within(shown).queryByText('No counterparty yet')).toBeNull();
  });

  // Spec: 2.contract-card
  nightly('opens a contract by a click anywhere on its card', async () => {
    const ana = person(world, 'Ana');
    const id = await createContract(ana);
    const { user } = visit('/contracts', ana);
    await user.click(await within(await findCard('Sale of a bicycle')).findByText('A red bicycle, as seen.'));
    await arriveAt(`/contracts/${id}`);
  });
});

describe('contracts that cannot be loaded', () => {
  it('are reported with advice, and loaded on Retry', async () => {
    const ana = person(world, 'Ana');
    await createContract(ana);
    world.server.use(http.get(LIST, () => HttpResponse.error(), { once: true }));
    const { user } = visit('/contracts', ana);
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be loaded.*Network Error/);
    expect(screen.queryByText(/No contracts yet/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await findCard('Sale of a bicycle')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(console.error).toHaveBeenCalled();
  });

  it('are shown as of the last visit', async () => {
    const ana = person(world, 'Ana');
    await createContract(ana);
    visit('/contracts', ana);
    await findCard('Sale of a bicycle');
    leavePage();
    cleanup();
    world.server.use(http.get(LIST, () => new HttpResponse(null, { status: 503 })));
    visit('/contracts', ana);
    expect(await findCard('Sale of a bicycle')).toBeTruthy();
    expect(await screen.findByText(/couldn't refresh your contracts/)).toBeTruthy();
    expect(await findCard('Sale of a bicycle')).toBeTruthy();
  });
});

describe('deleting a draft', () => {
  const QUESTION = 'Are you sure you want to delete this draft contract?';

  // Spec: 2.contract-delete
  it('is offered only to the owner of a draft', async () => {
    const ana = person(world, 'Ana');
    await createContract(ana, { title: 'Open' });
    await createContract(ana, { title: 'Draft of mine', status: 'draft' });
    visit('/contracts', ana);
    expect(within(await findCard('Draft of mine')).getByRole('button', { name: 'Delete' })).toBeTruthy();
    expect(within(await findCard('Open')).queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('deletes it', async () => {
    const ana = person(world, 'Ana');
    const id = await createContract(ana, { status: 'draft' });
    const { user } = visit('/contracts', ana);
    await user.click(await within(await findCard('Sale of a bicycle')).findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(QUESTION);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/No contracts yet/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(world.backend.store.contract(id)).toBeUndefined();
  });
});

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

const FILL = 'http://backend.test/api/contracts/:id/fillcontract';
const people = () => [person(world, 'Ana'), person(world, 'Berto')] as const;

// Spec: 4.pending-for-user
describe('the pending-withdrawal banner', () => {
  function fillWith(signers: (Id | null)[]) {
    const guarantees = signers.map((signer, at) => ({
      id: `g${at}`,
      status: 'active',
      amount: '0.001',
      deposits: [],
      withdrawals: [{ id: `w${at}`, withdrawal: true, status: 'pending', signer, amount: '0.0005' }],
    }));
    world.server.use(http.get(FILL, () => HttpResponse.json({ guarantees })));
  }

  // Spec: 2.pending-banner
  nightly('counts pending withdrawals', async () => {
    const [ana, berto] = people();
    fillWith([berto.id, ana.id, berto.id, null]);
    visit(`/contracts/${await createContract(ana, {}, berto)}`, ana);
    expect(await screen.findByText('You have 2 pending withdrawal(s) that need to be signed')).toBeTruthy();
  });

  it('is not shown to a user who is not a contractor', async () => {
    const [ana, berto] = people();
    fillWith([berto.id]);
    visit(`/contracts/${await createContract(ana, {}, berto)}`, person(world, 'Carla'));
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(screen.queryByText(/pending withdrawal/)).toBeNull();
  });
});
