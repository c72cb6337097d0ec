import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { preparePaidAmounts } from '@/services/schemas/paid-amount';
import { readPsbtFee } from '@/services/schemas/psbt-fee';
import { fundedStory, open, PASSWORD, type Story, signedWithdrawal, storedWithdrawals } from './guarantee-support';
import { testWorld } from './support';

// Settings are read once, on first use.
vi.stubEnv('VITE_WITHDRAWAL_AMOUNT', 'gross');
beforeAll(() => preparePaidAmounts('gross'));

const world = testWorld();

/** Berto's release of 0.0006 BTC, whose record includes the fee. */
async function grossStory(): Promise<Story> {
  const story = await fundedStory(world);
  await signedWithdrawal(story, story.berto);
  const [record] = storedWithdrawals(world, story);
  const fee = readPsbtFee(record?.u_psbt ?? '', null);
  if (record === undefined || fee === null) throw new Error('no release');
  Object.assign(record, { amount: (record.amount ?? 0) + fee });
  return story;
}

it('a release is shown with what it pays, before and after it is signed', async () => {
  const story = await grossStory();
  const { user, card } = await open(story, story.ana);
  await waitFor(() => expect(card.textContent).toContain('Amount Withdraw0.00000000 BTC'));
  await user.click(await within(card).findByRole('button', { name: 'Sign Withdrawal' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign Transaction' });
  await user.type(await within(dialog).findByLabelText('Signing Password'), PASSWORD);
  expect(dialog.textContent).toContain('0.00060000');
  await user.click(within(dialog).getByRole('button', { name: 'Sign Transaction' }));
  const sent = await screen.findByRole('dialog', { name: 'Transaction Broadcast Successfully' });
  await user.click(within(sent).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(card.textContent).toContain('Amount Withdraw0.00060000 BTC'));
});
