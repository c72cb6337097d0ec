import { type Browser, expect, test } from '@playwright/test';
import { waitForKeyCheck } from './demo';
import { watchExchanges } from './exchanges';
import { DESTINATION, expectConfirmed, expectPending, POLL_TIMEOUT, pay, release, signPending } from './journey';
import { leave, Person } from './person';

const GUARANTEE = 'Deposit for the roof';
const PHOTO = { name: 'beams.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(1_000) };

export interface ForeignSite {
  appUrl: string;
  backendUrl: string;
}

/**
 * From registration to logout, as the specification has it, on a backend whose answers have nothing but what the specification
 * reads from them (foreign/start.mjs). A page translator changes every text that Ana reads.
 */
export async function playSpecifiedJourney(browser: Browser, { appUrl, backendUrl }: ForeignSite): Promise<void> {
  const explorerUrl = `${backendUrl}/explorer`;
  const ana = await Person.arrive(browser, 'ana', appUrl, 'translated');
  const berto = await Person.arrive(browser, 'berto', appUrl);
  const watched = [ana, berto].map(({ page }) => watchExchanges(page.context()));

  await enter(ana, berto);
  await make(ana);
  await share(ana, berto);
  await talk(ana, berto);
  await secure(ana, berto, explorerUrl);
  await releasePart(ana, berto);
  await cancel(ana, berto);
  await dispute(ana);
  await releaseRest(ana, berto);
  await logOutAndIn(ana);
  for (const exchanges of watched) expect(await exchanges.listFaults()).toEqual([]);
  await leave(ana, berto);
}

async function enter(ana: Person, berto: Person): Promise<void> {
  await test.step('1 Ana registers, and is led to the login', () => ana.register());
  await test.step('2 Ana logs in', () => enterList(ana));
  await test.step('3 Ana has no contracts yet', () =>
    expect(ana.page.getByText('No contracts yet. Create your first contract to get started.')).toBeVisible());
  await test.step('4 Berto registers', () => berto.register());
  await test.step('5 Berto logs in', () => enterList(berto));
}

/** From the login form. */
async function enterList(person: Person): Promise<void> {
  await person.logIn();
  await expect(person.page).toHaveURL(/\/contracts$/);
  await waitForKeyCheck(person.page);
}

async function make(ana: Person): Promise<void> {
  const { page } = ana;
  await test.step('6 Ana chooses to create a contract from scratch', async () => {
    await ana.button('Create New Contract').click();
    await page.getByRole('link', { name: 'Empezar desde cero' }).click();
    await expect(page).toHaveURL(/\/contracts\/new$/);
  });
  await test.step('7 Ana saves it as a draft', async () => {
    await page.getByLabel('Contract Title').fill('Roof repair');
    await page.getByLabel('Description').fill('New tiles on the whole roof');
    await ana.button('Save as Draft').click();
    await expect(page.getByRole('heading', { name: 'Roof repair' })).toBeVisible();
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  });
  await test.step('8 Ana changes the title', async () => {
    await ana.button('Edit').click();
    await page.getByLabel(/Title/).fill('Repair of the roof');
    await ana.button('Save').click();
    await expect(page.getByRole('heading', { name: 'Repair of the roof' })).toBeVisible();
  });
  await test.step('9 Ana publishes it', async () => {
    await ana.button('Publish Contract').click();
    await expect(page.getByText('Waiting for Counterparty')).toBeVisible();
  });
}

async function share(ana: Person, berto: Person): Promise<void> {
  const { page } = berto;
  const link = await test.step('10 Share Contract copies the plain link at one press', async () => {
    const copied = await ana.shareLink();
    expect(copied).toBe(`${ana.page.url()}/join`);
    return copied;
  });
  await test.step('11 Berto reads what he would accept', async () => {
    await page.goto(link);
    await expect(page.getByText('Repair of the roof').first()).toBeVisible();
    await expect(page.getByText('By accepting this contract, you agree')).toBeVisible();
  });
  await test.step('12 Berto joins', async () => {
    await berto.button('Accept Contract').click();
    await expect(page.getByText("You've successfully joined the contract!")).toBeVisible();
  });
  await test.step('13 Ana sees that the contract is active', async () => {
    await ana.page.reload({ waitUntil: 'networkidle' });
    await expect(ana.page.getByText('Active', { exact: true })).toBeVisible();
  });
}

async function talk(ana: Person, berto: Person): Promise<void> {
  await test.step('14 Ana writes a message', () => ana.say('Shall we start on Monday?'));
  await test.step('15 Berto reads it', () =>
    expect(berto.page.getByText('Shall we start on Monday?')).toBeVisible({ timeout: 15_000 }));
  await test.step('16 Berto answers', async () => {
    await berto.say('Monday is fine');
    await expect(ana.page.getByText('Monday is fine')).toBeVisible({ timeout: 15_000 });
  });
}

async function secure(ana: Person, berto: Person, explorerUrl: string): Promise<void> {
  await test.step('17 Berto adds a guarantee', () => berto.addGuarantee(GUARANTEE, '0.001'));
  await test.step('18 Berto pays its deposit address', () => pay(berto, explorerUrl, GUARANTEE, '0.001'));
  await test.step('19 The guarantee is active', () => expectStatus(berto, 'Active'));
  await test.step('20 Ana sees that it is', async () => {
    await ana.page.reload({ waitUntil: 'networkidle' });
    await expectStatus(ana, 'Active');
  });
}

function expectStatus(person: Person, status: string): Promise<void> {
  return expect(person.guarantee(GUARANTEE).getByText(status, { exact: true })).toBeVisible({ timeout: POLL_TIMEOUT });
}

async function releasePart(ana: Person, berto: Person): Promise<void> {
  await test.step('21 Ana releases a part of it, and signs', () =>
    release(ana, 'Release Guarantee', DESTINATION, '0.0006'));
  await test.step('22 Berto is told that a withdrawal waits for him', () => expectPending(berto));
  const link = await test.step('23 Berto signs it, and it is broadcast', () => signPending(berto, DESTINATION));
  await test.step('24 View Transaction leads to it on the explorer', () => expectConfirmed(berto.page, link));
  await test.step('25 The remaining balance can be released', () =>
    expect(berto.guarantee(GUARANTEE).getByRole('button', { name: 'Release Remaining Balance' })).toBeVisible({
      timeout: POLL_TIMEOUT,
    }));
}

async function cancel(ana: Person, berto: Person): Promise<void> {
  await test.step('26 Berto releases the remaining balance', () =>
    release(berto, 'Release Remaining Balance', DESTINATION, 'Max'));
  await test.step('27 Ana is told', () => expectPending(ana));
  await test.step('28 Berto cancels it', async () => {
    const card = berto.guarantee(GUARANTEE);
    await card.getByRole('button', { name: 'Cancel Transaction' }).click();
    const dialog = berto.dialog('Confirm Delete');
    await expect(dialog.getByText('Are you sure you want to delete this transaction?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(card.getByRole('button', { name: 'Release Remaining Balance' })).toBeVisible();
  });
  await test.step('29 Nothing waits for Ana any more', async () => {
    await ana.page.reload({ waitUntil: 'networkidle' });
    await expect(ana.guarantee(GUARANTEE).getByRole('button', { name: 'Release Remaining Balance' })).toBeVisible();
    await expect(ana.page.getByText('pending withdrawal(s)')).toHaveCount(0);
  });
}

/** Nothing of it is delivered, and the payment is simulated (docs/specification.md#dispute-payment). */
async function dispute(ana: Person): Promise<void> {
  const dialog = ana.dialog('Open Dispute');
  await test.step('30 Ana opens a dispute, and explains it', async () => {
    await ana.guarantee(GUARANTEE).getByRole('button', { name: 'Open Dispute' }).click();
    await dialog.getByLabel('Explanation').fill('Two of the beams were not replaced.');
    await dialog.locator('input[type=file][multiple]').setInputFiles(PHOTO);
    await expect(dialog.getByRole('button', { name: 'Submit Dispute' })).toBeDisabled();
  });
  await test.step('31 Ana sends the payment, which counts as received', async () => {
    await dialog.getByRole('button', { name: "I've sent the payment" }).click();
    await expect(dialog.getByText('Payment received')).toBeVisible();
  });
  await test.step('32 Ana submits it', async () => {
    await dialog.getByRole('button', { name: 'Submit Dispute' }).click();
    await expect(dialog.getByText('Dispute submitted.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  });
}

async function releaseRest(ana: Person, berto: Person): Promise<void> {
  await test.step('33 Ana releases all that is left', () =>
    release(ana, 'Release Remaining Balance', DESTINATION, 'Max'));
  await test.step('34 Berto signs, and it is broadcast', async () => {
    await expectPending(berto);
    await signPending(berto, DESTINATION);
  });
  await test.step('35 The guarantee is executed', () => expectStatus(berto, 'Executed'));
  await test.step('36 Ana sees that it is, and the transaction', async () => {
    await ana.page.reload({ waitUntil: 'networkidle' });
    await expectExecuted(ana);
  });
}

async function expectExecuted(person: Person): Promise<void> {
  await expectStatus(person, 'Executed');
  const card = await person.unfold(GUARANTEE);
  await expect(card.getByRole('link', { name: 'View Transaction' }).last()).toBeVisible();
}

async function logOutAndIn(ana: Person): Promise<void> {
  const { page } = ana;
  await test.step('37 Ana logs out, and nothing of hers is left in the storage', async () => {
    await ana.button('Logout').click();
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(() => page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
  await test.step('38 Ana logs in again, and finds the contract as she left it', async () => {
    await enterList(ana);
    await page.getByRole('link', { name: 'Repair of the roof' }).click();
    await expectExecuted(ana);
  });
}
