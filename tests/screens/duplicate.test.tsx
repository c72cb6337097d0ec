import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Id } from '@/domain/primitives/ids';
import type { WireUser } from '@/services/schemas/wire';
import { createContract, createGuarantee, person, readLocation, settle, testWorld, visit } from './support';

const world = testWorld();

const TEXT = 'Estudio Ana repairs the roof and the garden of Berto García.';

const findGuarantee = (description: string) =>
  world.backend.store.state.guarantees.find((each) => each.description === description);

/** Ana deposits the advance, Berto the roof, whose date has passed. */
async function createOriginal() {
  const [ana, berto] = [person(world, 'Ana'), person(world, 'Berto')];
  const id = await createContract(ana, { description: TEXT }, berto);
  await createGuarantee(id, ana, 'Advance');
  await createGuarantee(id, berto, 'Roof');
  await createGuarantee(id, berto, 'Garden');
  Object.assign(findGuarantee('Roof') ?? {}, { valid_until: '2020-01-01' });
  Object.assign(findGuarantee('Garden') ?? {}, { valid_until: 'next spring' });
  return { id, ana, berto };
}

async function openDialog(id: Id, by: WireUser) {
  const { user } = visit(`/contracts/${id}`, by);
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate contract' }));
  return { user, dialog };
}

async function confirm(user: UserEvent, id: Id): Promise<string> {
  await user.click(screen.getByRole('button', { name: 'Duplicate' }));
  await waitFor(() => expect(readLocation().path).not.toBe(`/contracts/${id}`));
  await screen.findByRole('button', { name: 'Publish Contract' });
  await settle(world);
  return readLocation().path.split('/').at(-1) ?? '';
}

/** The contract as the backend has it. */
const read = (id: Id) => {
  const { state } = world.backend.store;
  const guarantees = state.guarantees.filter(({ contract_id }) => String(contract_id) === String(id));
  return structuredClone({ contract: world.backend.store.contract(id), guarantees });
};

describe('duplicating a contract', () => {
  it('says what is copied, creates a draft for another party, and writes nothing to the original', async () => {
    const { id, ana } = await createOriginal();
    const { user, dialog } = await openDialog(id, ana);
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^The text is copied as it is\. Remove the other party's details/),
      expect.stringMatching(/^The date of this guarantee has passed\. .* Roof, /),
      'Left out, because its amount, its date or its depositor is not known: Garden',
    ]);
    await settle(world);
    const before = read(id);
    const sent = world.requests.length;
    const copy = await confirm(user, id);
    expect(read(id)).toEqual(before);
    const writes = world.requests.slice(sent).filter(({ call }) => !call.startsWith('GET'));
    expect(writes.map(({ call }) => call)).toEqual(['POST /contracts']);
    expect(writes[0]?.body).toMatchObject({
      title: 'Sale of a bicycle',
      description: TEXT,
      status: 'draft',
      contractors: [ana.id],
      guarantees: [
        { description: 'Advance', contractor_id: ana.id, status: 'pending' },
        { description: 'Roof', depositor_role: 'counterparty', status: 'pending' },
      ],
    });
    // Nobody is named: strict backends refuse `null` in a new record.
    expect(writes[0]?.body).not.toHaveProperty('guarantees.1.contractor_id');
    expect(read(copy).contract?.arbitrator).toBe(before.contract?.arbitrator);
    const [advance, roof] = read(copy).guarantees;
    expect(advance?.valid_until).toBe(before.guarantees[0]?.valid_until);
    expect(String(roof?.valid_until) > new Date().toISOString()).toBe(true);
  });

  nightly('creates nothing on Cancel, and shows a failure in the dialog', async () => {
    const { id, ana } = await createOriginal();
    const { user, dialog } = await openDialog(id, ana);
    world.server.use(
      http.post('*/api/contracts', () => HttpResponse.json({ error: 'Too many contracts' }, { status: 409 })),
    );
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/not duplicated.*Too many contracts/);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(readLocation().path).toBe(`/contracts/${id}`);
    expect(world.backend.store.state.contracts).toHaveLength(1);
  });
});
