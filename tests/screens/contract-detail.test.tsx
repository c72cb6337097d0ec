import { cleanup, screen, waitFor } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { createGate } from '@tests/gate';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { pass, stopClock } from './clock';
import { createContract, findHeading, person, readLocation, testWorld, visit } from './support';

const world = testWorld();

const CONTRACT = 'http://backend.test/api/contracts/:id';
const FILL = 'http://backend.test/api/contracts/:id/fillcontract';
const UTXOS = 'http://explorer.test/explorer/api/address/:address/utxo';

function people() {
  return [person(world, 'Ana'), person(world, 'Berto')] as const;
}

/** The glossary term and the name. */
function readCounterparty(): string | null | undefined {
  return screen.getByRole('button', { name: 'Counterparty' }).parentElement?.parentElement?.textContent;
}

describe('the head of a contract', () => {
  nightly('names the owner to the second contractor, and the counterparty to everybody else', async () => {
    const [ana, berto] = people();
    const carla = person(world, 'Carla');
    const id = await createContract(ana, {}, berto);
    visit(`/contracts/${id}`, berto);
    await findHeading('Sale of a bicycle');
    await waitFor(() => expect(screen.getByText(/^Creator/).textContent).toBe('Creator Ana'));
    expect(screen.queryByText(/^Counterparty/)).toBeNull();
    cleanup();
    visit(`/contracts/${id}`, carla);
    await waitFor(() => expect(readCounterparty()).toBe('Counterparty Berto'));
    expect(screen.queryByText(/^Creator/)).toBeNull();
  });

  // Spec: 2.contract-head
  it('expands the description by Show more and collapses it by Show less', async () => {
    const [ana] = people();
    const description = `${'All the terms. '.repeat(60)}The end.`;
    const { user } = visit(`/contracts/${await createContract(ana, { description })}`, ana);
    const folded = () => screen.getByRole('button', { name: 'Show more', expanded: false });
    const unfolded = () => screen.getByRole('button', { name: 'Show less', expanded: true });
    // The whole text is not read out with the header of the page.
    expect(await screen.findByText(/^All the terms\. .{500,}$/)).toBeTruthy();
    expect(screen.queryByText(/The end/)).toBeNull();
    expect(screen.queryByText('Contract id')).toBeNull();
    await user.click(folded());
    expect(screen.getByText(description)).toBeTruthy();
    expect(screen.getByText('Contract id')).toBeTruthy();
    await user.click(unfolded());
    expect(screen.queryByText(description)).toBeNull();
    expect(screen.queryByText('Contract id')).toBeNull();
    expect(folded()).toBeTruthy();
  });

  // Spec: 2.contract-not-found
  it('Contract not found', async () => {
    const [ana] = people();
    visit('/contracts/nowhere', ana);
    expect(await screen.findByRole('heading', { name: 'Contract not found' })).toBeTruthy();
  });

  it('reports that loading failed, logs it, and loads on Retry', async () => {
    const [ana] = people();
    const id = await createContract(ana);
    world.server.use(http.get(CONTRACT, () => HttpResponse.json(null, { status: 500 }), { once: true }));
    const { user } = visit(`/contracts/${id}`, ana);
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be loaded.*error 500/);
    expect(console.error).toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await findHeading('Sale of a bicycle')).toBeTruthy();
  });
});

describe('the success message', () => {
  // Spec: 2.success-message
  it('hides after 5 s and is removed from the history', async () => {
    stopClock();
    const [ana] = people();
    const id = await createContract(ana);
    visit({ pathname: `/contracts/${id}`, state: { message: 'It worked' } }, ana);
    expect(await screen.findByText('It worked')).toBeTruthy();
    await pass(world, 4_000);
    expect(screen.getByText('It worked')).toBeTruthy();
    await pass(world, 1_500);
    expect(screen.queryByText('It worked')).toBeNull();
    expect(readLocation()).toEqual({ path: `/contracts/${id}`, state: null });
  });

  nightly('does not navigate back a user who leaves while it is shown', async () => {
    const page = createGate();
    vi.doMock('@/pages/creation-choice-page', async (load) => page.opened.then(load));
    onTestFinished(() => void vi.doUnmock('@/pages/creation-choice-page'));
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
  nightly('keeps showing the contract when a reload fails', async () => {
    stopClock();
    const [ana] = people();
    visit(`/contracts/${await createContract(ana)}`, ana);
    await findHeading('Sale of a bicycle');
    world.server.use(http.get(CONTRACT, () => HttpResponse.json({}, { status: 503 })));
    await pass(world, 61_000);
    expect(await screen.findByText(/couldn't refresh the contract/)).toBeTruthy();
    expect(await findHeading('Sale of a bicycle')).toBeTruthy();
  });

  it.each([
    ['active', 'every 5 s', 2],
    // It is watched only for money that returns or arrives late.
    ['executed', 'with the reload of the contract', 1],
  ])('reads balances of %s guarantees %s', async (status, _, afterFiveSeconds) => {
    stopClock();
    const [ana, berto] = people();
    const deposit = { id: 'd1', address: 'bcrt1qdeposit', withdrawal: false, status: 'pending' };
    const guarantee = { id: 'g1', status, amount: '0.001', deposits: [deposit], withdrawals: [] };
    let asked = 0;
    world.server.use(
      http.get(FILL, () => HttpResponse.json({ guarantees: [guarantee] })),
      http.get(UTXOS, () => {
        asked += 1;
        return HttpResponse.json([]);
      }),
    );
    visit(`/contracts/${await createContract(ana, {}, berto)}`, ana);
    await findHeading('Sale of a bicycle');
    await pass(world, 1_000);
    await waitFor(() => expect(asked).toBe(1));
    await pass(world, 5_100);
    await waitFor(() => expect(asked).toBe(afterFiveSeconds));
  });
});

describe('a broadcast that is not yet recorded', () => {
  const txid = 'cd'.repeat(32);

  it('is shown unobtrusively and retried until it is saved', async () => {
    stopClock();
    const [ana, berto] = people();
    const id = await createContract(ana, {}, berto);
    const withdrawal = { id: 'w1', withdrawal: true, status: 'pending', receivers_id: [], amount: null };
    const entry = { contractId: id, guaranteeId: 'g1', withdrawal, txid, txHex: '00', stage: 'broadcast' };
    localStorage.setItem('outbox', JSON.stringify([entry]));
    let saved: unknown = null;
    world.server.use(
      http.put('http://backend.test/api/contracts/transaction/w1', async ({ request }) => {
        saved = await request.json();
        return HttpResponse.json({ transaction: { ...withdrawal, status: 'executed', txid } });
      }),
    );
    visit(`/contracts/${id}`, ana);
    await findHeading('Sale of a bicycle');
    await pass(world, 4_000);
    await waitFor(() => expect(saved).toMatchObject({ status: 'executed', txid }));
    await waitFor(() => expect(localStorage.getItem('outbox')).toBeNull());
    expect(screen.queryByText(/Saving the record/)).toBeNull();
  });
});
