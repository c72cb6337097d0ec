import { cleanup, screen, waitFor, within } from '@testing-library/react';
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
import { calls, testWorld, visit } from './support';

const world = testWorld();
const SENT = 'Transaction Broadcast Successfully';
const AGAIN = "Release again at today's fee";
const FIRST_FEE = 2 * 158;

/** Berto has released 0.0006 BTC at a low fee rate, and Ana has signed it: it is in the mempool. */
async function stuckStory(): Promise<{ story: Story; first: string }> {
  world.backend.fees.fastestFee = 2;
  const story = await fundedStory(world);
  await signedWithdrawal(story, story.berto);
  const { user, dialog } = await openDialog(story, story.ana, 'Sign Withdrawal', 'Sign Transaction');
  await replaceText(user, dialog, 'Signing Password', PASSWORD);
  await user.click(await within(dialog).findByRole('button', { name: 'Sign Transaction' }));
  const sent = await screen.findByRole('dialog', { name: SENT });
  await user.click(await within(sent).findByRole('button', { name: 'Close' }));
  Object.assign(world.backend.fees, { fastestFee: 12, halfHourFee: 8, hourFee: 5 });
  return { story, first: storedWithdrawals(world, story)[0]?.txid ?? '' };
}

async function openCard(story: Story, as: Story['ana']) {
  cleanup();
  await world.quiet();
  localStorage.clear();
  const shown = visit(`/contracts/${story.contractId}`, as);
  return { ...shown, card: await findCard('Deposit for the roof') };
}

async function openAgain(story: Story, as: Story['ana']) {
  const shown = await openCard(story, as);
  await shown.user.click(await within(shown.card).findByRole('button', { name: AGAIN }));
  return { ...shown, dialog: await screen.findByRole('dialog', { name: AGAIN }) };
}

async function signAgain(story: Story, as: Story['ana']) {
  const shown = await openAgain(story, as);
  await replaceText(shown.user, shown.dialog, 'Signing Password', PASSWORD);
  await shown.user.click(within(shown.dialog).getByRole('button', { name: 'Sign Transaction' }));
  return shown;
}

// docs/bitcoin.md#releasing-again
describe('a release that is not confirmed', () => {
  it('is released again by one party and signed by the other, who sees it on the card', async () => {
    const { story, first } = await stuckStory();
    const { user, dialog } = await openAgain(story, story.berto);
    const payees = await within(dialog).findByRole('region', { name: 'Who gets how much' });
    expect(payees.textContent).toContain(DESTINATION);
    expect(payees.textContent).toContain('instead of 0.00060000 BTC');
    expect(payees.textContent).toContain(`satoshis instead of ${FIRST_FEE}`);
    await replaceText(user, dialog, 'Signing Password', PASSWORD);
    await user.click(within(dialog).getByRole('button', { name: 'Sign Transaction' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: AGAIN })).toBeNull());
    expect(calls(world, 'POST /contracts/broadcast')).toBe(1);
    const berto = await openCard(story, story.berto);
    expect(await within(berto.card).findByText(/You have signed it again .*Ana has to sign it too/)).toBeTruthy();

    const ana = await openCard(story, story.ana);
    expect(await within(ana.card).findByText("Berto asks to release it again at today's fee.")).toBeTruthy();
    await ana.user.click(await within(ana.card).findByRole('button', { name: 'Review and sign' }));
    const review = await screen.findByRole('dialog', { name: 'Sign Transaction' });
    await replaceText(ana.user, review, 'Signing Password', PASSWORD);
    await ana.user.click(within(review).getByRole('checkbox'));
    await ana.user.click(within(review).getByRole('button', { name: 'Sign Transaction' }));
    expect(await screen.findByRole('dialog', { name: SENT })).toBeTruthy();
    const [stored] = storedWithdrawals(world, story);
    const mined = world.backend.chain.transaction(stored?.txid ?? '');
    expect(stored?.txid).not.toBe(first);
    expect(world.backend.chain.transaction(first)).toBeUndefined();
    expect(mined?.fee).toBeGreaterThanOrEqual(12 * (mined?.tx.virtualSize() ?? 0));
    expect(stored?.amount).toBe(60_000 - ((mined?.fee ?? 0) - FIRST_FEE));
  });

  nightly('shows its fee rate, and nothing once it is confirmed', async () => {
    const { story } = await stuckStory();
    const { card } = await openCard(story, story.berto);
    await waitFor(() =>
      expect(card.textContent).toMatch(
        /Unconfirmed · pays 1\.\d sat\/vB, about 12 sat\/vB is enough for the next block\. It may take days\./,
      ),
    );
    world.backend.chain.mine();
    const later = await openCard(story, story.berto);
    await world.quiet();
    expect(later.card.textContent).not.toContain('Unconfirmed');
  });

  nightly('shows what took its place where the server keeps the old record', async () => {
    const { story, first } = await stuckStory();
    await signAgain(story, story.berto);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: AGAIN })).toBeNull());
    const { user, card } = await openCard(story, story.ana);
    await user.click(await within(card).findByRole('button', { name: 'Review and sign' }));
    world.server.use(http.put('*/api/contracts/transaction/:id', () => new HttpResponse(null, { status: 409 })));
    const review = await screen.findByRole('dialog', { name: 'Sign Transaction' });
    await replaceText(user, review, 'Signing Password', PASSWORD);
    await user.click(within(review).getByRole('checkbox'));
    await user.click(within(review).getByRole('button', { name: 'Sign Transaction' }));
    expect(await screen.findByRole('dialog', { name: SENT })).toBeTruthy();
    expect(storedWithdrawals(world, story)[0]?.txid).toBe(first);
    const later = await openCard(story, story.berto);
    await waitFor(() => expect(later.card.textContent).toContain('It replaced the recorded transaction'));
    // It already pays the rate of the next block.
    expect(within(later.card).queryByRole('button', { name: AGAIN })).toBeNull();
    expect(
      within(later.card).getByRole<HTMLAnchorElement>('link', { name: 'View the transaction' }).href,
    ).not.toContain(first);
  });

  nightly('can be released again where the explorer no longer knows it', async () => {
    const { story, first } = await stuckStory();
    for (const each of storedWithdrawals(world, story)) each.updated_at = '2026-01-01T00:00:00.000Z';
    world.server.use(
      http.get('*/tx/:txid', ({ params }) =>
        params.txid === first ? HttpResponse.text('Transaction not found', { status: 404 }) : undefined,
      ),
      http.get('*/address/:address/txs', () => HttpResponse.json([])),
    );
    const { card, dialog } = await openAgain(story, story.berto);
    expect(card.textContent).toContain("The block explorer can't find this release.");
    expect(await within(dialog).findByLabelText('Signing Password')).toBeTruthy();
  });
});
