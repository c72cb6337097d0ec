import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findCard, fundedStory, openDialog, pendingStory, submitRelease } from './guarantee-support';
import { createGuarantee, testWorld, visit } from './support';

const world = testWorld();

describe('rows of guarantees', () => {
  // Deviation: folded-rows
  it('expand the guarantee that needs the user, and others when pressed', async () => {
    const story = await pendingStory(world);
    await createGuarantee(story.contractId, story.ana, 'The other one');
    const { user } = visit(`/contracts/${story.contractId}`, story.ana);
    const mine = await findCard('The other one');
    expect(within(mine).getByText('Conditions')).toBeTruthy();
    expect(mine.textContent).toContain('You deposit · protects');
    const other = await findCard('Deposit for the roof');
    expect(within(other).queryByText('Conditions')).toBeNull();
    await waitFor(() => expect(other.textContent).toContain('Berto deposits · protects you'));
    await user.click(await within(other).findByRole('button', { name: 'Deposit for the roof' }));
    expect(within(other).getByText('Conditions')).toBeTruthy();
  });

  it('show the state after a dialog, even if they were collapsed', async () => {
    const story = await fundedStory(world);
    const { user, dialog, card } = await openDialog(story, story.ana, 'Release Guarantee', 'Release Guarantee');
    await submitRelease(user, dialog, '0.0006');
    await waitFor(() => expect(card.textContent).toContain("Waiting for Berto's signature"));
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
