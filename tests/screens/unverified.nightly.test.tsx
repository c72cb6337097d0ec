import { REGTEST } from '@mocks/chain/regtest';
import { screen, waitFor, within } from '@testing-library/react';
import { payments } from 'bitcoinjs-lib';
import { describe, expect, it, vi } from 'vitest';
import { depositAddress, fundedStory, openDialog, pay, pendingStory, setStatus } from './guarantee-support';
import { returnToTab, settle, testWorld, visit } from './support';

// Settings are read once, on first use.
vi.stubEnv('VITE_DEPOSIT_SCRIPT', 'unverified');

const world = testWorld();

describe('with VITE_DEPOSIT_SCRIPT=unverified', () => {
  it('no recovery kit is offered', async () => {
    const story = await pendingStory(world);
    const { dialog } = await openDialog(story, story.berto, 'Deposit', 'Deposit Address');
    await within(dialog).findByText('Not verified');
    pay(world, world.backend.store.deposits(story.guaranteeId)[0]?.address ?? '', 100_000);
    await returnToTab(world);
    await waitFor(() => expect(dialog.textContent).toContain('0.00100000 BTC'));
    expect(screen.queryByText(/you and one more signer can move this money/)).toBeNull();
  });

  it('the first page promises no lock', async () => {
    visit('/login', null);
    expect(await screen.findByText(/Your browser does not check here that these keys lock a deposit/)).toBeTruthy();
    expect(screen.queryByText(/One alone moves nothing|two of three keys/i)).toBeNull();
    expect(screen.queryByRole('img', { name: /Any two of them open the guarantee/ })).toBeNull();
  });

  describe('at an address of a type that cannot be signed for', () => {
    const { address: nested = '' } = payments.p2sh({ hash: new Uint8Array(20).fill(7), network: REGTEST });

    function moveDeposits(changes: object): void {
      for (const each of world.backend.store.state.transactions) Object.assign(each, { address: nested, ...changes });
    }

    it('a release says so in place of its form', async () => {
      const story = await pendingStory(world);
      await depositAddress(story);
      const txid = pay(world, nested, 100_000);
      world.backend.chain.mine();
      moveDeposits({ txid, amount: 100_000 });
      await setStatus(story, 'active');
      await openDialog(story, story.ana, 'Release Guarantee', 'Release Guarantee');
      // The form gives way once the addresses are checked.
      expect(await screen.findByText(/Release it with the program that made the address/)).toBeTruthy();
      expect(screen.queryByLabelText('Signing Password')).toBeNull();
    });

    it.each([
      ['nothing was paid there', null],
      ['the rest of the money can be released', 'ab'.repeat(32)],
    ])('a release is offered if %s', async (_name, txid) => {
      const story = await fundedStory(world);
      const { state } = world.backend.store;
      const [paid] = state.transactions;
      if (paid === undefined) throw new Error('no deposit');
      state.transactions.push({ ...paid, id: 'other', address: nested, txid, vout: null, amount: null });
      await openDialog(story, story.ana, 'Release Guarantee', 'Release Guarantee');
      expect(await screen.findByLabelText('Signing Password')).toBeTruthy();
      // Once the addresses are checked.
      await settle(world);
      expect(screen.queryByLabelText('Signing Password')).not.toBeNull();
    });
  });
});
