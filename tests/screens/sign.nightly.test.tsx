import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import {
  fundedStory,
  openDialog,
  PASSWORD,
  type Story,
  signedWithdrawal,
  storedWithdrawals,
} from './guarantee-support';
import { api, returnToTab, testWorld } from './support';

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
  it('shows no progress after a failure', async () => {
    const { story } = await signStory();
    const { user, dialog } = await openSign(story);
    await sign(user, dialog, 'wrong');
    await within(dialog).findByRole('alert');
    expect(within(dialog).queryByText('Unlocking your key…')).toBeNull();
    // The error replaces the hint until the next input.
    await user.type(await within(dialog).findByLabelText('Signing Password'), 'x');
    expect(await find(dialog, /The password that you log in with/)).toBeTruthy();
  });

  it.each(['Escape', 'Cancel'])('asks on %s before it discards a typed password', async (way) => {
    const { story } = await signStory();
    const { user, dialog } = await openSign(story);
    await user.type(await within(dialog).findByLabelText('Signing Password'), 'half');
    const leave = () =>
      way === 'Escape' ? user.keyboard('{Escape}') : user.click(within(dialog).getByRole('button', { name: way }));
    await leave();
    await user.click(await within(dialog).findByRole('button', { name: 'Keep editing' }));
    expect(within(dialog).getByLabelText<HTMLInputElement>('Signing Password').value).toBe('half');
    await user.clear(await within(dialog).findByLabelText('Signing Password'));
    await leave();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('hides a wrong-password error after the withdrawal was cancelled', async () => {
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

  it.each(['Ana', 'You', 'Ana (You)'])('names a signer whom the server calls %s with the id', async (username) => {
    const { story } = await signStory();
    Object.assign(world.backend.store.state.users.find(({ id }) => id === story.berto.id) ?? {}, { username });
    const { dialog } = await openSign(story);
    const label = await find(dialog, /^Signed by$/);
    await waitFor(() => expect(label.nextElementSibling?.textContent).toBe(`${username} (${story.berto.id})`));
  });

  it('reloads a withdrawal that is replaced while the dialog is open', async () => {
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
  it('says what to do, and logs "No PSBT found for signing", when the withdrawal has none', async () => {
    const { story } = await signStory();
    replacePsbt(story, () => '');
    const log = vi.spyOn(console, 'error');
    const { dialog } = await openSign(story);
    expect(await find(dialog, /^There is nothing to sign: /)).toBeTruthy();
    expect(log).toHaveBeenCalledWith(expect.stringContaining('No PSBT found for signing'));
  });

  it('shows the reason of a rejected broadcast', async () => {
    const { story } = await signStory();
    world.server.use(
      http.post(BROADCAST, () => HttpResponse.json({ error: 'min relay fee not met' }, { status: 400 })),
    );
    const { user, dialog } = await openSign(story);
    await sign(user, dialog);
    expect(await find(dialog, /The Bitcoin network refused the transaction: min relay fee not met/)).toBeTruthy();
    expect(signButton(dialog).disabled).toBe(false);
  });

  it('says why the explorer refuses a transaction, and still offers to send it', async () => {
    const { story } = await signStory();
    world.server.use(
      http.post(BROADCAST, () => HttpResponse.json({ error: 'not today' }, { status: 400 })),
      http.post('*/explorer/api/tx', () => HttpResponse.text('min relay fee not met', { status: 400 })),
    );
    const { user, dialog } = await openSign(story);
    await sign(user, dialog);
    const send = () => within(dialog).findByRole('button', { name: 'Send through the block explorer' });
    await user.click(await send());
    expect(await find(dialog, /The Bitcoin network refused the transaction: min relay fee not met/)).toBeTruthy();
    expect(await send()).toBeTruthy();
  });

  it('offers to send it through the explorer on every screen once the dialog is closed', async () => {
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
