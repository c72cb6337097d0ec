import { addressToScript } from '@mocks/chain/addresses';
import { REGTEST } from '@mocks/chain/regtest';
import { screen, waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { Psbt, payments } from 'bitcoinjs-lib';
import { describe, expect, it, vi } from 'vitest';
import {
  depositAddress,
  divertedPsbt,
  fundedStory,
  open,
  openDialog,
  pay,
  pendingStory,
  setStatus,
  signedBy,
  signedWithdrawal,
  storedWithdrawals,
  tamperHandler,
} from './guarantee-support';
import { testWorld } from './support';

// Settings are read once, on first use.
vi.stubEnv('VITE_DEPOSIT_SCRIPT', 'unverified');

const world = testWorld();

describe('with VITE_DEPOSIT_SCRIPT=unverified', () => {
  nightly('the deposit dialog shows the address as unverified', async () => {
    const story = await pendingStory(world);
    const { user, dialog } = await openDialog(story, story.berto, 'Deposit', 'Deposit Address');
    expect(await within(dialog).findByText('Not verified')).toBeTruthy();
    expect(dialog.textContent).toContain('Address checks are off here');
    expect(within(dialog).queryByRole('img')).toBeNull();
    await user.click(await within(dialog).findByRole('checkbox'));
    expect(within(dialog).getByRole('img', { name: 'QR code of the deposit address' })).toBeTruthy();
  });

  nightly('the recovery file holds the key alone, also of a funded contract', async () => {
    const story = await fundedStory(world);
    const { user } = await open(story, story.ana);
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Recovery' }));
    const dialog = await screen.findByRole('dialog', { name: 'Recovery' });
    expect(await within(dialog).findByText('It holds your key, and no contract.')).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'For another signer' })).toBeNull();
    expect(within(dialog).queryByText('Not in the file:', { exact: false })).toBeNull();
  });

  describe('at an address of a type that cannot be signed for', () => {
    const { address: nested = '' } = payments.p2sh({ hash: new Uint8Array(20).fill(7), network: REGTEST });

    function moveDeposits(changes: object): void {
      for (const each of world.backend.store.state.transactions) Object.assign(each, { address: nested, ...changes });
    }

    it('the deposit dialog says so before anything is paid', async () => {
      const story = await pendingStory(world);
      world.server.use(tamperHandler(world, '/contracts/deposit', (sent) => ({ ...sent, address: nested })));
      const { dialog } = await openDialog(story, story.berto, 'Deposit', 'Deposit Address');
      await waitFor(() => expect(dialog.textContent).toContain("This address isn't native SegWit (P2WSH)"));
      expect(within(dialog).queryByRole('img')).toBeNull();
    });

    nightly('a release says so in place of its form', async () => {
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

    it("the other party's transaction is refused by name, without asking for a password", async () => {
      const story = await fundedStory(world);
      await signedWithdrawal(story, story.berto);
      const [stored] = storedWithdrawals(world, story);
      const psbt = Psbt.fromBase64(stored?.p_psbt ?? '', { network: REGTEST });
      const [{ witnessUtxo } = {}] = psbt.data.inputs;
      if (stored === undefined || witnessUtxo === undefined) throw new Error('no coin');
      witnessUtxo.script = addressToScript(nested) ?? witnessUtxo.script;
      stored.p_psbt = psbt.toBase64();
      const { dialog } = await openDialog(story, story.ana, 'Sign Withdrawal', 'Sign Transaction');
      expect(
        await within(dialog).findByText(/Refused: it spends coins at an address that is not native SegWit/),
      ).toBeTruthy();
      expect(within(dialog).queryByLabelText('Signing Password')).toBeNull();
    });
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
