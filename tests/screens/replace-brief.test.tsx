import { cleanup, screen, within } from '@testing-library/react';
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
});
