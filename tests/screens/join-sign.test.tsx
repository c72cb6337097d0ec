import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { DESTINATION, PASSWORD, signer } from './guarantee-support';
import { arriveAt, calls, createContract, createGuarantee, testWorld, visit } from './support';

/* docs/terms.md#joining */

const world = testWorld();

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

async function open() {
  const [ana, berto] = [await signer(world, 'Ana'), await signer(world, 'Berto')];
  const id = await createContract(ana, { description: '1. Object\n\nA red bicycle, as seen.' });
  await createGuarantee(id, ana, 'Deposit for the bicycle');
  const { user } = visit(`/contracts/${id}/join`, berto);
  await screen.findByRole('button', { name: 'Accept Contract' });
  return { id, user };
}

async function accept(user: UserEvent, password: string) {
  await user.click(await screen.findByLabelText('Signing Password'));
  if (password !== '') await user.paste(password);
  await user.click(screen.getByRole('button', { name: 'Accept Contract' }));
}

const messages = () => world.backend.store.state.messages.map(({ content }) => content);

describe('accepting a contract', () => {
  it('signs the payout address with the same password, which it then needs; a failure loses nothing', async () => {
    const { id, user } = await open();
    await user.type(await screen.findByLabelText('Your payout address (optional)'), DESTINATION);
    await accept(user, '');
    await screen.findByText(/^The password signs the address/);
    expect(document.activeElement).toBe(screen.getByLabelText('Signing Password'));
    world.server.use(
      http.post('http://backend.test/api/chat/messages', () => HttpResponse.json({}, { status: 400 }), { once: true }),
    );
    await accept(user, PASSWORD);
    await screen.findByText(/^You have joined the contract, but not all/);
    expect(messages()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save again' }));
    await arriveAt(`/contracts/${id}`);
    await waitFor(() => expect(messages()).toHaveLength(2));
    expect(messages()[0]).toContain(`aval:payout:1:${DESTINATION}:`);
    expect(messages()[1]).toMatch(/aval:seal:1:1:/);
  });

  it('joins nothing with a wrong password, and says so at its field', async () => {
    const { id, user } = await open();
    await accept(user, 'wrong');
    await screen.findByText(/password is not right/);
    expect(document.activeElement).toBe(screen.getByLabelText('Signing Password'));
    expect(calls(world, `POST /contracts/${id}/contractor`)).toBe(0);
  });

  it('signs nothing if the contract says something else once joined', async () => {
    const { id, user } = await open();
    world.server.use(
      http.post(`http://backend.test/api/contracts/${id}/contractor`, async ({ request }) => {
        const { contractorId } = (await request.json()) as { contractorId: string };
        const contract = world.backend.store.contract(id);
        if (contract === undefined) return HttpResponse.json({}, { status: 404 });
        contract.contractors.push(contractorId);
        Object.assign(contract, { status: 'active', description: 'A rusty bicycle.' });
        return HttpResponse.json(contract);
      }),
    );
    await accept(user, PASSWORD);
    await screen.findByText('The text was changed');
    expect(messages()).toEqual([]);
  });
});
