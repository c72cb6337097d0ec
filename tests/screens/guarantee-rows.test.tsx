import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findCard, fundedStory, pendingStory } from './guarantee-support';
import { createGuarantee, settle, testWorld, visit } from './support';

const world = testWorld();

/** A phone: no query for a wide window matches. */
function useNarrowWindow(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
}

afterEach(() => vi.unstubAllGlobals());

describe('rows of guarantees', () => {
  it('are folded on a wide window, and leave what is due to the tasks until they are unfolded', async () => {
    const story = await pendingStory(world);
    await createGuarantee(story.contractId, story.ana, 'The other one');
    const { user } = visit(`/contracts/${story.contractId}`, story.ana);
    const mine = await findCard('The other one');
    expect(await screen.findByRole('button', { name: 'Get the address' })).toBeTruthy();
    expect(within(mine).queryByText('Conditions')).toBeNull();
    expect(within(mine).queryByRole('button', { name: 'Deposit' })).toBeNull();
    await user.click(within(mine).getByRole('button', { name: 'The other one' }));
    expect(await within(mine).findByRole('button', { name: 'Deposit' })).toBeTruthy();
  });

  it('unfold when pressed on a phone too, and say then whom the guarantee protects', async () => {
    useNarrowWindow();
    const story = await pendingStory(world);
    await createGuarantee(story.contractId, story.ana, 'The other one');
    const { user } = visit(`/contracts/${story.contractId}`, story.ana);
    const mine = await findCard('The other one');
    await waitFor(() => expect(mine.textContent).toContain('You deposit'));
    const other = await findCard('Deposit for the roof');
    await waitFor(() => expect(other.textContent).toContain('Berto deposits'));
    expect(mine.textContent + other.textContent).not.toMatch(/protects|Conditions/);
    await user.click(await within(other).findByRole('button', { name: 'Deposit for the roof' }));
    expect(within(other).getByText('Conditions')).toBeTruthy();
    expect(other.textContent).toContain('Berto deposits · protects you');
  });

  it.each([
    [1, 'true'],
    [2, 'false'],
  ])('of %i guarantees on a phone: the active one is unfolded: %s', async (count, expanded) => {
    useNarrowWindow();
    const story = await fundedStory(world);
    if (count > 1) await createGuarantee(story.contractId, story.ana, 'The other one');
    visit(`/contracts/${story.contractId}`, story.berto);
    const row = within(await findCard('Deposit for the roof')).getByRole('button', { name: 'Deposit for the roof' });
    await settle(world);
    expect(row.getAttribute('aria-expanded')).toBe(expanded);
  });

  it('say in one line what has arrived beyond the amount, folded too', async () => {
    const story = await fundedStory(world, 140_000);
    await createGuarantee(story.contractId, story.ana, 'The other one');
    const { user } = visit(`/contracts/${story.contractId}`, story.ana);
    const card = await findCard('Deposit for the roof');
    await user.click(within(card).getByRole('button', { name: 'Deposit for the roof' }));
    const line = await within(card).findByText(/more than agreed$/);
    expect(line.textContent).toBe('0.00040000 BTC more than agreed');
    expect(line.closest('[role="status"]')).toBeNull();
  });

  it('say calmly that nothing is paid yet', async () => {
    const story = await pendingStory(world);
    await createGuarantee(story.contractId, story.ana, 'The other one');
    visit(`/contracts/${story.contractId}`, story.ana);
    const card = await findCard('Deposit for the roof');
    expect((await within(card).findByText('Not paid yet')).className).not.toContain('red');
  });
});
