import { screen, waitFor, within } from '@testing-library/react';
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
  submitRelease,
} from './guarantee-support';
import { createGuarantee, settle, testWorld, visit } from './support';

const world = testWorld();

afterEach(() => vi.unstubAllGlobals());

describe('rows of guarantees', () => {
  it('say once that the balance of an expired one is not known, and ask the explorer again', async () => {
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

  it('leave the only primary button to the tasks, folded or not', async () => {
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

  it.each([
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

  it('show the state after a dialog, even if they were collapsed', async () => {
    const story = await fundedStory(world);
    const { user, dialog, card } = await openDialog(story, story.ana, 'Release Guarantee', 'Release Guarantee');
    await submitRelease(user, dialog, '0.0006');
    await waitFor(() => expect(card.textContent).toContain('Berto still has to sign'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await within(card).findByRole('button', { name: 'Cancel Transaction' }));
    const question = await screen.findByRole('dialog', { name: 'Confirm Delete' });
    expect(question.textContent).toContain('No money moves');
  });

  it('keep the text of the contract one press away', async () => {
    const story = await pendingStory(world);
    const { user } = visit(`/contracts/${story.contractId}`, story.ana);
    await user.click(await screen.findByRole('button', { name: 'Read the full text' }));
    const dialog = await screen.findByRole('dialog', { name: 'Terms and conditions' });
    await within(dialog).findByText('A red bicycle, as seen.');
    expect(within(dialog).getByText('By inspection.')).toBeTruthy();
  });
});
