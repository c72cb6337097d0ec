import type { WireUser } from '@mocks/wire';
import { screen, waitFor } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { Id } from '@/domain/primitives/ids';
import { pass, stopClock } from './clock';
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

  nightly('sets the rest of the contract aside until it ends', async () => {
    const [ana, berto] = people();
    const { user } = await edit(ana, await createContract(ana, {}, berto));
    const isAside = () => screen.getByRole('heading', { name: 'Guarantees', hidden: true }).closest('[inert]') !== null;
    expect(isAside()).toBe(true);
    expect(screen.getByRole('button', { name: 'Save' }).closest('[inert]')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(isAside()).toBe(false);
  });

  nightly('shows why saving failed and keeps the input', async () => {
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
  // Spec: 2.share-contract
  it('copies the join link, says so for 3 s, and then waits', async () => {
    stopClock();
    const [ana] = people();
    const id = await createContract(ana);
    const { user } = visit(`/contracts/${id}`, ana);
    await user.click(await screen.findByRole('button', { name: 'Share Contract' }));
    expect(await screen.findByText('Link copied to clipboard!')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/contracts/${id}/join`);
    await pass(world, 2_500);
    expect(screen.getByText('Link copied to clipboard!')).toBeTruthy();
    await pass(world, 600);
    expect(screen.queryByText('Link copied to clipboard!')).toBeNull();
    expect(screen.getByText('Waiting for the counterparty')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Share Contract' }));
    expect(await screen.findByText('Link copied to clipboard!')).toBeTruthy();
  });

  nightly('shows the link if the browser cannot copy it', async () => {
    const [ana] = people();
    const id = await createContract(ana);
    const { user } = visit(`/contracts/${id}`, ana);
    const share = await screen.findByRole('button', { name: 'Share Contract' });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(share);
    expect((await screen.findByText(/doesn't allow copying/)).textContent).toContain(`/contracts/${id}/join`);
  });
});

describe('a draft', () => {
  const TEXT = "Your contract is in draft mode. Publish it when you're ready to share with your counterparty.";

  // Spec: 2.publish-draft
  it('is published by its owner', async () => {
    const [ana] = people();
    const id = await createContract(ana, { status: 'draft' });
    const { user } = visit(`/contracts/${id}`, ana);
    expect(await screen.findByText(TEXT)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Publish Contract' }));
    expect(await screen.findByText('Waiting for Counterparty')).toBeTruthy();
    expect(screen.queryByText(TEXT)).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(queryButton('Share Contract')));
    expect(screen.queryByText(/Contract published/)).toBeNull();
    expect(world.backend.store.contract(id)?.status).toBe('pending_counterparty');
  });

  it('stays a draft when publishing failed, which is shown in place and logged', async () => {
    const [ana] = people();
    const { user } = visit(`/contracts/${await createContract(ana, { status: 'draft' })}`, ana);
    await screen.findByText(TEXT);
    world.server.use(http.put(CONTRACT, () => HttpResponse.error()));
    await user.click(await screen.findByRole('button', { name: 'Publish Contract' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/was not published.*Network Error/);
    expect(screen.getByText('Draft')).toBeTruthy();
    expect(console.error).toHaveBeenCalled();
  });
});
