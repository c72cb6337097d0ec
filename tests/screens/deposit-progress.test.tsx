import { screen, waitFor, within } from '@testing-library/react';
import { decode } from 'bip21';
import { expect, it } from 'vitest';
import {
  depositAddress,
  ELSEWHERE,
  openDialog,
  pay,
  pendingStory,
  type Story,
  tamperHandler,
} from './guarantee-support';
import { returnToTab, testWorld } from './support';

const world = testWorld();
const CODE = 'QR code of the deposit address';

function openDeposit(story: Story) {
  return openDialog(story, story.berto, 'Deposit', 'Deposit Address');
}

function walletLink(dialog: HTMLElement): string {
  return within(dialog).getByRole('link', { name: 'Open in wallet' }).getAttribute('href') ?? '';
}

it('asks a wallet for what is missing, follows what arrives, and ends when all of it has', async () => {
  const story = await pendingStory(world);
  const { dialog } = await openDeposit(story);
  await within(dialog).findByText('Verified');
  await waitFor(() => expect(dialog.textContent).toContain('The code asks for 0.00100000 BTC'));
  const address = world.backend.store.deposits(story.guaranteeId)[0]?.address ?? '';
  expect(decode(walletLink(dialog))).toEqual({ address, options: { amount: 0.001 } });

  pay(world, address, 40_000);
  await returnToTab(world);
  expect(await within(dialog).findByText('A part has arrived')).toBeTruthy();
  expect(walletLink(dialog)).toBe(`bitcoin:${address}?amount=0.0006`);
  await waitFor(() => expect(dialog.textContent).toContain('0.00040000 BTC unconfirmed'));

  world.backend.chain.mine();
  pay(world, address, 80_000);
  await returnToTab(world);
  expect(await within(dialog).findByText('Fully paid')).toBeTruthy();
  expect(within(dialog).queryByRole('img', { name: CODE })).toBeNull();
  expect(within(dialog).queryByRole('link', { name: 'Open in wallet' })).toBeNull();
  expect(dialog.textContent).toContain('Paid too much0.00020000 BTC');
  await waitFor(() => expect(dialog.textContent).toContain('0.00040000 BTC 1 confirmation'));
  expect(await within(dialog).findByText(/^The guarantee is active\./)).toBeTruthy();
});

it('asks for more than dust', async () => {
  const story = await pendingStory(world);
  pay(world, await depositAddress(story), 99_900);
  world.backend.chain.mine();
  const { dialog } = await openDeposit(story);
  await waitFor(() => expect(dialog.textContent).toContain('The code asks for 0.00000547 BTC'));
  expect(dialog.textContent).toContain('0.00000546 BTC or less does not count');
  expect(walletLink(dialog)).toMatch(/\?amount=0\.00000547$/);
});

it('offers no wallet an address that is not verified, until the user insists', async () => {
  const story = await pendingStory(world);
  world.server.use(tamperHandler(world, '/contracts/deposit', (deposit) => ({ ...deposit, address: ELSEWHERE })));
  const { user, dialog } = await openDeposit(story);
  await within(dialog).findByText('Not verified');
  expect(screen.queryByRole('link', { name: 'Open in wallet' })).toBeNull();
  await user.click(await within(dialog).findByRole('checkbox', { name: 'Show the QR code anyway; I accept the risk' }));
  expect(walletLink(dialog)).toContain(`bitcoin:${ELSEWHERE}`);
});
