import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import type { Id } from '@/domain/primitives/ids';
import { buildContractText } from '@/domain/templates/template-draft';
import type { WireUser } from '@/services/schemas/wire';
import { createContract, createGuarantee, person, readLocation, settle, testWorld, visit } from './support';

const world = testWorld();

const NAME = 'Nombre o razón social de la parte cliente';
const MARK = `[por completar: ${NAME}]`;

function writeText(): string {
  const template = SPANISH_LEGAL_TEXTS.templates.find(({ type }) => type === 'services');
  if (template === undefined) throw new Error('No template');
  const values = { 'seller.name': 'Estudio Ana' };
  const tailored = { template, role: 'seller', values, clauses: [], guarantees: [] } as const;
  return buildContractText(tailored, SPANISH_LEGAL_TEXTS.getDraftWording('services')).description;
}

const TEXT = writeText();
const FILLED = TEXT.replace(MARK, 'Berto García');

const findGuarantee = (description: string) =>
  world.backend.store.state.guarantees.find((each) => each.description === description);

/** Ana deposits the advance, Berto the roof, whose date has passed. */
async function createOriginal() {
  const [ana, berto] = [person(world, 'Ana'), person(world, 'Berto')];
  const id = await createContract(ana, { description: FILLED }, berto);
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
    dialog.getByText("The other party's name, tax number, address and e-mail become blanks again.");
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/blanks again/),
      expect.stringMatching(/^The date of this guarantee has passed\. .* Roof, /),
      'Left out, because its date is not known: Garden',
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

  nightly('makes the counterparty the one who publishes', async () => {
    const { id, berto } = await createOriginal();
    const { user } = await openDialog(id, berto);
    const copy = await confirm(user, id);
    const text = read(copy).contract?.description ?? '';
    expect(text).toContain('Quien publica este contrato interviene como parte cliente.');
    expect(text).toContain('Berto García, con NIF');
    expect(text).not.toContain('Estudio Ana');
    expect(read(copy).guarantees.map(({ description, contractor_id }) => [description, contractor_id])).toEqual([
      ['Advance', null],
      ['Roof', berto.id],
    ]);
  });

  nightly('copies a draft, whose text it cannot tell apart, as it is and says so', async () => {
    const ana = person(world, 'Ana');
    const id = await createContract(ana, { status: 'draft', description: 'For Berto García.' });
    const { user, dialog } = await openDialog(id, ana);
    dialog.getByText(/^The text is copied as it is\. Remove the other party's details/);
    expect(read(await confirm(user, id)).contract?.description).toBe('For Berto García.');
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
