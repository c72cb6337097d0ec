import { screen, waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { describe, expect, it } from 'vitest';
import { fundedStory, openDialog, signedWithdrawal, storedWithdrawals } from './guarantee-support';
import { testWorld } from './support';

const world = testWorld();

/** Berto has released 0.0006 BTC and waits for Ana. */
async function waitingStory() {
  const story = await fundedStory(world);
  await signedWithdrawal(story, story.berto);
  return story;
}

// Spec: 2.confirm-delete
describe('Confirm Delete', () => {
  nightly('asks, explains the consequence for the signer, and deletes', async () => {
    const story = await waitingStory();
    const { user, dialog, card } = await openDialog(story, story.berto, 'Cancel Transaction', 'Confirm Delete');
    expect(dialog.textContent).toContain('Are you sure you want to delete this transaction?');
    // The dialog names the withdrawal, because the screen may show several.
    expect(dialog.textContent).toContain('Deposit for the roof');
    expect(dialog.textContent).toContain('0.00060000 BTC');
    expect(dialog.textContent).toContain('Your signature has already left this device');
    await user.click(await within(dialog).findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(storedWithdrawals(world, story)).toEqual([]);
    expect(within(card).getByRole('button', { name: 'Release Guarantee' })).toBeTruthy();
  });

  it('changes nothing on Cancel', async () => {
    const story = await waitingStory();
    const { user, dialog } = await openDialog(story, story.ana, 'Cancel Transaction', 'Confirm Delete');
    expect(dialog.textContent).toContain('The other party has signed it');
    await user.click(await within(dialog).findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(storedWithdrawals(world, story)).toHaveLength(1);
  });
});
