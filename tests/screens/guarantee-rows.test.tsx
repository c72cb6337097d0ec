import { screen, waitFor, within } from '@testing-library/react';
import { daily, nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { depositAddress, findCard, fundedStory, pay, pendingStory, type Story } from './guarantee-support';
import { createGuarantee, returnToTab, testWorld, visit } from './support';

const world = testWorld();

/** A phone: no query for a wide window matches. */
function useNarrowWindow(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
}

/** Three more pending guarantees: with four, rows are folded. */
async function addThree({ contractId, ana }: Story): Promise<void> {
  for (const name of ['The other one', 'Third', 'Fourth']) await createGuarantee(contractId, ana, name);
}

afterEach(() => vi.unstubAllGlobals());

describe('rows of guarantees', () => {
  it.each(daily(1, [500, 422, 400]))(
    'tell that the server did not save their status, until it has: %i',
    async (status) => {
      const story = await pendingStory(world);
      pay(world, await depositAddress(story), 100_000);
      world.backend.chain.mine();
      let works = false;
      world.server.use(
        http.put('*/contracts/:id/guarantee', () => (works ? undefined : new HttpResponse(null, { status }))),
      );
      visit(`/contracts/${story.contractId}`, story.ana);
      const told = await screen.findByText(/The server didn't save the new status of a guarantee/);
      expect(told.closest('[role="alert"], [role="status"]')?.textContent).toContain('The bitcoin is safe');
      works = true;
      await returnToTab(world);
      await waitFor(() => expect(world.backend.store.guarantee(story.guaranteeId)?.status).toBe('active'));
      await waitFor(() => expect(screen.queryByText(/didn't save the new status/)).toBeNull());
    },
  );

  nightly('say that the balance is not known, until the explorer answers', async () => {
    const story = await fundedStory(world);
    await addThree(story);
    let isDown = true;
    world.server.use(http.get('*/utxo', () => (isDown ? new HttpResponse(null, { status: 503 }) : undefined)));
    visit(`/contracts/${story.contractId}`, story.ana);
    const card = await findCard('Deposit for the roof');
    await within(card).findByText('Balance unavailable');
    isDown = false;
    await returnToTab(world);
    await waitFor(() => expect(card.textContent).toContain('Balance 0.00100000 BTC'));
  });

  it('unfold when pressed on a phone too', async () => {
    useNarrowWindow();
    const story = await pendingStory(world);
    await addThree(story);
    const { user } = visit(`/contracts/${story.contractId}`, story.ana);
    const mine = await findCard('The other one');
    await waitFor(() => expect(mine.textContent).toContain('You deposit'));
    const other = await findCard('Deposit for the roof');
    await waitFor(() => expect(other.textContent).toContain('Berto deposits'));
    expect(mine.textContent + other.textContent).not.toContain('Conditions');
    await user.click(await within(other).findByRole('button', { name: 'Deposit for the roof' }));
    expect(within(other).getByText('Conditions')).toBeTruthy();
  });
});
