import { REGTEST } from '@mocks/chain/regtest';
import type { WireUser } from '@mocks/wire';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { daily, nightly } from '@tests/daily';
import { Psbt } from 'bitcoinjs-lib';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  DESTINATION,
  divertedPsbt,
  fillRelease,
  fundedStory,
  open,
  openDialog,
  PASSWORD,
  pay,
  replaceText,
  type Story,
  signedBy,
  storedWithdrawals,
  submitRelease,
  tamperHandler,
} from './guarantee-support';
import { holdKeyOpening, holdPost, readStatuses } from './stages';
import { calls, returnToTab, testWorld } from './support';

const world = testWorld();
const FEES = 'http://explorer.test/explorer/api/v1/fees/recommended';
const WITHDRAWAL = 'http://backend.test/api/contracts/withdrawal';

function openRelease(story: Story, as: WireUser) {
  return openDialog(story, as, 'Release Guarantee', 'Release Guarantee');
}

function field(dialog: HTMLElement, label: string): HTMLInputElement {
  return within(dialog).getByLabelText<HTMLInputElement>(label);
}

function alertIn(dialog: HTMLElement, text: RegExp): Promise<HTMLElement> {
  return within(dialog).findByText(text);
}

/** Makes the explorer recommend another rate than the backend uses. */
function explorerRate(fastestFee: number): void {
  world.server.use(http.get(FEES, () => HttpResponse.json({ fastestFee, halfHourFee: 1, hourFee: 1, minimumFee: 1 })));
}

// Spec: 7.payloads
describe('Release Guarantee', () => {
  // Spec: 2.release-guarantee
  nightly('shows the guarantee, its participants, the fee in satoshis and the final amount', async () => {
    const story = await fundedStory(world);
    const { user, dialog } = await openRelease(story, story.ana);
    const details = await within(dialog).findByRole('region', { name: 'Guarantee details' });
    expect(details.textContent).toContain('Deposit for the roof');
    await waitFor(() => expect(details.textContent).toContain('Available balance0.00100000 BTC'));
    expect(details.textContent).toContain('Amount0.00100000 BTC');
    expect(details.textContent).toContain('Amount withdrawn0.00000000 BTC');
    expect(details.textContent).toContain('Participants');
    for (const { id } of [story.ana, story.berto]) expect(details.textContent).toContain(String(id));
    // size = 10.5 + 104.5 + 43 = 158 vB
    const fee = 158 * world.backend.fees.fastestFee;
    await waitFor(() => expect(dialog.textContent).toContain(`${fee.toLocaleString('en')} satoshis`));
    await replaceText(user, dialog, 'Amount (BTC)', '0.0006');
    // Nobody is paid before there is an address, but what arrives is known.
    expect(dialog.textContent).not.toContain('to the address above');
    const arrives = `0.000${60_000 - fee} BTC arrives after the network fee of ${fee.toLocaleString('en')} satoshis.`;
    expect(dialog.textContent).toContain(arrives);
    await user.type(field(dialog, 'Destination Bitcoin Address'), DESTINATION);
    const net = `0.000${60_000 - fee} BTC`;
    expect(dialog.textContent).toContain(
      `Pay ${net} to the address aboveNetwork fee${fee.toLocaleString('en')} satoshis`,
    );
    expect(dialog.textContent).not.toContain('arrives after');
    // Its value stands on the line of the label, and the amount is not repeated.
    expect(dialog.textContent).not.toContain('60,000 sat');
  });

  nightly('shows its progress while it creates and signs', async () => {
    const story = await fundedStory(world);
    const { user, dialog } = await openRelease(story, story.ana);
    const opening = await holdKeyOpening();
    const creation = holdPost(world, WITHDRAWAL);
    await submitRelease(user, dialog, '0.0006');
    await waitFor(() => expect(readStatuses(dialog)).toContain('Unlocking your key…'));
    opening.open();
    await waitFor(() => expect(readStatuses(dialog)).toContain('Creating the transaction…'));
    creation.open();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  // Spec: 2.release-guarantee
  nightly('creates the withdrawal, signs it, and waits for the other contractor', async () => {
    const story = await fundedStory(world);
    const { user, dialog, card } = await openRelease(story, story.ana);
    await submitRelease(user, dialog, '0.0006');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [stored, ...more] = storedWithdrawals(world, story);
    expect(more).toEqual([]);
    const fee = 158 * world.backend.fees.fastestFee;
    expect(stored).toMatchObject({
      address: DESTINATION,
      amount: 60_000 - fee,
      signer: story.ana.id,
      status: 'pending',
    });
    expect(stored?.p_psbt).not.toBeNull();
    expect(within(card).getByRole('button', { name: 'Cancel Transaction' })).toBeTruthy();
    expect(within(card).queryByRole('button', { name: 'Release Guarantee' })).toBeNull();
    // What happened, what comes next, and why the amount is not the typed one.
    await waitFor(() =>
      expect(card.textContent).toMatch(
        /You have signed\. Berto still has to sign the release of 0\.0005\d{4} BTC after the fee\./,
      ),
    );
    expect(localStorage.getItem('contracts')).not.toContain(PASSWORD);
  });

  nightly(
    'is shown as being paid out once its coins are spent, even after a reload before the record says so',
    async () => {
      const story = await fundedStory(world);
      const { user, dialog } = await openRelease(story, story.ana);
      await submitRelease(user, dialog, '0.0006');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const [stored] = storedWithdrawals(world, story);
      const psbt = Psbt.fromBase64(signedBy(story.berto, String(stored?.p_psbt)), { network: REGTEST });
      world.backend.chain.broadcast(psbt.finalizeAllInputs().extractTransaction(true).toHex());
      cleanup();
      const { card } = await open(story, story.ana);
      await waitFor(() => expect(card.textContent).toContain('Being paid out'));
      expect(stored?.txid).toBeNull();
    },
  );

  it('says beside the disabled button what is missing, one thing at a time', async () => {
    const story = await fundedStory(world);
    const { user, dialog } = await openRelease(story, story.ana);
    expect(await within(dialog).findByText('Choose who gets it.')).toBeTruthy();
    await user.click(within(dialog).getByRole('radio', { name: 'Another address' }));
    expect(within(dialog).getByText('Enter the address that the bitcoin goes to.')).toBeTruthy();
    await replaceText(user, dialog, 'Destination Bitcoin Address', DESTINATION);
    expect(within(dialog).getByText('Enter an amount.')).toBeTruthy();
    await replaceText(user, dialog, 'Amount (BTC)', '0.0005');
    expect(await within(dialog).findByText('Type your signing password.')).toBeTruthy();
    await replaceText(user, dialog, 'Signing Password', PASSWORD);
    expect(within(dialog).queryByText('Type your signing password.')).toBeNull();
  });

  it('asks to whom, says the payment in words, and folds the transaction of the other side', async () => {
    const story = await fundedStory(world);
    const { user, dialog } = await openRelease(story, story.ana);
    const choice = await within(dialog).findByRole('group', { name: 'To whom?' });
    const names = within(choice)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
    expect(names).toEqual(['Ana You', 'Back to Berto', 'Another address']);
    const address = field(dialog, 'Destination Bitcoin Address');
    expect(choice.compareDocumentPosition(address)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // Nothing stands between the question and the address.
    const facts = within(dialog).getByRole('region', { name: 'Guarantee details' });
    expect(choice.compareDocumentPosition(facts)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await fillRelease(user, dialog, '0.0006');
    const net = `0.000${60_000 - 158 * world.backend.fees.fastestFee} BTC`;
    expect(within(dialog).getByText(/^Pay$/).parentElement?.textContent).toBe(`Pay ${net} to the address above`);
    await user.click(within(choice).getByRole('radio', { name: 'Back to Berto' }));
    expect(within(dialog).getByText('Pay Berto').parentElement?.textContent).toBe(`Pay Berto ${net}`);
    await user.click(within(choice).getByRole('radio', { name: /^Ana/ }));
    expect(within(dialog).getByText('Pay yourself')).toBeTruthy();
    expect(address.value).toBe(DESTINATION);
  });

  // Spec: 5.release
  it('keeps the button disabled until every field is filled and valid', async () => {
    const story = await fundedStory(world);
    const { user, dialog } = await openRelease(story, story.ana);
    const button = await within(dialog).findByRole<HTMLButtonElement>('button', { name: 'Generate Transaction' });
    await waitFor(() => expect(dialog.textContent).toMatch(/\d+ satoshis/));
    await replaceText(user, dialog, 'Destination Bitcoin Address', DESTINATION);
    await replaceText(user, dialog, 'Signing Password', PASSWORD);
    await within(dialog).findByText(/Compare it with its source/);
    expect(button.disabled).toBe(true);
    await replaceText(user, dialog, 'Amount (BTC)', '0');
    expect(button.disabled).toBe(true);
    await replaceText(user, dialog, 'Amount (BTC)', '0.00001');
    await user.tab();
    expect(await alertIn(dialog, /Too little is left to send after the network fee/)).toBeTruthy();
    expect(button.disabled).toBe(true);
    await replaceText(user, dialog, 'Amount (BTC)', '0.0005');
    expect(button.disabled).toBe(false);
    await user.clear(field(dialog, 'Signing Password'));
    expect(button.disabled).toBe(true);
  });

  // Spec: 5.release, 8.release-amount
  it('never uses an amount above the balance: the typed amount stays with the reason, and Max uses the whole balance', async () => {
    const story = await fundedStory(world);
    const { user, dialog } = await openRelease(story, story.ana);
    const amount = field(dialog, 'Amount (BTC)');
    await waitFor(() => expect(dialog.textContent).toMatch(/\d+ satoshis/));
    await replaceText(user, dialog, 'Destination Bitcoin Address', DESTINATION);
    await replaceText(user, dialog, 'Signing Password', PASSWORD);
    await within(dialog).findByText(/Compare it with its source/);
    await user.type(amount, '0.0019');
    expect(amount.value).toBe('0.0019');
    const message = 'Amount cannot exceed available balance of 0.00100000 BTC';
    expect(within(dialog).getByRole('alert').textContent).toBe(message);
    expect(within(dialog).queryByText(/^Pay$/)).toBeNull();
    const button = await within(dialog).findByRole<HTMLButtonElement>('button', { name: 'Generate Transaction' });
    expect(button.disabled).toBe(true);
    await user.type(amount, '{Backspace}');
    expect(within(dialog).queryByText(message)).toBeNull();
    await user.click(await within(dialog).findByRole('button', { name: 'Max' }));
    expect(amount.value).toBe('0.00100000');
    expect(button.disabled).toBe(false);
  });

  it.each(
    daily(2, [
      ['hello', 'This is not a Bitcoin address.'],
      [`${DESTINATION.slice(0, -1)}q`, 'This address is mistyped: its checksum does not match.'],
      ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'That is a mainnet address; this contract uses regtest.'],
      ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'That is a testnet address; this contract uses regtest.'],
    ]),
  )('shows during typing what is wrong with %s', async (address, message) => {
    const story = await fundedStory(world);
    const { user, dialog } = await openRelease(story, story.ana);
    await replaceText(user, dialog, 'Destination Bitcoin Address', address);
    await waitFor(() => expect(within(dialog).getByRole('alert').textContent).toBe(message));
    expect(field(dialog, 'Destination Bitcoin Address').getAttribute('aria-invalid')).toBe('true');
  });

  nightly('reports a wrong password, keeps the input and leaves no withdrawal', async () => {
    const story = await fundedStory(world);
    const { user, dialog } = await openRelease(story, story.ana);
    await submitRelease(user, dialog, '0.0006', 'not this one');
    const told = await alertIn(dialog, /The password is not right/);
    expect(told.getAttribute('role')).toBe('alert');
    expect(within(dialog).getAllByRole('alert')).toEqual([told]);
    const password = field(dialog, 'Signing Password');
    expect(password.getAttribute('aria-describedby')).toBe(told.id);
    await waitFor(() => expect(document.activeElement).toBe(password));
    expect(calls(world, 'POST /contracts/withdrawal')).toBe(0);
    await user.type(password, 'x');
    expect(within(dialog).queryByText(/The password is not right/)).toBeNull();
    expect(storedWithdrawals(world, story)).toEqual([]);
    expect(field(dialog, 'Destination Bitcoin Address').value).toBe(DESTINATION);
    await replaceText(user, dialog, 'Destination Bitcoin Address', `\u202a${DESTINATION}\u202c\u200b`);
    expect(field(dialog, 'Destination Bitcoin Address').value).toBe(DESTINATION);
    expect(field(dialog, 'Amount (BTC)').value).toBe('0.0006');
    await submitRelease(user, dialog, '0.0006');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(storedWithdrawals(world, story)).toHaveLength(1);
  });

  it('rejects a PSBT that pays another address, names the rule, and deletes the withdrawal', async () => {
    const story = await fundedStory(world);
    world.server.use(
      tamperHandler(world, '/contracts/withdrawal', (tx) => ({ ...tx, u_psbt: divertedPsbt(String(tx.u_psbt)) })),
    );
    const { user, dialog } = await openRelease(story, story.ana);
    await submitRelease(user, dialog, '0.0006');
    expect(await alertIn(dialog, /refused and nothing was signed: it does not pay exactly this amount/)).toBeTruthy();
    expect(field(dialog, 'Amount (BTC)').value).toBe('0.0006');
    expect(storedWithdrawals(world, story)).toEqual([]);
    expect(calls(world, 'POST /contracts/withdrawal')).toBe(1);
    expect(world.requests.filter(({ body }) => (body as { p_psbt?: unknown } | null)?.p_psbt)).toEqual([]);
  });

  nightly('says once that the network is gone, and keeps the quote for the next attempt', async () => {
    const story = await fundedStory(world);
    const { user, dialog } = await openRelease(story, story.ana);
    await waitFor(() => expect(dialog.textContent).toMatch(/\d+ satoshis/));
    const generate = await fillRelease(user, dialog, '0.0006');
    world.server.use(http.all('*', () => HttpResponse.error()));
    await user.click(generate);
    await alertIn(dialog, /Network Error/);
    // The balance is out of date now.
    await returnToTab(world);
    expect(within(dialog).getAllByText(/Network Error/)).toHaveLength(1);
    world.server.resetHandlers(...world.backend.handlers);
    await user.click(await within(dialog).findByRole('button', { name: 'Generate Transaction' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(storedWithdrawals(world, story)).toHaveLength(1);
  });

  nightly('says an error of release and quote once, below the password', async () => {
    const story = await fundedStory(world);
    const { user, dialog } = await openRelease(story, story.ana);
    world.server.use(http.post(WITHDRAWAL, () => HttpResponse.error()));
    await submitRelease(user, dialog, '0.0006');
    await alertIn(dialog, /Network Error/);
    world.server.use(http.get(FEES, () => HttpResponse.error()));
    pay(world, world.backend.store.deposits(story.guaranteeId)[0]?.address ?? '', 50_000);
    world.backend.chain.mine();
    await returnToTab(world);
    await waitFor(() => expect(dialog.textContent).toContain('Network feeNot known'));
    const told = await within(dialog).findByText(/Network Error/);
    const password = field(dialog, 'Signing Password');
    expect(password.compareDocumentPosition(told)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    world.server.resetHandlers(...world.backend.handlers);
    await user.click(await within(dialog).findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dialog.textContent).toMatch(/\d+ satoshis/));
  });
});

describe('a release with a high fee', () => {
  async function askedStory() {
    const story = await fundedStory(world);
    world.backend.fees.fastestFee = 12;
    explorerRate(4);
    const { user, dialog, ...rest } = await openRelease(story, story.ana);
    await user.click(await within(dialog).findByRole('radio', { name: 'Back to Berto' }));
    await submitRelease(user, dialog, '0.0006');
    const review = await screen.findByRole('dialog', { name: 'Check the release' });
    return { story, user, review, ...rest };
  }

  it('shows the transaction and signs only after confirmation', async () => {
    const { story, user, review } = await askedStory();
    expect(review.textContent).toContain('1,896 satoshis is more than twice the estimate of 632 satoshis');
    expect(review.textContent).toContain(DESTINATION);
    // The answer in the form makes no address Berto's: only his signature does.
    expect(review.textContent).toContain('We do not know whose address this is.');
    expect(review.textContent?.replace('or ask Berto.', '')).not.toContain('Berto');
    const sign = await within(review).findByRole<HTMLButtonElement>('button', { name: 'Sign Transaction' });
    expect(sign.disabled).toBe(true);
    await user.click(
      await within(review).findByRole('checkbox', { name: 'I accept the network fee of 1,896 satoshis' }),
    );
    await user.click(sign);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(storedWithdrawals(world, story)).toMatchObject([{ signer: story.ana.id, amount: 60_000 - 632 }]);
  });

  it('returns to the form with the input, and deletes the withdrawal', async () => {
    const { story, user, review } = await askedStory();
    expect(storedWithdrawals(world, story)).toHaveLength(1);
    await user.click(await within(review).findByRole('button', { name: 'Back' }));
    const form = await screen.findByRole('dialog', { name: 'Release Guarantee' });
    expect(field(form, 'Amount (BTC)').value).toBe('0.0006');
    expect(storedWithdrawals(world, story)).toEqual([]);
  });

  nightly.each(['closing it', 'leaving the screen'])('deletes the withdrawal on %s', async (way) => {
    const { story, user } = await askedStory();
    if (way === 'closing it') {
      await user.keyboard('{Escape}');
      await user.click(await screen.findByRole('button', { name: 'Discard' }));
    } else await user.click(screen.getAllByRole('link', { hidden: true, name: 'Contracts' })[0] as HTMLElement);
    await waitFor(() => expect(storedWithdrawals(world, story)).toEqual([]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
