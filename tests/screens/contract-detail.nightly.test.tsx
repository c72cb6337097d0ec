import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { pass, stopClock } from './clock';
import { holdImport } from './hold-import';
import { calls, createContract, createGuarantee, findHeading, person, testWorld, visit } from './support';

const world = testWorld();

function people() {
  return [person(world, 'Ana'), person(world, 'Berto')] as const;
}

describe('the success message', () => {
  it('does not navigate back a user who leaves while it is shown', async () => {
    const page = holdImport('@/pages/creation-choice-page');
    stopClock();
    const [ana] = people();
    const id = await createContract(ana);
    const { user } = visit({ pathname: `/contracts/${id}`, state: { message: 'It worked' } }, ana);
    await screen.findByText('It worked');
    await user.click(await screen.findByRole('link', { name: 'New Contract' }));
    await pass(world, 6_000);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sale of a bicycle');
    page.open();
    expect(await findHeading('Crear un contrato')).toBeTruthy();
  });
});

// Spec: 4.refresh
describe('refreshing', () => {
  it('does not change the state for an identical response', async () => {
    stopClock();
    const [ana, berto] = people();
    const id = await createContract(ana, {}, berto);
    await createGuarantee(id, ana, 'The deposit');
    const { store } = visit(`/contracts/${id}`, ana);
    await screen.findByRole('article', { name: 'The deposit' });
    await pass(world, 1_000);
    const before = store.getState().contracts.contracts[0];
    await pass(world, 61_000);
    await waitFor(() => expect(calls(world, `GET /contracts/${id}`)).toBe(2));
    await pass(world, 1_000);
    expect(store.getState().contracts.contracts[0]).toBe(before);
  });
});

describe('a broadcast that is not yet recorded', () => {
  const txid = 'cd'.repeat(32);

  it('stays visible while the backend is down', async () => {
    stopClock();
    const [ana] = people();
    const id = await createContract(ana);
    const entry = {
      contractId: id,
      guaranteeId: 'g1',
      withdrawal: { id: 'w1' },
      txid,
      txHex: '00',
      stage: 'broadcast',
    };
    localStorage.setItem('outbox', JSON.stringify([entry]));
    let tries = 0;
    world.server.use(
      http.put('http://backend.test/api/contracts/transaction/w1', () => {
        tries += 1;
        return HttpResponse.error();
      }),
    );
    visit(`/contracts/${id}`, ana);
    await findHeading('Sale of a bicycle');
    await pass(world, 4_000);
    expect((await screen.findByText(/Saving the record/)).closest('[role="status"]')).toBeTruthy();
    await pass(world, 2_000);
    await waitFor(() => expect(tries).toBe(3));
  });
});
