import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { Id } from '@/domain/primitives/ids';
import type { WireUser } from '@/services/schemas/wire';
import { createContract, person, queryButton, testWorld, visit } from './support';

const world = testWorld();
const CONTRACT = 'http://backend.test/api/contracts/:id';

function people() {
  return [person(world, 'Ana'), person(world, 'Berto')] as const;
}

// Spec: 2.inline-editing
describe('editing in place', () => {
  async function edit(user: WireUser, id: Id) {
    const view = visit(`/contracts/${id}`, user);
    await view.user.click(await screen.findByRole('button', { name: 'Edit' }));
    const title = await screen.findByLabelText<HTMLInputElement>('Contract Title');
    expect(document.activeElement).toBe(title);
    await view.user.clear(title);
    return { ...view, title };
  }

  it('is the only thing to do meanwhile: the tasks are back when it ends', async () => {
    const [ana] = people();
    const { user } = await edit(ana, await createContract(ana));
    expect(screen.queryByRole('region', { name: 'Needs your action' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Share Contract' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('region', { name: 'Needs your action' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Share Contract' })).toBeTruthy();
  });

  it('sets the rest of the contract aside until it ends', async () => {
    const [ana, berto] = people();
    const { user } = await edit(ana, await createContract(ana, {}, berto));
    const isAside = () => screen.getByRole('heading', { name: 'Guarantees', hidden: true }).closest('[inert]') !== null;
    expect(isAside()).toBe(true);
    expect(screen.getByRole('button', { name: 'Save' }).closest('[inert]')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(isAside()).toBe(false);
  });

  it('of a contract that is over begins in the menu, where the focus returns', async () => {
    const [ana, berto] = people();
    const id = await createContract(ana, {}, berto);
    Object.assign(world.backend.store.contract(id) ?? {}, { status: 'completed' });
    const { user } = visit(`/contracts/${id}`, ana);
    const statement = await screen.findByRole('link', { name: 'Statement' });
    expect(statement.getAttribute('href')).toContain(`statement`);
    expect(queryButton('Edit')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(await screen.findByLabelText('Contract Title')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(queryButton('More'));
  });

  it('says nothing about another party before there is one', async () => {
    const [ana] = people();
    await edit(ana, await createContract(ana));
    await world.quiet();
    expect(screen.queryByText(/^Saved at once/)).toBeNull();
  });

  it('shows why saving failed and keeps the input', async () => {
    const [ana] = people();
    const { user, title } = await edit(ana, await createContract(ana));
    world.server.use(http.put(CONTRACT, () => HttpResponse.error(), { once: true }));
    await user.type(title, 'Better');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/were not saved.*Network Error/);
    expect(title.value).toBe('Better');
    expect(console.error).toHaveBeenCalled();
  });
});

describe('Share Contract', () => {
  it('shows the link if the browser cannot copy it', async () => {
    const [ana] = people();
    const id = await createContract(ana);
    const { user } = visit(`/contracts/${id}`, ana);
    const share = await screen.findByRole('button', { name: 'Share Contract' });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(share);
    expect((await screen.findByText(/doesn't allow copying/)).textContent).toContain(`/contracts/${id}/join`);
  });
});
