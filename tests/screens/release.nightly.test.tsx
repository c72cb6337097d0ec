import { REGTEST } from '@mocks/chain/regtest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Psbt } from 'bitcoinjs-lib';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { WireUser } from '@/services/schemas/wire';
import {
  DESTINATION,
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
} from './guarantee-support';
import { returnToTab, testWorld } from './support';

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
  it('is shown as being paid out once its coins are spent, even after a reload before the record says so', async () => {
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
  });

  it('says beside the disabled button which field to correct', async () => {
    const story = await fundedStory(world);
    const { user, dialog } = await openRelease(story, story.ana);
    await waitFor(() => expect(dialog.textContent).toMatch(/\d+ satoshis/));
    await replaceText(user, dialog, 'Amount (BTC)', '0.5');
    await replaceText(user, dialog, 'Destination Bitcoin Address', 'hello');
    expect(await within(dialog).findByText('Correct the address above.')).toBeTruthy();
    await replaceText(user, dialog, 'Destination Bitcoin Address', DESTINATION);
    expect(await within(dialog).findByText('Correct the amount above.')).toBeTruthy();
  });

  it('shows in place that the backend is down, and keeps the input', async () => {
    const story = await fundedStory(world);
    world.server.use(http.post(WITHDRAWAL, () => HttpResponse.error()));
    const { user, dialog } = await openRelease(story, story.ana);
    await submitRelease(user, dialog, '0.0006');
    expect(await alertIn(dialog, /Network Error/)).toBeTruthy();
    expect(field(dialog, 'Signing Password').value).toBe(PASSWORD);
  });

  it('says once that the network is gone, and keeps the quote for the next attempt', async () => {
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

  it('says an error of release and quote once, below the password', async () => {
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

  it('waits for the fee, reports that the explorer is down, and retries', async () => {
    const story = await fundedStory(world);
    world.server.use(http.get(FEES, () => new HttpResponse(null, { status: 503 }), { once: true }));
    const { user, dialog } = await openRelease(story, story.ana);
    expect(await alertIn(dialog, /error 503/)).toBeTruthy();
    expect(dialog.textContent).toContain('Network feeNot known');
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

  it('asks before closing discards the input of the form', async () => {
    const { story, user, review } = await askedStory();
    await user.keyboard('{Escape}');
    expect(within(review).getByText('Discard what you typed?')).toBeTruthy();
    await user.click(await within(review).findByRole('button', { name: 'Keep editing' }));
    expect(storedWithdrawals(world, story)).toHaveLength(1);
    await user.click(await within(review).findByRole('button', { name: 'Back' }));
    const form = await screen.findByRole('dialog', { name: 'Release Guarantee' });
    expect(field(form, 'Amount (BTC)').value).toBe('0.0006');
  });

  it.each(['closing it', 'leaving the screen'])('deletes the withdrawal on %s', async (way) => {
    const { story, user } = await askedStory();
    if (way === 'closing it') {
      await user.keyboard('{Escape}');
      await user.click(await screen.findByRole('button', { name: 'Discard' }));
    } else await user.click(screen.getAllByRole('link', { hidden: true, name: 'Contracts' })[0] as HTMLElement);
    await waitFor(() => expect(storedWithdrawals(world, story)).toEqual([]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
