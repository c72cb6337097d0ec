import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './person';

/** Milliseconds. The contract is polled every minute, and blocks come every 15 seconds. */
export const POLL_TIMEOUT = 150_000;

export const DESTINATION = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
const GUARANTEE = 'Deposit for the roof';

/** Registers, opens the link while logged out, logs in and joins as the counterparty. */
export async function join(person: Person, link: string): Promise<void> {
  await person.register();
  await person.page.goto(link);
  await expect(person.page).toHaveURL(/\/login/);
  await person.logIn();
  await expect(person.page.getByText('By accepting this contract, you agree')).toBeVisible();
  await person.button('Accept Contract').click();
  await expect(person.page.getByText("You've successfully joined the contract!")).toBeVisible();
}

/** Pays the guarantee's deposit address with test coins from the explorer's page. */
export async function pay(
  person: Person,
  explorerUrl: string,
  guarantee: string,
  amount: string,
  isFolded = false,
): Promise<void> {
  const address = await person.depositAddress(guarantee, isFolded);
  const explorer = await person.page.context().newPage();
  await explorer.goto(`${explorerUrl}/address/${address}`);
  await explorer.getByLabel(/amount/i).fill(amount);
  await explorer.getByRole('button', { name: /send/i }).click();
  // The page is closed with its context.
  await expect(explorer.getByText(amount).first()).toBeVisible();
}

export async function release(
  person: Person,
  action: string,
  address: string,
  amount: string,
  guarantee = GUARANTEE,
): Promise<void> {
  const card = await person.unfold(guarantee);
  await card.getByRole('button', { name: action }).click({ timeout: POLL_TIMEOUT });
  const dialog = person.dialog('Release Guarantee');
  await dialog.getByLabel('Destination Bitcoin Address').fill(address);
  if (amount === 'Max') await dialog.getByRole('button', { name: 'Max' }).click();
  else await dialog.getByLabel('Amount (BTC)').fill(amount);
  await dialog.getByLabel('Signing Password').fill(person.account.password);
  await dialog.getByRole('button', { name: 'Generate Transaction' }).click();
  await expect(dialog).toBeHidden();
  const review = person.dialog('Check the release');
  const released = card.getByRole('button', { name: 'Cancel Transaction' });
  await expect(review.or(released)).toBeVisible();
  if (await review.isVisible()) {
    await answerCoins(review);
    await review.getByRole('button', { name: 'Sign Transaction' }).click();
  }
  await expect(released).toBeVisible();
}

/** A browser in which the user has deposited nothing for the guarantee asks once whether its money belongs to it. */
export async function answerCoins(dialog: Locator): Promise<void> {
  const answer = dialog.getByRole('checkbox', { name: 'This money belongs to this guarantee' });
  if (await answer.isVisible()) await answer.check();
}

export async function expectPending({ page }: Person): Promise<void> {
  // Saves waiting for the next poll of the contract, up to a minute.
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByText('You have 1 pending withdrawal(s) that need to be signed')).toBeVisible();
}

/** Signs the counterparty's release, checks that it was broadcast and returns the link to the transaction. */
export async function signPending(person: Person, destination: string, guarantee = GUARANTEE): Promise<string> {
  await person.guarantee(guarantee).getByRole('button', { name: 'Sign Withdrawal' }).click();
  const dialog = person.dialog('Sign Transaction');
  await expect(dialog.getByText(destination.slice(0, 4)).first()).toBeVisible();
  await answerCoins(dialog);
  await dialog.getByLabel('Signing Password').fill(person.account.password);
  await dialog.getByRole('button', { name: 'Sign Transaction' }).click();
  const done = person.dialog('Transaction Broadcast Successfully');
  await expect(done.getByText('Your transaction has been broadcast to the network.')).toBeVisible();
  const link = (await done.getByRole('link', { name: 'View Transaction' }).getAttribute('href')) ?? '';
  await done.getByRole('button', { name: 'Close' }).last().click();
  await expect(person.page.getByText('pending withdrawal(s)')).toBeHidden();
  return link;
}

export async function expectConfirmed(page: Page, link: string): Promise<void> {
  const explorer = await page.context().newPage();
  await explorer.goto(link);
  await expect(async () => {
    await explorer.reload();
    await expect(explorer.getByText(/\d+ confirmation/i).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: POLL_TIMEOUT });
}
