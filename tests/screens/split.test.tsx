import { addressToScript } from '@mocks/chain/addresses';
import { REGTEST } from '@mocks/chain/regtest';
import { demoAddress } from '@mocks/demo/demo-keys';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Psbt } from 'bitcoinjs-lib';
import { HttpResponse, http } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { SignDialog } from '@/features/withdrawals/sign/sign-dialog';
import {
  DESTINATION,
  fundedStory,
  open,
  openDialog,
  PASSWORD,
  replaceText,
  type Story,
  storedWithdrawals,
} from './guarantee-support';
import { collectSavedFiles } from './saved-files';
import { testWorld } from './support';

const world = testWorld();
const SECOND = demoAddress('second');
/** 201 vB at 12 sat/vB. */
const FEE = 2_412;
const FIRST = { hash: 'ab'.repeat(32), index: 0 };

const field = (dialog: HTMLElement, label: string) => within(dialog).getByLabelText<HTMLInputElement>(label);
const readFields = (dialog: HTMLElement) =>
  ['The first payee gets (BTC)', 'The second payee gets (BTC)'].map((label) => field(dialog, label).value);
const getButton = (dialog: HTMLElement) =>
  within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Generate Transaction' });

/** Ana shares what arrives of 0.0009 BTC with somebody. */
async function openSplit(story: Story) {
  const shown = await openDialog(story, story.ana, 'Release Guarantee', 'Release Guarantee');
  const { user, dialog } = shown;
  await replaceText(user, dialog, 'Destination Bitcoin Address', DESTINATION);
  await replaceText(user, dialog, 'Amount (BTC)', '0.0009');
  await replaceText(user, dialog, 'Signing Password', PASSWORD);
  await user.click(await within(dialog).findByRole('button', { name: 'Split with somebody' }));
  await waitFor(() => expect(dialog.textContent).toContain(`${FEE.toLocaleString('en')} satoshis`));
  return shown;
}

async function signSplit(story: Story) {
  const shown = await openSplit(story);
  await replaceText(shown.user, shown.dialog, 'Second Bitcoin address', SECOND);
  await waitFor(() => expect(getButton(shown.dialog).disabled).toBe(false));
  await shown.user.click(getButton(shown.dialog));
  return shown;
}

// docs/bitcoin.md#a-release-with-two-payees
describe('a release with two payees', () => {
  it('shares what arrives by slider or by either amount, and says what is missing', async () => {
    const story = await fundedStory(world);
    const { user, dialog } = await openSplit(story);
    expect(readFields(dialog)).toEqual(['0.00043794', '0.00043794']);
    expect(dialog.textContent).toContain('Say where the second part goes.');
    expect(getButton(dialog).disabled).toBe(true);
    await replaceText(user, dialog, 'Second Bitcoin address', DESTINATION);
    expect(await within(dialog).findByText(/This is the first address/)).toBeTruthy();
    expect(getButton(dialog).disabled).toBe(true);
    await replaceText(user, dialog, 'Second Bitcoin address', SECOND);
    await waitFor(() => expect(getButton(dialog).disabled).toBe(false));

    fireEvent.change(field(dialog, 'Part of The first payee'), { target: { value: '25' } });
    expect(readFields(dialog)).toEqual(['0.00021897', '0.00065691']);
    await replaceText(user, dialog, 'The second payee gets (BTC)', '0.0002');
    expect(readFields(dialog)).toEqual(['0.00067588', '0.0002']);
    await replaceText(user, dialog, 'The first payee gets (BTC)', '0.00000546');
    expect(dialog.textContent).toContain('each at least 0.00000547 BTC');
    expect(dialog.textContent).toContain('Correct the two amounts above.');
    expect(getButton(dialog).disabled).toBe(true);

    await user.click(within(dialog).getByRole('button', { name: 'Do not split' }));
    expect(within(dialog).queryByLabelText('Second Bitcoin address')).toBeNull();
    await waitFor(() => expect(dialog.textContent).toContain('1,896 satoshis'));
    expect(getButton(dialog).disabled).toBe(false);
  });

  it('is shown to the other party line by line, who is asked about both and completes it', async () => {
    const story = await fundedStory(world);
    const { card } = await signSplit(story);
    await waitFor(() => expect(storedWithdrawals(world, story)[0]?.signer).toBe(story.ana.id));
    // The server's record knows one of the payees.
    await waitFor(() =>
      expect(card.textContent).toMatch(/Berto still has to sign the release of0\.00043794.*bcrt1.*0\.00043794.*bcrt1/),
    );
    cleanup();
    await world.quiet();
    localStorage.clear();
    const shown = await openDialog(story, story.berto, 'Sign Withdrawal', 'Sign Transaction');
    const { user, dialog } = shown;
    await waitFor(() =>
      expect(shown.card.textContent).toMatch(/Needs your signature0\.00043794.*bcrt1.*0\.00043794.*bcrt1/),
    );
    const summary = await within(dialog).findByRole('region', { name: 'What you are about to sign' });
    for (const text of [DESTINATION, SECOND, '0.00043794']) expect(summary.textContent).toContain(text);
    expect(dialog.textContent).toContain('It pays somebody whose address no party has stated.');
    await replaceText(user, dialog, 'Signing Password', PASSWORD);
    await user.click(within(dialog).getByRole('checkbox'));
    await user.click(within(dialog).getByRole('button', { name: 'Sign Transaction' }));
    expect(await screen.findByRole('dialog', { name: 'Transaction Broadcast Successfully' })).toBeTruthy();
    for (const address of [DESTINATION, SECOND]) {
      const script = addressToScript(address) ?? new Uint8Array();
      expect(world.backend.chain.listUnspent(script)).toMatchObject([{ value: 43_794 }]);
    }
  });

  it.each([
    [
      'another payment',
      (signed: Psbt) => new Psbt({ network: REGTEST }).addInput(signed.txInputs[0] ?? FIRST).toBase64(),
    ],
    ['nothing that can be read', () => 'cHNidP8='],
  ])('is named as the record has it while the saved PSBT is %s', async (_what, swap) => {
    const story = await fundedStory(world);
    await signSplit(story);
    await waitFor(() => expect(storedWithdrawals(world, story)[0]?.signer).toBe(story.ana.id));
    cleanup();
    await world.quiet();
    const [record] = storedWithdrawals(world, story);
    const signed = Psbt.fromBase64(String(record?.p_psbt), { network: REGTEST });
    Object.assign(record ?? {}, { p_psbt: swap(signed) });
    const { card } = await open(story, story.ana);
    await waitFor(() => expect(card.textContent).toContain('according to the server'));
    expect(card.textContent).not.toContain('after the fee');
  });

  it('goes as a file where the server does not take it, and is signed from that file', async () => {
    const story = await fundedStory(world);
    world.server.use(http.put('*/api/contracts/transaction/:id', () => new HttpResponse(null, { status: 400 })));
    const saved = collectSavedFiles();
    await signSplit(story);
    expect(await screen.findByText('You have signed it, but the server did not take it.')).toBeTruthy();
    expect((await screen.findByRole('dialog')).textContent).toContain('send it to Berto');
    fireEvent.click(screen.getByRole('button', { name: 'Save the file' }));
    const bytes = Buffer.from((await saved[0]?.blob.arrayBuffer()) ?? new ArrayBuffer());
    expect(saved[0]?.name).toBe('release.psbt');
    const psbt = Psbt.fromBase64(bytes.toString('base64'), { network: REGTEST });
    expect(psbt.txOutputs.slice(0, 2).map(({ address, value }) => [address, value])).toEqual([
      [DESTINATION, 43_794n],
      [SECOND, 43_794n],
    ]);
    world.server.resetHandlers(...world.backend.handlers);
    cleanup();
    await world.quiet();
    localStorage.clear();

    const { store, user } = await open(story, story.berto);
    const onBroadcast = vi.fn();
    render(
      <Provider store={store}>
        <MemoryRouter>
          <SignDialog
            {...{ contractId: story.contractId, guaranteeId: story.guaranteeId, onBroadcast }}
            file={psbt.toBase64()}
            onStartAgain={() => undefined}
            onClose={() => undefined}
          />
        </MemoryRouter>
      </Provider>,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Sign Transaction' });
    const summary = await within(dialog).findByRole('region', { name: 'What you are about to sign' });
    for (const text of [DESTINATION, SECOND, '0.00043794']) expect(summary.textContent).toContain(text);
    expect(within(dialog).queryByRole('button', { name: 'Delete and start again' })).toBeNull();
    await replaceText(user, dialog, 'Signing Password', PASSWORD);
    await user.click(within(dialog).getByRole('checkbox'));
    await user.click(within(dialog).getByRole('button', { name: 'Sign Transaction' }));
    await waitFor(() => expect(onBroadcast).toHaveBeenCalledOnce());
    await waitFor(() =>
      expect(storedWithdrawals(world, story)).toMatchObject([{ status: 'executed', amount: 43_794 }]),
    );
  });
});
