import { screen } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  api,
  arriveAt,
  calls,
  createContract,
  createGuarantee,
  person,
  readLocation,
  testWorld,
  visit,
} from './support';

const world = testWorld();

async function invitation(fields: Parameters<typeof createContract>[1] = {}) {
  const [ana, berto] = [person(world, 'Ana'), person(world, 'Berto')];
  const id = await createContract(ana, fields);
  return { ana, berto, id, path: `/contracts/${id}/join` };
}

describe('the join screen', () => {
  // Spec: 2.join-screen
  nightly('shows title, description, dates, PDF, guarantees and the agreement', async () => {
    const { ana, berto, id, path } = await invitation({ pdf_url: 'https://files.example/a.pdf' });
    await createGuarantee(id, ana, 'Deposit for the bicycle');
    visit(path, berto);
    expect(await screen.findByRole('heading', { name: 'Sale of a bicycle' })).toBeTruthy();
    expect(screen.getByText('A red bicycle, as seen.')).toBeTruthy();
    expect(screen.getByText(/^Created on/)).toBeTruthy();
    expect(screen.getByText(/^Last modified on/)).toBeTruthy();
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'View Contract PDF' }).href).toBe(
      'https://files.example/a.pdf',
    );
    expect(screen.getByText('Deposit for the bicycle')).toBeTruthy();
    expect(screen.getByText('Amount:').textContent).toBe('Amount: 0.00100000 BTC');
    expect(
      screen.getByText(
        'By accepting this contract, you agree to its terms and conditions. Once accepted, you will be able to add guarantees and participate in the contract execution.',
      ),
    ).toBeTruthy();
  });

  // Spec: 2.join-screen
  nightly('goes to / on Decline, and joins nothing', async () => {
    const { berto, id, path } = await invitation();
    const { user } = visit(path, berto);
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    await arriveAt('/contracts');
    expect(calls(world, `POST /contracts/${id}/contractor`)).toBe(0);
    await screen.findByText(/^You declined, so nothing was agreed\. We don't tell the other person/);
  });

  // Spec: 8.logged-failures
  nightly('shows why joining failed, logs it, and can be retried', async () => {
    const { berto, path } = await invitation();
    const { user } = visit(path, berto);
    const refusal = new HttpResponse('<html>', { status: 502, headers: { 'content-type': 'text/html' } });
    world.server.use(http.post('http://backend.test/api/contracts/:id/contractor', () => refusal, { once: true }));
    await user.click(await screen.findByRole('button', { name: 'Accept Contract' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/have not joined.*error 502/);
    expect(console.error).toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Accept Contract' }));
    expect(await screen.findByText("You've successfully joined the contract!")).toBeTruthy();
  });
});

// Spec: 2.join-redirects
describe('redirects of the join screen', () => {
  it('a visitor goes to /login with the way back', async () => {
    visit('/contracts/abc-7/join', null);
    await arriveAt('/login?returnUrl=contracts%2Fabc-7%2Fjoin');
    expect(world.requests).toEqual([]);
  });

  it('the owner goes to the contract', async () => {
    const { ana, id, path } = await invitation();
    visit(path, ana);
    expect(await screen.findByText("You're the owner of this contract")).toBeTruthy();
    expect(readLocation().path).toBe(`/contracts/${id}`);
  });

  nightly('a contractor goes to the contract', async () => {
    const { berto, id, path } = await invitation();
    await api('POST', `/contracts/${id}/contractor`, { contractorId: berto.id });
    visit(path, berto);
    expect(await screen.findByText("You're already a participant in this contract")).toBeTruthy();
    expect(readLocation().path).toBe(`/contracts/${id}`);
  });

  it.each(['draft', 'active'])('a stranger may not join a contract that is %s', async (status) => {
    const { ana, berto, id, path } = await invitation(status === 'draft' ? { status } : {});
    if (status === 'active') await api('POST', `/contracts/${id}/contractor`, { contractorId: berto.id });
    const stranger = status === 'draft' ? berto : person(world, 'Carla');
    visit(path, stranger);
    expect(await screen.findByText('This contract is no longer accepting new counterparties.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept Contract' })).toBeNull();
    expect(ana.id).not.toBe(stranger.id);
  });
});

describe('an invitation that cannot be shown', () => {
  it('opens with what a chat has glued to its link', async () => {
    const { berto, path } = await invitation();
    visit(`${path}%E2%80%8B).`, berto);
    expect(await screen.findByRole('heading', { name: 'Sale of a bicycle' })).toBeTruthy();
    expect(readLocation().path).toBe(path);
  });

  it('Contract not found', async () => {
    visit('/contracts/nowhere/join', person(world, 'Berto'));
    expect(await screen.findByRole('heading', { name: 'Contract not found' })).toBeTruthy();
  });

  it('reports that loading failed, and loads on Retry', async () => {
    const { berto, path } = await invitation();
    world.server.use(http.get('http://backend.test/api/contracts/:id', () => HttpResponse.error(), { once: true }));
    const { user } = visit(path, berto);
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be loaded.*Network Error/);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Accept Contract' })).toBeTruthy();
  });
});
