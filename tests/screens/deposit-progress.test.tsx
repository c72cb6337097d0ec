import { waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { decode } from 'bip21';
import { expect } from 'vitest';
import { openDialog, pay, pendingStory, type Story } from './guarantee-support';
import { returnToTab, testWorld } from './support';

const world = testWorld();
const CODE = 'QR code of the deposit address';

function openDeposit(story: Story) {
  return openDialog(story, story.berto, 'Deposit', 'Deposit Address');
}

function walletLink(dialog: HTMLElement): string {
  return within(dialog).getByRole('link', { name: 'Open in wallet' }).getAttribute('href') ?? '';
}

nightly('asks a wallet for what is missing, follows what arrives, and ends when all of it has', async () => {
  const story = await pendingStory(world);
  const { dialog } = await openDeposit(story);
  await within(dialog).findByText('Verified');
  await waitFor(() => expect(dialog.textContent).toContain('Send exactly 0.00100000 BTC'));
  const address = world.backend.store.deposits(story.guaranteeId)[0]?.address ?? '';
  expect(decode(walletLink(dialog))).toEqual({ address, options: { amount: 0.001 } });

  pay(world, address, 40_000);
  await returnToTab(world);
  await waitFor(() => expect(dialog.textContent).toContain('0.00040000 BTC of 0.00100000 BTC arrived'));
  expect(walletLink(dialog)).toBe(`bitcoin:${address}?amount=0.0006`);
  // The sum is said once.
  await waitFor(() => expect(dialog.textContent).toMatch(/arrivedunconfirmed, usually confirmed within an hour (?!0)/));
  expect(dialog.textContent).not.toContain('Arrived');

  world.backend.chain.mine();
  pay(world, address, 80_000);
  await returnToTab(world);
  expect(await within(dialog).findByText('Fully paid')).toBeTruthy();
  expect(within(dialog).queryByRole('img', { name: CODE })).toBeNull();
  expect(within(dialog).queryByRole('link', { name: 'Open in wallet' })).toBeNull();
  expect(dialog.textContent).toContain('Paid too much0.00020000 BTC');
  await waitFor(() => expect(dialog.textContent).toContain('usually confirmed within an hour 0.00080000 BTC'));
  expect(await within(dialog).findByText(/^The guarantee is active\./)).toBeTruthy();
});
