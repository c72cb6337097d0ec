import { createBackend } from '@mocks/backend';
import { screen } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createContract, person, testWorld, visit } from './support';

const ACCEPTED = ['1', 'aval-template-arbitrator'].map((id) => [id, { key: createBackend().arbitratorKey(id) }]);
vi.stubEnv('VITE_ARBITRATORS', JSON.stringify(Object.fromEntries(ACCEPTED)));

const world = testWorld();
const UNLISTED = 'The arbitrator of this contract is not accepted here';

/** An arbitrator is a user like others (docs/specification.md#3-entities-and-their-fields). */
beforeEach(() => {
  const { users } = world.backend.store.state;
  const account = { password: '', encrypted_key: '', public_key: '', created_at: '2026-11-01T09:00:00.000Z' };
  for (const [id, username] of [
    ['1', 'Court of Arbitration'],
    ['aval-template-arbitrator', 'Tribunal arbitral'],
  ] as const) {
    users.push({ id, username, email: `${id}@example.com`, ...account });
  }
});

describe('an arbitrator that the server does not know is named with the setting', () => {
  const answerAll = (status: number) =>
    world.server.use(http.get('http://backend.test/api/arbitrators/:id', () => new HttpResponse(null, { status })));

  it('on the create screen', async () => {
    answerAll(404);
    visit('/contracts/new', person(world, 'Ana'));
    expect(await screen.findByText(/does not know the arbitrator “1” \(VITE_ARBITRATOR_ID\) that this/)).toBeTruthy();
  });

  nightly('unless the server fails', async () => {
    answerAll(503);
    visit('/contracts/new', person(world, 'Ana'));
    await screen.findByText('Court of Arbitration');
    await world.quiet();
    expect(screen.queryByText(/does not know the holder/)).toBeNull();
  });
});

describe('the arbitrator is named with name and id', () => {
  it('on the create screen', async () => {
    visit('/contracts/new', person(world, 'Ana'));
    const name = await screen.findByText('Court of Arbitration');
    expect(name.parentElement?.title).toBe('1');
    expect(
      screen.getByText('Holds the third key of every guarantee. The contract says what they may sign.'),
    ).toBeTruthy();
  });
});

describe('an arbitrator that the installation does not accept', () => {
  nightly('is an alarm on the join screen, before anything is agreed', async () => {
    const id = await createContract(person(world, 'Ana'));
    setArbitrator(id, 'a-friend-of-ana');
    visit(`/contracts/${id}/join`, person(world, 'Berto'));
    expect(await screen.findByRole('heading', { name: UNLISTED })).toBeTruthy();
    expect(screen.getByText('a-friend-of-ana')).toBeTruthy();
  });
});

function setArbitrator(contractId: unknown, arbitrator: string): void {
  const contract = world.backend.store.state.contracts.find(({ id }) => id === contractId);
  if (contract !== undefined) contract.arbitrator = arbitrator;
}
