import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { disputeServer, showDisputeDialog } from './dispute-support';

vi.stubEnv('VITE_DISPUTE_FORM', 'off');

disputeServer();

it('leaves the letter to the arbitrator, and no fee, with VITE_DISPUTE_FORM=off', async () => {
  const user = userEvent.setup();
  showDisputeDialog({ title: 'Sale of a bicycle' });
  const dialog = await screen.findByRole('dialog', { name: 'Open Dispute' });
  expect(dialog.textContent).not.toMatch(/fee|Files|Submit/);
  const letter = await within(dialog).findByLabelText<HTMLTextAreaElement>('Letter');
  expect(letter.value).toContain('Contract: Sale of a bicycle (');
  await user.type(letter, 'The wheels are missing.');
  await user.click(within(dialog).getByRole('button', { name: 'Copy letter' }));
  expect(await navigator.clipboard.readText()).toMatch(/^To the arbitrator: [\s\S]+The wheels are missing\.$/);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(within(dialog).getByText('Discard what you typed?')).toBeTruthy();
});
