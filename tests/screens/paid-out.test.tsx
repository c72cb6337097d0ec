import { REGTEST } from '@mocks/chain/regtest';
import { screen, waitFor, within } from '@testing-library/react';
import { Psbt } from 'bitcoinjs-lib';
import { expect, it } from 'vitest';
import { DESTINATION, fundedStory, open, pay, type Story, signedBy, signedWithdrawal } from './guarantee-support';
import { api, returnToTab, settle, testWorld } from './support';

const world = testWorld();

/** The other party signs and broadcasts; the record of it follows. */
function broadcast(story: Story, psbt: unknown): string {
  const complete = Psbt.fromBase64(signedBy(story.berto, String(psbt)), { network: REGTEST });
  return world.backend.chain.broadcast(complete.finalizeAllInputs().extractTransaction(true).toHex());
}

it('the creator of a release sees it paid out as soon as its coins have left, and what was released once it is recorded', async () => {
  const story = await fundedStory(world);
  const withdrawal = await signedWithdrawal(story, story.ana);
  const { card } = await open(story, story.ana);
  expect(await within(card).findByRole('button', { name: 'Cancel Transaction' })).toBeTruthy();
  await settle(world);

  const txid = broadcast(story, withdrawal.p_psbt);
  await returnToTab(world);
  expect(await within(card).findByText('Being paid out')).toBeTruthy();
  expect(within(card).queryByRole('button', { name: 'Cancel Transaction' })).toBeNull();
  expect(card.textContent).not.toMatch(/Partial deposit|Deposit (not )?confirmed|Deposited/);
  expect(card.textContent).not.toContain('0.00000000');
  await waitFor(() => expect(card.textContent).toContain('0.00060000 BTC to '));

  await api('PUT', `/contracts/transaction/${withdrawal.id}`, { ...withdrawal, status: 'executed', txid });
  await returnToTab(world);
  await waitFor(() => expect(card.textContent).toContain('Amount Withdraw0.00060000 BTC'));
  expect(within(card).getByRole('button', { name: 'Release Remaining Balance' })).toBeTruthy();
});

it('also on another device of the creator, and where coins are left that the release does not spend', async () => {
  const story = await fundedStory(world);
  const withdrawal = await signedWithdrawal(story, story.ana);
  pay(world, world.backend.store.deposits(story.guaranteeId)[0]?.address ?? '', 5_000);
  world.backend.chain.mine();
  const { card } = await open(story, story.ana);
  await within(card).findByRole('button', { name: 'Cancel Transaction' });
  await settle(world);
  broadcast(story, withdrawal.p_psbt);
  await returnToTab(world);
  expect(await within(card).findByText('Being paid out')).toBeTruthy();
});

// Signed on the recovery page, with the third key, or in advance.
it.each(['pending', 'active'])(
  'money of a guarantee called %s that left unrecorded is shown with its payee',
  async (status) => {
    const story = await fundedStory(world);
    const withdrawal = await signedWithdrawal(story, story.ana, '0.00099000');
    broadcast(story, withdrawal.p_psbt);
    const { state } = world.backend.store;
    state.transactions = state.transactions.filter((each) => !each.withdrawal);
    Object.assign(world.backend.store.guarantee(story.guaranteeId) ?? {}, { status });
    const { card } = await open(story, story.berto);
    expect(await within(card).findByText(/The server has no record of it/)).toBeTruthy();
    await waitFor(() => expect(card.textContent).toContain(`0.00099000 BTC to ${DESTINATION}`));
    expect(within(card).getByRole('link', { name: 'View Transaction' })).toBeTruthy();
    expect(card.textContent).not.toMatch(/Not paid yet|0\.00000000|Less than the amount/);
    // Another deposit is possible, but nothing asks for it.
    expect(screen.queryByRole('button', { name: 'Get the address' })).toBeNull();
    expect(within(card).queryAllByRole('button', { name: 'Deposit' })).toHaveLength(status === 'pending' ? 1 : 0);
  },
);
