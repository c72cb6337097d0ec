import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  DESTINATION,
  findCard,
  fundedStory,
  openDialog,
  PASSWORD,
  replaceText,
  type Story,
  signedWithdrawal,
  storedWithdrawals,
} from './guarantee-support';
import { collectSavedFiles } from './saved-files';
import { calls, returnToTab, testWorld, visit } from './support';

const world = testWorld();
const SENT = 'Transaction Broadcast Successfully';

/** Berto has released 0.0006 BTC at a low fee rate, and Ana has signed it: it is in the mempool. */
async function stuckStory(): Promise<{ story: Story; first: string }> {
  world.backend.fees.fastestFee = 2;
  const story = await fundedStory(world);
  await signedWithdrawal(story, story.berto);
  const { user, dialog } = await openDialog(story, story.ana, 'Sign Withdrawal', 'Sign Transaction');
  await replaceText(user, await signable(dialog), 'Signing Password', PASSWORD);
  await user.click(await within(dialog).findByRole('button', { name: 'Sign Transaction' }));
  await user.click(
    await within(await screen.findByRole('dialog', { name: SENT })).findByRole('button', { name: 'Close' }),
  );
  const first = storedWithdrawals(world, story)[0]?.txid ?? '';
  Object.assign(world.backend.fees, { fastestFee: 12, halfHourFee: 8, hourFee: 5 });
  return { story, first };
}

async function signable(dialog: HTMLElement): Promise<HTMLElement> {
  await within(dialog).findByLabelText('Signing Password');
  return dialog;
}

async function openRaise(story: Story, as: Story['ana']) {
  cleanup();
  await world.quiet();
  localStorage.clear();
  const shown = visit(`/contracts/${story.contractId}`, as);
  const card = await findCard('Deposit for the roof');
  await shown.user.click(await within(card).findByRole('button', { name: 'Raise the fee' }));
  return { ...shown, card, dialog: await screen.findByRole('dialog', { name: 'Raise the fee' }) };
}

/** Berto's half of a replacement at the fastest rate. */
async function createdBy(story: Story, as: Story['ana']): Promise<string> {
  const { user, dialog } = await openRaise(story, as);
  await replaceText(user, await signable(dialog), 'Signing Password', PASSWORD);
  await user.click(await within(dialog).findByRole('button', { name: 'Create replacement' }));
  return (await within(dialog).findByLabelText<HTMLTextAreaElement>('Replacement, signed by you')).value;
}

async function openSign(story: Story, as: Story['ana'], psbt: string) {
  const shown = await openRaise(story, as);
  await shown.user.click(await within(shown.dialog).findByRole('tab', { name: 'Sign a replacement' }));
  await replaceText(shown.user, shown.dialog, 'Transaction to sign', psbt);
  return shown;
}

const FIRST_FEE = 2 * 158;
const NEW_RATE = 12;

describe('Raise the fee', () => {
  nightly('shows the fee rate of an unconfirmed release, and nothing once it is confirmed', async () => {
    const { story } = await stuckStory();
    const { card } = await openRaise(story, story.berto);
    await waitFor(() =>
      expect(card.textContent).toMatch(
        /Unconfirmed · pays 1\.\d sat\/vB, about 12 sat\/vB is enough for the next block\. It may take days\./,
      ),
    );
    world.backend.chain.mine();
    cleanup();
    visit(`/contracts/${story.contractId}`, story.berto);
    const later = await findCard('Deposit for the roof');
    await world.quiet();
    expect(later.textContent).not.toContain('Unconfirmed');
  });

  nightly(
    'says when the block comes that there is nothing left to do, and then closes without a question',
    async () => {
      const { story } = await stuckStory();
      const { user, dialog } = await openRaise(story, story.berto);
      await replaceText(user, await signable(dialog), 'Signing Password', PASSWORD);
      world.backend.chain.mine();
      await returnToTab(world);
      expect(await within(dialog).findByText(/^The release is already in a block/)).toBeTruthy();
      expect(within(dialog).queryByLabelText('Signing Password')).toBeNull();
      await user.click(within(dialog).getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('replaces a release that both parties sign, and records the replacement', async () => {
    const { story, first } = await stuckStory();
    const psbt = await createdBy(story, story.berto);
    expect(calls(world, 'POST /contracts/broadcast')).toBe(1);
    const { user, dialog } = await openSign(story, story.ana, psbt);
    const change = await within(dialog).findByRole('region', { name: 'What changes' });
    expect(change.textContent).toContain(`Network fee · First transaction${FIRST_FEE} satoshis`);
    expect(change.textContent).toContain(DESTINATION);
    await replaceText(user, await signable(dialog), 'Signing Password', PASSWORD);
    await user.click(await within(dialog).findByRole('button', { name: 'Sign and broadcast' }));
    expect(await screen.findByRole('dialog', { name: SENT })).toBeTruthy();
    const [stored] = storedWithdrawals(world, story);
    expect(stored?.txid).not.toBe(first);
    const mined = world.backend.chain.transaction(stored?.txid ?? '');
    expect(world.backend.chain.transaction(first)).toBeUndefined();
    expect(mined?.fee).toBeGreaterThanOrEqual(NEW_RATE * (mined?.tx.virtualSize() ?? 0));
    expect(stored?.amount).toBe(60_000 - ((mined?.fee ?? 0) - FIRST_FEE));
    expect(localStorage.getItem('outbox')).toBeNull();
  });

  nightly('refuses a rate that the network would not accept, and one that is far too high', async () => {
    const { story } = await stuckStory();
    const { user, dialog } = await openRaise(story, story.berto);
    await signable(dialog);
    const create = await within(dialog).findByRole<HTMLButtonElement>('button', { name: 'Create replacement' });
    await replaceText(user, dialog, 'Signing Password', PASSWORD);
    await replaceText(user, dialog, 'New fee rate', '2');
    expect(within(dialog).getByText(/^Enter at least 2\.\d sat\/vB: /)).toBeTruthy();
    await replaceText(user, dialog, 'New fee rate', '200');
    expect(within(dialog).getByText(/more than ten times the estimate/)).toBeTruthy();
    await replaceText(user, dialog, 'New fee rate', 'fast');
    expect(within(dialog).getByText(/Enter a number above 0/)).toBeTruthy();
    expect(create.disabled).toBe(true);
  });

  nightly('asks before it signs a fee of more than twice the estimate', async () => {
    const { story } = await stuckStory();
    const { user, dialog } = await openRaise(story, story.berto);
    await signable(dialog);
    await replaceText(user, dialog, 'New fee rate', '40');
    await replaceText(user, dialog, 'Signing Password', PASSWORD);
    await user.click(await within(dialog).findByRole('button', { name: 'Create replacement' }));
    await user.click(await within(dialog).findByRole('checkbox', { name: /I accept the network fee/ }));
    await user.click(await within(dialog).findByRole('button', { name: 'Create replacement' }));
    expect(await within(dialog).findByText('You have signed the replacement')).toBeTruthy();
  });

  nightly('says that there is nothing more to do when the first transaction was mined meanwhile', async () => {
    const { story, first } = await stuckStory();
    const psbt = await createdBy(story, story.berto);
    const { user, dialog } = await openSign(story, story.ana, psbt);
    await replaceText(user, await signable(dialog), 'Signing Password', PASSWORD);
    world.backend.chain.mine();
    await user.click(await within(dialog).findByRole('button', { name: 'Sign and broadcast' }));
    expect(await within(dialog).findByText(/The first transaction is confirmed/)).toBeTruthy();
    expect(storedWithdrawals(world, story)[0]?.txid).toBe(first);
  });

  nightly('shows what replaced the release where the backend keeps the old record', async () => {
    const { story, first } = await stuckStory();
    const psbt = await createdBy(story, story.berto);
    world.server.use(
      http.put('http://backend.test/api/contracts/transaction/:id', () => new HttpResponse(null, { status: 409 })),
    );
    const { user, dialog } = await openSign(story, story.ana, psbt);
    await replaceText(user, await signable(dialog), 'Signing Password', PASSWORD);
    await user.click(await within(dialog).findByRole('button', { name: 'Sign and broadcast' }));
    expect(await screen.findByRole('dialog', { name: SENT })).toBeTruthy();
    expect(storedWithdrawals(world, story)[0]?.txid).toBe(first);
    expect(localStorage.getItem('outbox')).not.toBeNull();
    cleanup();
    await world.quiet();
    localStorage.clear();
    visit(`/contracts/${story.contractId}`, story.berto);
    const card = await findCard('Deposit for the roof');
    await waitFor(() => expect(card.textContent).toContain('It replaced the recorded transaction'));
    // It already pays the rate of the next block.
    expect(within(card).queryByRole('button', { name: 'Raise the fee' })).toBeNull();
    expect(within(card).getByRole<HTMLAnchorElement>('link', { name: 'View the replacement' }).href).not.toContain(
      first,
    );
  });

  nightly('takes a replacement from a file, as text or as bytes, and refuses a bad one', async () => {
    const { story, first } = await stuckStory();
    const saved = collectSavedFiles();
    const psbt = await createdBy(story, story.berto);
    fireEvent.click(screen.getByRole('button', { name: 'Save PSBT' }));
    const bytes = Buffer.from((await saved[0]?.blob.arrayBuffer()) ?? new ArrayBuffer());
    expect(bytes.toString('base64')).toBe(psbt);
    const { user, dialog } = await openRaise(story, story.ana);
    await user.click(await within(dialog).findByRole('tab', { name: 'Sign a replacement' }));
    const choose = async (content: BlobPart, size?: number) => {
      const file = new File([content], 'replacement.psbt');
      if (size !== undefined) Object.defineProperty(file, 'size', { value: size });
      await user.upload(await within(dialog).findByLabelText('Or a file'), file);
    };
    await choose('holiday');
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(/nothing was signed: it cannot be read/);
    expect(within(dialog).queryByLabelText('Signing Password')).toBeNull();
    await choose('x', 50_000_000);
    expect(await within(dialog).findByText(/too large/)).toBeTruthy();
    await choose(`${psbt}\n`);
    expect(await within(dialog).findByRole('region', { name: 'What changes' })).toBeTruthy();
    await choose(bytes);
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Transaction to sign').value).toMatch(/^70736274ff/);
    await within(dialog).findByRole('region', { name: 'What changes' });
    await replaceText(user, await signable(dialog), 'Signing Password', PASSWORD);
    await user.click(await within(dialog).findByRole('button', { name: 'Sign and broadcast' }));
    expect(await screen.findByRole('dialog', { name: SENT })).toBeTruthy();
    expect(storedWithdrawals(world, story)[0]?.txid).not.toBe(first);
  });

  nightly('offers a replacement where the explorer no longer knows the release', async () => {
    const { story, first } = await stuckStory();
    for (const each of storedWithdrawals(world, story)) each.updated_at = '2026-01-01T00:00:00.000Z';
    world.server.use(
      http.get('*/tx/:txid', ({ params }) =>
        params.txid === first ? HttpResponse.text('Transaction not found', { status: 404 }) : undefined,
      ),
      http.get('*/address/:address/txs', () => HttpResponse.json([])),
    );
    const { card, dialog } = await openRaise(story, story.berto);
    expect(card.textContent).toContain("The block explorer can't find this release.");
    expect(card.textContent).toContain('Its coins are not lost; you can still make a replacement.');
    expect(await within(dialog).findByLabelText('New fee rate')).toBeTruthy();
  });

  nightly('tells the recipient at which rate to spend the payment', async () => {
    const { story } = await stuckStory();
    const { user, dialog } = await openRaise(story, story.berto);
    await user.click(await within(dialog).findByRole('tab', { name: 'Spend it' }));
    expect(within(dialog).getByText(/about \d+ sat\/vB/).textContent).toBe('about 30 sat/vB');
  });
});
