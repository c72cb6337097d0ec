import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  divertedPsbt,
  fundedStory,
  openDialog,
  PASSWORD,
  pendingStory,
  signedBy,
  signedWithdrawal,
  storedWithdrawals,
} from './guarantee-support';
import { testWorld } from './support';

// Settings are read once, on first use.
vi.stubEnv('VITE_DEPOSIT_SCRIPT', 'unverified');

const world = testWorld();

describe('with VITE_DEPOSIT_SCRIPT=unverified', () => {
  it('the deposit dialog shows the address as unverified', async () => {
    const story = await pendingStory(world);
    const { user, dialog } = await openDialog(story, story.berto, 'Deposit', 'Deposit Address');
    expect(await within(dialog).findByText('Not verified')).toBeTruthy();
    expect(dialog.textContent).toContain('Address checks are off here');
    expect(within(dialog).queryByRole('img')).toBeNull();
    await user.click(await within(dialog).findByRole('checkbox'));
    expect(within(dialog).getByRole('img', { name: 'QR code of the deposit address' })).toBeTruthy();
  });

  it('the sign dialog shows it too, and signs', async () => {
    const story = await fundedStory(world);
    await signedWithdrawal(story, story.berto);
    const { user, dialog } = await openDialog(story, story.ana, 'Sign Withdrawal', 'Sign Transaction');
    expect(await within(dialog).findByText('Not verified')).toBeTruthy();
    await user.type(await within(dialog).findByLabelText('Signing Password'), PASSWORD);
    await user.click(await within(dialog).findByRole('button', { name: 'Sign Transaction' }));
    expect(await screen.findByRole('dialog', { name: 'Transaction Broadcast Successfully' })).toBeTruthy();
  });

  it('applies every other rule', async () => {
    const story = await fundedStory(world);
    await signedWithdrawal(story, story.berto);
    const stored = storedWithdrawals(world, story)[0];
    if (stored !== undefined) stored.p_psbt = signedBy(story.berto, divertedPsbt(stored.p_psbt ?? ''));
    const { dialog } = await openDialog(story, story.ana, 'Sign Withdrawal', 'Sign Transaction');
    expect(await within(dialog).findByText(/Refused: it does not pay exactly this amount/)).toBeTruthy();
    expect(within(dialog).queryByLabelText('Signing Password')).toBeNull();
  });
});
