import { screen, waitFor, within } from '@testing-library/react';
import { daily, nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatBtc, type Sats } from '@/domain/primitives/amount';
import { getButtonClasses } from '@/ui/button/button-style';
import {
  depositAddress,
  findCard,
  fundedStory,
  openDialog,
  pay,
  pendingStory,
  type Story,
  submitRelease,
} from './guarantee-support';
import { createGuarantee, returnToTab, settle, testWorld, visit } from './support';

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
  nightly(
    'of four are folded on a wide window, and leave what is due to the tasks until they are unfolded',
    async () => {
      const story = await pendingStory(world);
      await addThree(story);
      const { user } = visit(`/contracts/${story.contractId}`, story.ana);
      const mine = await findCard('The other one');
      expect((await screen.findAllByRole('button', { name: 'Get the address' })).length).toBeGreaterThan(0);
      expect(within(mine).queryByText('Conditions')).toBeNull();
      expect(within(mine).queryByRole('button', { name: 'Deposit' })).toBeNull();
      await user.click(within(mine).getByRole('button', { name: 'The other one' }));
      expect(await within(mine).findByRole('button', { name: 'Deposit' })).toBeTruthy();
    },
  );

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
      expect(world.backend.store.guarantee(story.guaranteeId)?.status).toBe('active');
      expect(screen.queryByText(/didn't save the new status/)).toBeNull();
    },
  );

  it.each(['expired', 'in_dispute'])('show 0 in red where nothing was ever paid: %s', async (status) => {
    const story = await pendingStory(world);
    Object.assign(world.backend.store.guarantee(story.guaranteeId) ?? {}, { status });
    visit(`/contracts/${story.contractId}`, story.ana);
    const card = await findCard('Deposit for the roof');
    expect((await within(card).findByText('Less than the amount')).parentElement?.className).toContain('text-tone-red');
    expect(within(card).queryByText(/could not be checked/)).toBeNull();
  });

  nightly('say once that the balance of an expired one is not known, and ask the explorer again', async () => {
    const story = await fundedStory(world);
    await createGuarantee(story.contractId, story.ana, 'The other one');
    Object.assign(world.backend.store.guarantee(story.guaranteeId) ?? {}, { status: 'expired' });
    let isDown = true;
    world.server.use(http.get('*/utxo', () => (isDown ? new HttpResponse(null, { status: 503 }) : undefined)));
    const { user } = visit(`/contracts/${story.contractId}`, story.ana);
    const card = await findCard('Deposit for the roof');
    expect((await within(card).findByText(/^Balance could not be checked\./)).closest('[role="status"]')).toBeNull();
    await user.click(within(card).getByRole('button', { name: 'Deposit for the roof' }));
    expect(within(card).queryByText(/^Balance could not be checked/)).toBeNull();
    await within(card).findByText('Balance unavailable');
    isDown = false;
    await user.click(within(card).getByRole('button', { name: 'Check again' }));
    expect(await within(card).findByText('Covers the amount')).toBeTruthy();
    expect(within(card).queryByRole('button', { name: 'Check again' })).toBeNull();
  });

  it('unfold when pressed on a phone too, and say then whom the guarantee protects', async () => {
    useNarrowWindow();
    const story = await pendingStory(world);
    await addThree(story);
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

  nightly('leave the only primary button to the tasks, folded or not', async () => {
    const story = await pendingStory(world);
    const { user } = visit(`/contracts/${story.contractId}`, story.berto);
    const card = await findCard('Deposit for the roof');
    const findPrimary = () =>
      screen
        .getAllByRole('button')
        .filter(({ className }) =>
          getButtonClasses('primary', 'sm')
            .split(' ')
            .every((name) => className.includes(name)),
        )
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(findPrimary()).toEqual(['Get the address']));
    const row = within(card).getByRole('button', { name: 'Deposit for the roof' });
    expect(within(card).getByRole('button', { name: 'Deposit' })).toBeTruthy();
    await user.click(row);
    expect(within(card).queryByRole('button', { name: 'Deposit' })).toBeNull();
    expect(findPrimary()).toEqual(['Get the address']);
  });

  it.each(
    daily(1, [
      [1, 'true'],
      [3, 'true'],
      [4, 'false'],
    ]),
  )('of %i guarantees on a phone: the active one is unfolded: %s', async (count, expanded) => {
    useNarrowWindow();
    const story = await fundedStory(world);
    for (const name of ['Second', 'Third', 'Fourth'].slice(0, count - 1))
      await createGuarantee(story.contractId, story.ana, name);
    visit(`/contracts/${story.contractId}`, story.berto);
    const row = within(await findCard('Deposit for the roof')).getByRole('button', { name: 'Deposit for the roof' });
    await settle(world);
    expect(row.getAttribute('aria-expanded')).toBe(expanded);
  });

  nightly.each([
    ['green if it covers the amount', 100_000, 'text-tone-green'],
    ['red if it does not, and its date has passed', 99_999, 'text-tone-red'],
  ])('show the balance while folded: %s', async (_what, sats, tone) => {
    const story = await pendingStory(world);
    pay(world, await depositAddress(story), sats);
    const guarantee = world.backend.store.guarantee(story.guaranteeId);
    if (guarantee !== undefined) guarantee.valid_until = '2026-01-31';
    world.backend.chain.mine();
    await createGuarantee(story.contractId, story.ana, 'The other one');
    const { user } = visit(`/contracts/${story.contractId}`, story.ana);
    const card = await findCard('Deposit for the roof');
    const row = within(card).getByRole('button', { name: 'Deposit for the roof' });
    await settle(world);
    if (row.getAttribute('aria-expanded') === 'true') await user.click(row);
    const shown = await waitFor(() => {
      const found = card.querySelector(`[aria-hidden="true"].${tone}`);
      if (found === null) throw new Error('There is no balance');
      return found;
    });
    expect(shown.textContent?.replace(/\s/g, '')).toMatch(new RegExp(`^(Balance|Remaining)${formatBtc(sats as Sats)}`));
    await user.click(row);
    expect(card.querySelector(`[aria-hidden="true"].${tone}`)).toBeNull();
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
    await addThree(story);
    visit(`/contracts/${story.contractId}`, story.ana);
    const card = await findCard('Deposit for the roof');
    expect((await within(card).findByText('Not paid yet')).className).not.toContain('red');
  });

  nightly('show the state after a dialog, even if they were collapsed', async () => {
    const story = await fundedStory(world);
    const { user, dialog, card } = await openDialog(story, story.ana, 'Release Guarantee', 'Release Guarantee');
    await submitRelease(user, dialog, '0.0006');
    await waitFor(() => expect(card.textContent).toContain('Berto still has to sign'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await within(card).findByRole('button', { name: 'Cancel Transaction' }));
    const question = await screen.findByRole('dialog', { name: 'Confirm Delete' });
    expect(question.textContent).toContain('No money moves');
  });

  nightly('keep the text of the contract one press away', async () => {
    const story = await pendingStory(world);
    const { user } = visit(`/contracts/${story.contractId}`, story.ana);
    await user.click(await screen.findByRole('button', { name: 'Read the full text' }));
    const dialog = await screen.findByRole('dialog', { name: 'Terms and conditions' });
    await within(dialog).findByText('A red bicycle, as seen.');
    expect(within(dialog).getByText('By inspection.')).toBeTruthy();
  });
});
