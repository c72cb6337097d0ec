import { api, createContract, createGuarantee, person, testWorld } from '@tests/screens/support';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { createAppStore } from '@/store/boot/store';
import { loadContract, loadContracts } from '@/store/contracts/load.thunks';

const world = testWorld();
let guaranteeIds: unknown[] = [];
const LIST = 'http://backend.test/api/contracts/user/:id';

/** A store with a contract as the detail screen loads it, with keys and a deposit of its guarantee. */
async function loadFilledContract() {
  const [ana, berto] = [person(world, 'Ana'), person(world, 'Berto')];
  const contractId = await createContract(ana, {}, berto);
  const guaranteeId = await createGuarantee(contractId, ana, 'Deposit');
  await api('POST', '/contracts/deposit', { contractId, guaranteeId, senderId: ana.id });
  localStorage.setItem('user', JSON.stringify(ana));
  const store = createAppStore();
  await store.dispatch(loadContract(contractId));
  const current = () => store.getState().contracts.contracts[0];
  expect(current()?.guarantees[0]?.deposits).toHaveLength(1);
  return { contractId, store, current };
}

describe('the contract list keeps the details loaded by the contract screen', () => {
  it.each([
    ['its guarantees bare', (contract: object) => contract],
    ['no guarantees at all', (contract: object) => ({ ...contract, guarantees: null })],
  ])('when the list brings %s', async (_, change) => {
    const { contractId, store, current } = await loadFilledContract();
    const bare = await api('GET', `/contracts/${contractId}`);
    world.server.use(http.get(LIST, () => HttpResponse.json([change({ ...bare, title: 'Renamed' })])));
    await store.dispatch(loadContracts());
    expect(current()?.title).toBe('Renamed');
    expect(current()?.keys).toHaveLength(2);
    expect(current()?.guarantees[0]?.deposits).toHaveLength(1);
  });

  it.each([
    ['as a record that cannot be read', ({ id }: { id: string }) => ({ id, contractors: 'x' }), 1],
    ['as nothing', () => null, 1],
    ['with guarantees by their ids', (contract: object) => ({ ...contract, guarantees: guaranteeIds }), null],
  ])('when the list brings it %s', async (_, change, unread) => {
    const { contractId, store, current } = await loadFilledContract();
    const before = current();
    guaranteeIds = before?.guarantees.map(({ id }) => id) ?? [];
    const bare = await api('GET', `/contracts/${contractId}`);
    world.server.use(
      http.get(LIST, () => HttpResponse.json([change(bare as { id: string }), { ...bare, id: 'other', title: 2026 }])),
    );
    await store.dispatch(loadContracts());
    const { contracts, error } = store.getState().contracts;
    expect(contracts.map(({ title }) => title).sort()).toEqual(['2026', before?.title]);
    expect(contracts.find(({ id }) => id === contractId)?.guarantees).toEqual(before?.guarantees);
    expect(error?.detail.count ?? null).toBe(unread);
  });

  it('when a contract changes while the list is loading', async () => {
    const { contractId, store, current } = await loadFilledContract();
    const before = await api('GET', `/contracts/${contractId}`);
    world.server.use(
      http.get(LIST, async () => {
        store.dispatch({ type: 'contracts/contractUpdated', payload: { id: contractId, changes: { title: 'Mine' } } });
        return HttpResponse.json([before]);
      }),
    );
    await store.dispatch(loadContracts());
    expect(current()?.title).toBe('Mine');
  });
});
