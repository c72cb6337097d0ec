import { screen, waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { decode } from 'bip21';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { pass, stopClock } from './clock';
import {
  depositAddress,
  ELSEWHERE,
  fundedStory,
  open,
  openDialog,
  pay,
  pendingStory,
  type Story,
  tamperHandler,
} from './guarantee-support';
import { calls, returnToTab, testWorld } from './support';

const world = testWorld();

function openDeposit(story: Story) {
  return openDialog(story, story.berto, 'Deposit', 'Deposit Address');
}

// Spec: 8.deposit-failures
describe('Deposit Address', () => {
  // Spec: 2.deposit-address
  nightly('shows a verified address in full, its QR code of 200 px, and the missing amount', async () => {
    const story = await pendingStory(world);
    const { dialog } = await openDeposit(story);
    expect(await within(dialog).findByText('Verified')).toBeTruthy();
    const deposit = world.backend.store.deposits(story.guaranteeId)[0];
    expect(dialog.textContent).toContain(deposit?.address);
    const explorer = await within(dialog).findByRole<HTMLAnchorElement>('link', { name: /^View this address/ });
    expect(explorer.href).toContain(`/address/${deposit?.address}`);
    // Focus on what stands below would scroll the verdict out of sight.
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Close' }));
    const code = await within(dialog).findByRole('img', { name: 'QR code of the deposit address' });
    expect([code.getAttribute('width'), code.getAttribute('height')]).toEqual(['200', '200']);
    await waitFor(() => expect(dialog.textContent).toContain('Send exactly 0.00100000 BTC. Your wallet adds its fee.'));
    // One amount: nothing has arrived, and nothing is estimated.
    expect(dialog.textContent?.match(/\d BTC/g)).toHaveLength(1);
    expect(calls(world, 'POST /contracts/deposit')).toBe(1);
  });

  // Spec: 2.deposit-address
  nightly('copies the plain address on a click and says so for 2 s', async () => {
    const story = await pendingStory(world);
    const { user, dialog } = await openDeposit(story);
    const copy = await within(dialog).findByRole('button', { name: /^Copy address/ });
    stopClock();
    await user.click(copy);
    expect(await within(dialog).findByText('Address copied to clipboard')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(world.backend.store.deposits(story.guaranteeId)[0]?.address);
    await pass(world, 1_500);
    expect(within(dialog).getByText('Address copied to clipboard')).toBeTruthy();
    await pass(world, 600);
    expect(within(dialog).queryByText('Address copied to clipboard')).toBeNull();
  });

  it('marks an address not derived from the keys, shows the right one, and no QR code', async () => {
    const story = await pendingStory(world);
    world.server.use(tamperHandler(world, '/contracts/deposit', (deposit) => ({ ...deposit, address: ELSEWHERE })));
    const { user, dialog } = await openDeposit(story);
    expect(await within(dialog).findByText('Not verified')).toBeTruthy();
    expect(within(dialog).getByRole('alert').textContent).toContain('not the address your keys produce');
    expect(dialog.textContent).toContain(`Address from the server${ELSEWHERE}`);
    const honest = world.backend.store.deposits(story.guaranteeId)[0]?.address;
    expect(dialog.textContent).toContain(`Address computed from the keys${honest}`);
    expect(within(dialog).queryByRole('img')).toBeNull();
    expect(within(dialog).queryByRole('button', { name: /^Copy address/ })).toBeNull();
    await user.click(
      await within(dialog).findByRole('checkbox', { name: 'Show the QR code anyway; I accept the risk' }),
    );
    expect(within(dialog).getByRole('img', { name: 'QR code of the deposit address' })).toBeTruthy();
  });

  it('does not verify an address without the key of the arbitrator', async () => {
    const story = await pendingStory(world);
    world.server.use(
      http.get('http://backend.test/api/arbitrators/:id', () => new HttpResponse(null, { status: 404 })),
    );
    const { dialog } = await openDeposit(story);
    expect(
      await within(dialog).findByText(/can't check this address yet because data from the server is missing/),
    ).toBeTruthy();
    expect(within(dialog).getByText(/The server has no third key under GET \/arbitrators\/1\./)).toBeTruthy();
    expect(within(dialog).queryByRole('img')).toBeNull();
  });

  // Spec: 5.deposit-address-reuse
  it('requests a new address when the latest one was paid and is empty', async () => {
    const story = await pendingStory(world);
    const spent = await depositAddress(story);
    world.server.use(
      http.get(`*/address/${spent}`, () =>
        HttpResponse.json({ chain_stats: { funded_txo_sum: 40_000, spent_txo_sum: 40_000 } }),
      ),
    );
    const { dialog } = await openDeposit(story);
    expect(await within(dialog).findByText('Verified')).toBeTruthy();
    expect(calls(world, 'POST /contracts/deposit')).toBe(1);
    expect(dialog.textContent).not.toContain(spent);
  });

  nightly.each([
    [() => HttpResponse.error(), /Network Error/, 'Network Error'],
    [
      () => HttpResponse.json({ transaction: { id: 'd-1' } }),
      /^We couldn't get a deposit address. Nothing has been paid/,
      'No address received from createDeposit',
    ],
  ])('reports a failure in place and can be retried', async (answer, message, logged) => {
    const log = vi.spyOn(console, 'error');
    const story = await pendingStory(world);
    world.server.use(http.post('http://backend.test/api/contracts/deposit', answer, { once: true }));
    const { user, dialog } = await openDeposit(story);
    expect((await within(dialog).findByText(message)).closest('[role=alert]')).toBeTruthy();
    expect(log).toHaveBeenCalledWith(expect.stringContaining(logged));
    await user.click(await within(dialog).findByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText('Verified')).toBeTruthy();
  });

  nightly('reports an unknown balance when the explorer is down', async () => {
    const story = await pendingStory(world);
    await depositAddress(story);
    world.server.use(http.get('http://explorer.test/*', () => new HttpResponse(null, { status: 503 })));
    const { user, dialog } = await openDeposit(story);
    expect(await within(dialog).findByText(/can't see payments right now/)).toBeTruthy();
    expect(dialog.textContent).not.toContain('Send exactly');
    await user.click(await within(dialog).findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the fee of a later release', () => {
  const DETAILS = 'http://backend.test/api/contracts/guarantee/:id';

  it('is told if the server expects far more', async () => {
    const story = await pendingStory(world);
    world.server.use(http.get(DETAILS, () => HttpResponse.json({ amount: '0.001', estimatedFees: '0.00009' })));
    const { dialog } = await openDeposit(story);
    await waitFor(() =>
      expect(dialog.textContent).toContain('The server expects a later release to cost 0.00009000 BTC'),
    );
    expect(dialog.textContent).toContain(
      `${((158 * world.backend.fees.fastestFee) / 1e8).toFixed(8)} BTC would be enough`,
    );
  });
});

const EXPLORER = 'http://explorer.test/explorer/api';
const ALARM = 'A recorded deposit no longer exists';

nightly('a deposit that was spent twice raises an alarm on its guarantee and on the contract', async () => {
  const story = await fundedStory(world);
  const { card } = await open(story, story.ana);
  expect(await within(card).findByText('Covers the amount')).toBeTruthy();
  world.server.use(
    http.get(`${EXPLORER}/address/:address/utxo`, () => HttpResponse.json([])),
    http.get(`${EXPLORER}/tx/:txid`, () => new HttpResponse(null, { status: 404 })),
  );
  await returnToTab(world);
  await returnToTab(world);
  expect((await within(card).findByText(ALARM)).closest('[role=alert]')).toBeTruthy();
  expect(screen.getByText(/^Guarantees whose recorded deposit no longer exists: 1/)).toBeTruthy();
  world.server.use(...world.backend.handlers);
  await returnToTab(world);
  await waitFor(() => expect(within(card).queryByText(ALARM)).toBeNull());
});

const CODE = 'QR code of the deposit address';

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
