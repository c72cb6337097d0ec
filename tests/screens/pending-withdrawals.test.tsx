import { screen } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Id } from '@/domain/primitives/ids';
import { createContract, person, testWorld, visit } from './support';

const world = testWorld();
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
