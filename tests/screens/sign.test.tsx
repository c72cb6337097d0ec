import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  DESTINATION,
  divertedPsbt,
  ELSEWHERE,
  fundedStory,
  openDialog,
  PASSWORD,
  type Story,
  signedBy,
  signedWithdrawal,
  storedWithdrawals,
} from './guarantee-support';
import { holdKeyOpening, holdPost, readStatuses } from './stages';
import { api, calls, returnToTab, testWorld } from './support';

const world = testWorld();
const BROADCAST = 'http://backend.test/api/contracts/broadcast';

/** Berto has released 0.0006 BTC; Ana has to sign. */
async function signStory(amount?: string) {
  const story = await fundedStory(world);
  const withdrawal = await signedWithdrawal(story, story.berto, amount);
  return { story, withdrawal };
}

function openSign(story: Story) {
  return openDialog(story, story.ana, 'Sign Withdrawal', 'Sign Transaction');
}

function signButton(dialog: HTMLElement): HTMLButtonElement {
  return within(dialog).getByRole('button', { name: 'Sign Transaction' });
}

async function sign(user: UserEvent, dialog: HTMLElement, password = PASSWORD): Promise<void> {
  const field = await within(dialog).findByLabelText<HTMLInputElement>('Signing Password');
  await user.clear(field);
  await user.click(field);
  await user.paste(password);
  await user.click(signButton(dialog));
}

function find(dialog: HTMLElement, text: RegExp): Promise<HTMLElement> {
  return within(dialog).findByText(text);
}

/** Puts another PSBT into the stored withdrawal. */
function replacePsbt(story: Story, change: (psbt: string) => string): void {
  const stored = storedWithdrawals(world, story)[0];
  if (!stored?.p_psbt) throw new Error('there is no signed withdrawal');
  stored.p_psbt = change(stored.p_psbt);
}

describe('Sign Transaction', () => {
  it('says that the browser does not run the engine, before a password is typed', async () => {
    const { story } = await signStory();
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('WebAssembly', undefined);
    const { dialog } = await openSign(story);
    await find(dialog, /Tor Browser's security level, Lockdown Mode or a content blocker/);
  });

  nightly('shows recipient, amount, fee, fee rate, change and remaining balance', async () => {
    const { story } = await signStory();
    const { dialog } = await openSign(story);
    const cheque = await within(dialog).findByRole('region', { name: 'What you are about to sign' });
    expect(within(dialog).getByText('Deposit for the roof')).toBeTruthy();
    const fee = 158 * world.backend.fees.fastestFee;
    expect(cheque.textContent).toContain(DESTINATION);
    // Nobody has signed that the address is theirs.
    expect(cheque.textContent).toMatch(/^Pay 0\.00060000 BTC.* to this address/);
    expect(cheque.textContent).toContain('We do not know whose address this is.');
    expect(cheque.textContent).toContain('0.00060000 BTC');
    expect(cheque.textContent).toContain(`Network fee${fee.toLocaleString('en')} satoshis`);
    expect(cheque.textContent).toMatch(/Fee rate\d+\.\d sat\/vB/);
    const left = `0.000${40_000 - fee} BTC`;
    expect(cheque.textContent).toContain(`Returns to the guarantee${left}`);
    await waitFor(() => expect(cheque.textContent).toContain(`Stays in the guarantee${left}`));
    expect(await find(dialog, /pays only this amount to this address, and spends only this guarantee/)).toBeTruthy();
    expect(signButton(dialog).disabled).toBe(true);
  });

  nightly('shows its progress while it signs', async () => {
    const { story } = await signStory();
    const { user, dialog } = await openSign(story);
    await find(dialog, /The password that you log in with/);
    const opening = await holdKeyOpening();
    const sending = holdPost(world, BROADCAST);
    await sign(user, dialog);
    await waitFor(() => expect(readStatuses(dialog)).toContain('Unlocking your key…'));
    opening.open();
    await waitFor(() => expect(readStatuses(dialog)).toContain('Sending it to the network…'));
    sending.open();
    expect(await screen.findByRole('dialog', { name: 'Transaction Broadcast Successfully' })).toBeTruthy();
  });

  // Spec: 2.sign-transaction, 2.broadcast-success
  nightly('signs, broadcasts and announces it with a link to the explorer', async () => {
    const { story } = await signStory();
    const { user, dialog, card } = await openSign(story);
    await sign(user, dialog);
    const done = await screen.findByRole('dialog', { name: 'Transaction Broadcast Successfully' });
    expect(done.textContent).toContain('Your transaction has been broadcast to the network.');
    expect(within(done).getByText('Deposit for the roof')).toBeTruthy();
    // The payee of an address that nobody has signed is not known: the address stands for itself.
    const fee = 158 * world.backend.fees.fastestFee;
    expect(done.textContent).toContain(`On its way:0.00060000 BTC to ${DESTINATION}`);
    expect(done.textContent).toContain(`0.000${40_000 - fee} BTC stays in the guarantee.`);
    const [stored] = storedWithdrawals(world, story);
    expect(stored?.status).toBe('executed');
    expect(world.backend.chain.transaction(stored?.txid ?? '')).toBeDefined();
    const link = await within(done).findByRole<HTMLAnchorElement>('link', { name: 'View Transaction' });
    expect(link.href).toBe(`http://explorer.test/explorer/tx/${stored?.txid}`);
    await user.click(await within(done).findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await within(card).findByRole('button', { name: 'Release Remaining Balance' })).toBeTruthy();
    expect(card.textContent).toContain('Amount Withdraw0.00060000 BTC');
    expect(localStorage.getItem('outbox')).toBeNull();
  });

  nightly('hides a wrong-password error after the withdrawal was cancelled', async () => {
    const { story, withdrawal } = await signStory();
    const { user, dialog } = await openSign(story);
    await sign(user, dialog, 'not this one');
    expect(await find(dialog, /The password is not right/)).toBeTruthy();
    await api('DELETE', `/contracts/transaction/${withdrawal.id}`).catch(() => undefined);
    await returnToTab(world);
    expect(
      await find(
        dialog,
        /^There is nothing to sign: this release was cancelled or not finished. Reload the contract.$/,
      ),
    ).toBeTruthy();
    expect(within(dialog).queryByText(/The password is not right/)).toBeNull();
  });

  it('asks for no password when the PSBT pays another address, and shows it', async () => {
    const { story } = await signStory();
    replacePsbt(story, (psbt) => signedBy(story.berto, divertedPsbt(psbt)));
    const { dialog } = await openSign(story);
    expect(await find(dialog, /Refused: it does not pay exactly this amount to this destination/)).toBeTruthy();
    expect(within(dialog).queryByLabelText('Signing Password')).toBeNull();
    expect(signButton(dialog).disabled).toBe(true);
    expect(dialog.textContent).not.toContain("couldn't cross-check");
    expect(dialog.textContent).toContain('The destination receives nothing');
    expect(dialog.textContent).toContain(ELSEWHERE);
  });

  nightly('says that amounts were not cross-checked, unless it is refused', async () => {
    world.server.use(
      ...['tx/:txid/hex', 'address/:address/utxo'].map((path) =>
        http.get(`http://explorer.test/explorer/api/${path}`, () => new HttpResponse(null, { status: 503 })),
      ),
    );
    const { story } = await signStory();
    const { dialog } = await openSign(story);
    expect(await find(dialog, /couldn't cross-check the amounts/)).toBeTruthy();
    replacePsbt(story, (psbt) => signedBy(story.berto, divertedPsbt(psbt)));
    await returnToTab(world);
    expect(await find(dialog, /Refused: /)).toBeTruthy();
    expect(dialog.textContent).not.toContain("couldn't cross-check");
  });

  it('signs a high fee only after confirmation', async () => {
    world.backend.fees.fastestFee = 12;
    const { story } = await signStory();
    world.backend.fees.fastestFee = 4;
    const { user, dialog } = await openSign(story);
    expect(await find(dialog, /1,896 satoshis is more than twice the estimate of 632 satoshis/)).toBeTruthy();
    await sign(user, dialog);
    expect(signButton(dialog).disabled).toBe(true);
    expect(calls(world, 'POST /contracts/broadcast')).toBe(0);
    await user.click(
      await within(dialog).findByRole('checkbox', { name: 'I accept the network fee of 1,896 satoshis' }),
    );
    await user.click(signButton(dialog));
    expect(await screen.findByRole('dialog', { name: 'Transaction Broadcast Successfully' })).toBeTruthy();
  });

  it('names those who have signed, by their keys', async () => {
    const { story } = await signStory();
    const { dialog } = await openSign(story);
    const label = await find(dialog, /^Signed by$/);
    expect(label.nextElementSibling?.textContent).toBe('Berto');
    expect(label.closest('details')).toBeNull();
    expect(await find(dialog, /Compare it with your wallet if you are to be paid, or ask Berto\./)).toBeTruthy();
  });

  nightly.each(['Ana', 'You', 'Ana (You)'])('names a signer whom the server calls %s with the id', async (username) => {
    const { story } = await signStory();
    Object.assign(world.backend.store.state.users.find(({ id }) => id === story.berto.id) ?? {}, { username });
    const { dialog } = await openSign(story);
    const label = await find(dialog, /^Signed by$/);
    await waitFor(() => expect(label.nextElementSibling?.textContent).toBe(`${username} (${story.berto.id})`));
  });

  it('warns in red when the other contractor has not signed, whatever the record says', async () => {
    const { story } = await signStory();
    const stored = storedWithdrawals(world, story)[0];
    replacePsbt(story, () => stored?.u_psbt ?? '');
    const { user, dialog } = await openSign(story);
    expect(await find(dialog, /The other party has not signed it/)).toBeTruthy();
    expect((await find(dialog, /^Signed by$/)).nextElementSibling?.textContent).toBe('Nobody yet');
    await sign(user, dialog);
    expect(signButton(dialog).disabled).toBe(true);
    await user.click(
      await within(dialog).findByRole('checkbox', { name: 'I have read the warnings and still want to sign' }),
    );
    expect(signButton(dialog).disabled).toBe(false);
  });

  nightly('reloads a withdrawal that is replaced while the dialog is open', async () => {
    const { story, withdrawal } = await signStory();
    const { dialog } = await openSign(story);
    expect(await find(dialog, /spends only this guarantee/)).toBeTruthy();
    await api('DELETE', `/contracts/transaction/${withdrawal.id}`).catch(() => undefined);
    await signedWithdrawal(story, story.berto, '0.00020000');
    await returnToTab(world);
    await waitFor(() => expect(dialog.textContent).toContain('0.00020000 BTC'));
    expect(dialog.textContent).not.toContain('0.00060000 BTC');
  });

  // Spec: 5.no-psbt
  nightly('says what to do, and logs "No PSBT found for signing", when the withdrawal has none', async () => {
    const { story } = await signStory();
    replacePsbt(story, () => '');
    const log = vi.spyOn(console, 'error');
    const { dialog } = await openSign(story);
    expect(await find(dialog, /^There is nothing to sign: /)).toBeTruthy();
    expect(log).toHaveBeenCalledWith(expect.stringContaining('No PSBT found for signing'));
  });

  nightly.each<[string, () => Response]>([
    ['refuses', () => HttpResponse.json({ error: 'not today' }, { status: 400 })],
    ["isn't responding", () => HttpResponse.error()],
  ])('sends a complete transaction through the explorer when the backend %s', async (_what, answer) => {
    const { story, withdrawal } = await signStory();
    world.server.use(http.post(BROADCAST, answer));
    const { user, dialog } = await openSign(story);
    await sign(user, dialog);
    await user.click(await within(dialog).findByRole('button', { name: 'Send through the block explorer' }));
    expect(await screen.findByRole('dialog', { name: 'Transaction Broadcast Successfully' })).toBeTruthy();
    const stored = storedWithdrawals(world, story).find(({ id }) => id === withdrawal.id);
    expect(stored).toMatchObject({ status: 'executed' });
    expect(world.backend.chain.transaction(stored?.txid ?? '')).toBeTruthy();
  });

  nightly.each([
    ['min relay fee not met', true],
    ['bad-txns-inputs-missingorspent', false],
  ])(
    'says why the explorer does not take a transaction, and still offers to send it: %s',
    async (reason, isRefused) => {
      const { story } = await signStory();
      world.server.use(
        http.post(BROADCAST, () => HttpResponse.json({ error: 'not today' }, { status: 400 })),
        http.post('*/explorer/api/tx', () => HttpResponse.text(reason, { status: 400 })),
      );
      const { user, dialog } = await openSign(story);
      await sign(user, dialog);
      const send = () => within(dialog).findByRole('button', { name: 'Send through the block explorer' });
      await user.click(await send());
      const said = await find(dialog, new RegExp(reason));
      expect(said.textContent?.includes('The Bitcoin network refused')).toBe(isRefused);
      expect(await send()).toBeTruthy();
    },
  );

  nightly('treats a broadcast with a lost response as done when the explorer knows it', async () => {
    const { story } = await signStory();
    world.server.use(
      http.post(BROADCAST, async ({ request }) => {
        const { txHex } = (await request.json()) as { txHex: string };
        world.backend.chain.broadcast(txHex);
        return HttpResponse.error();
      }),
    );
    const { user, dialog } = await openSign(story);
    await sign(user, dialog);
    expect(await screen.findByRole('dialog', { name: 'Transaction Broadcast Successfully' })).toBeTruthy();
  });

  it('keeps a signed transaction that could not be sent, and says so', async () => {
    const { story } = await signStory();
    world.server.use(http.post(BROADCAST, () => HttpResponse.error()));
    const { user, dialog, card } = await openSign(story);
    await sign(user, dialog);
    expect(await find(dialog, /We've kept the signed release in this browser and keep trying to send it/)).toBeTruthy();
    expect(signButton(dialog).disabled).toBe(true);
    await user.click(await within(dialog).findByRole('button', { name: 'Close' }));
    expect(within(card).queryByRole('button', { name: 'Sign Withdrawal' })).toBeNull();
    expect(within(card).queryByRole('button', { name: 'Cancel Transaction' })).toBeNull();
    expect(card.textContent).toContain('The release is being sent and recorded');
  });

  nightly('offers to send it through the explorer on every screen once the dialog is closed', async () => {
    const { story, withdrawal } = await signStory();
    world.server.use(http.post(BROADCAST, () => HttpResponse.error()));
    const { user, dialog } = await openSign(story);
    await sign(user, dialog);
    await find(dialog, /keep trying to send it/);
    await user.click(await within(dialog).findByRole('button', { name: 'Close' }));
    const notice = await screen.findByText(/has not reached the network/);
    expect(screen.queryByText(/^Sent. Saving the record/)).toBeNull();
    const banner = notice.closest<HTMLElement>('[role="status"]') ?? notice;
    await user.click(await within(banner).findByRole('button', { name: 'Send through the block explorer' }));
    await waitFor(() => expect(localStorage.getItem('outbox')).toBeNull());
    const stored = storedWithdrawals(world, story).find(({ id }) => id === withdrawal.id);
    expect(stored).toMatchObject({ status: 'executed' });
  });
});
