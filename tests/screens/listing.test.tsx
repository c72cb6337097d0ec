import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { loadContracts } from '@/store/contracts/load.thunks';
import { api, contractOf, guaranteeOf, person, testWorld, visit } from './support';

const world = testWorld();
const LIST = 'http://backend.test/api/contracts/user/:id';

/** The detail screen of a contract whose guarantee has a deposit, all of it loaded. */
async function filledContract() {
  const [ana, berto] = [person(world, 'Ana'), person(world, 'Berto')];
  const contractId = await contractOf(ana, {}, berto);
  const guaranteeId = await guaranteeOf(contractId, ana, 'Deposit');
  await api('POST', '/contracts/deposit', { contractId, guaranteeId, senderId: ana.id });
  const { store } = visit(`/contracts/${contractId}`, ana);
  const inHand = () => store.getState().contracts.contracts[0];
  await waitFor(() => expect(inHand()?.guarantees[0]?.deposits).toHaveLength(1));
  return { ana, contractId, store, inHand };
}

describe('listing the contracts leaves alone what the detail screen filled in', () => {
  it.each([
    ['its guarantees bare', (contract: object) => contract],
    ['no guarantees at all', (contract: object) => ({ ...contract, guarantees: null })],
  ])('when the list brings %s', async (_, change) => {
    const { contractId, store, inHand } = await filledContract();
    const bare = await api('GET', `/contracts/${contractId}`);
    world.server.use(http.get(LIST, () => HttpResponse.json([change({ ...bare, title: 'Renamed' })])));
    await store.dispatch(loadContracts());
    expect(inHand()?.title).toBe('Renamed');
    expect(inHand()?.keys).toHaveLength(2);
    expect(inHand()?.guarantees[0]?.deposits).toHaveLength(1);
  });

  it('when a contract changes while the list is under way', async () => {
    const { contractId, store, inHand } = await filledContract();
    const before = await api('GET', `/contracts/${contractId}`);
    world.server.use(
      http.get(LIST, async () => {
        store.dispatch({ type: 'contracts/contractUpdated', payload: { id: contractId, changes: { title: 'Mine' } } });
        return HttpResponse.json([before]);
      }),
    );
    await store.dispatch(loadContracts());
    expect(inHand()?.title).toBe('Mine');
    expect(await screen.findByRole('heading', { name: 'Mine' })).toBeTruthy();
  });
});
