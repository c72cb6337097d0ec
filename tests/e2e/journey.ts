import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { watchExchanges } from './exchanges';
import { leave, Person } from './person';

export interface Site {
  appUrl: string;
  /** Base URL of the explorer's web pages. */
  explorerUrl: string;
}

/** Milliseconds. The contract is polled every minute, and blocks come every 15 seconds. */
export const POLL_TIMEOUT = 150_000;

/** Seconds, a little longer than the interval between two polls of a contract. */
const POLL_SECONDS = 62;

export const DESTINATION = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
const GUARANTEE = 'Deposit for the roof';

/** Two users, each in a separate browser, make a contract, back it with bitcoin and release it. */
export async function playJourney(browser: Browser, { appUrl, explorerUrl }: Site): Promise<void> {
  const ana = await Person.arrive(browser, 'ana', appUrl);
  const berto = await Person.arrive(browser, 'berto', appUrl);
  const watched = [ana, berto].map(({ page }) => watchExchanges(page.context()));
  await ana.page.clock.install();
  await ana.registerAndLogIn();
  await ana.createContract('Roof repair', 'New tiles on the whole roof', 'Save as Draft');
  await ana.button('Publish Contract').click();
  await expect(ana.page.getByText('Waiting for Counterparty')).toBeVisible();

  await join(berto, await ana.shareLink());
  await ana.page.clock.fastForward(POLL_SECONDS * 1_000);
  await expect(ana.page.getByText('Active', { exact: true })).toBeVisible({ timeout: POLL_TIMEOUT });
  await chat(ana, berto);

  await berto.addGuarantee(GUARANTEE, '0.001');
  await pay(berto, explorerUrl, GUARANTEE, '0.001');
  const card = berto.guarantee(GUARANTEE);
  await expect(card.getByText('Active', { exact: true })).toBeVisible();

  await ana.page.reload({ waitUntil: 'networkidle' });
  await release(ana, 'Release Guarantee', DESTINATION, '0.0006');
  await cosign(berto, DESTINATION);
  await expect(card.getByRole('button', { name: 'Release Remaining Balance' })).toBeVisible();

  await release(berto, 'Release Remaining Balance', DESTINATION, 'Max');
  const txLink = await cosign(ana, DESTINATION);
  await ana.page.clock.fastForward(POLL_SECONDS * 1_000);
  await expect(ana.guarantee(GUARANTEE).getByText('Executed', { exact: true })).toBeVisible({ timeout: POLL_TIMEOUT });
  await expect(ana.guarantee(GUARANTEE).getByRole('link', { name: 'View Transaction' })).toHaveAttribute(
    'href',
    txLink,
  );
  await expectConfirmed(ana.page, txLink);
  for (const exchanges of watched) expect(await exchanges.listFaults()).toEqual([]);
  await leave(ana, berto);
}

/** Registers, and joins as the counterparty. */
export async function join(person: Person, link: string): Promise<void> {
  await person.register();
  await accept(person, link);
}

/** Opens the link while logged out, logs in and joins as the counterparty. */
export async function accept(person: Person, link: string, leavesDetailsOpen = false): Promise<void> {
  await person.page.goto(link);
  await expect(person.page).toHaveURL(/\/login/);
  await person.logIn();
  await expect(person.page.getByText('By accepting this contract, you agree')).toBeVisible();
  await person.button('Accept Contract').click();
  if (leavesDetailsOpen) {
    await expect(person.page.getByText('Fill this in, or accept again to leave it blank.').first()).toBeVisible();
    await person.button('Accept Contract').click();
  }
  await expect(person.page.getByText("You've successfully joined the contract!")).toBeVisible();
}

export async function chat(one: Person, other: Person): Promise<void> {
  await one.say('Shall we start on Monday?');
  await expect(other.page.getByText('Shall we start on Monday?')).toBeVisible({ timeout: 15_000 });
  await other.say('Monday is fine');
  await expect(one.page.getByText('Monday is fine')).toBeVisible({ timeout: 15_000 });
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

/** Signs the counterparty's release, checks that it was broadcast and returns the link to the transaction. */
export async function cosign(person: Person, destination: string, guarantee = GUARANTEE): Promise<string> {
  await expectPending(person);
  return signPending(person, destination, guarantee);
}

export async function expectPending({ page }: Person): Promise<void> {
  // Saves waiting for the next poll of the contract, up to a minute.
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByText('You have 1 pending withdrawal(s) that need to be signed')).toBeVisible();
}

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
