import { expect, type Locator, type Page } from '@playwright/test';
import { APP_URL } from './addresses';
import { demoAccount, openContract } from './demo';
import { test } from './fixtures';
import { Person } from './person';

const DESTINATION = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';

test('announces a login in progress and returns the focus to its button after a failure', async ({ visitor: page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(demoAccount('Ana').email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  // Focus handling is loaded after the first paint.
  await expect(announcements(page)).toBeAttached();
  const announced = waitForAnnouncement(page, 'Logging in...');
  const button = page.getByRole('button', { name: 'Login', exact: true });
  await press(button);
  await announced;
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(button).toBeFocused();
});

test('does not take the focus back when the user moved on while a button was busy', async ({ visitor: page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(demoAccount('Ana').email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await expect(announcements(page)).toBeAttached();
  await page.route('**/auth/login', async (route) => {
    await page.getByRole('heading', { level: 1 }).click();
    await route.continue();
  });
  await press(page.getByRole('button', { name: 'Login', exact: true }));
  await expect(page.getByRole('alert')).toBeVisible();
  await page.waitForTimeout(300);
  await expect(page.getByRole('main')).toBeFocused();
});

test('returns the focus to Send after a message failed, keeps the newest message in sight, and moves it to the first contract after Show all', async ({
  ana: page,
}) => {
  await page.getByRole('searchbox').fill('nothing has this name');
  await press(page.getByRole('button', { name: 'Show all' }));
  await expect(page.getByRole('article').first().getByRole('link')).toBeFocused();

  await openContract(page, 'New roof');
  await page.route('**/chat/messages', (route) => route.abort());
  await page.getByPlaceholder('Type your message...').fill('Not to be sent');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await press(send);
  await expect(page.getByText('Not to be sent')).toHaveCount(0);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(send).toBeFocused();
  const log = page.getByRole('log');
  await expect
    .poll(() => log.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight))
    .toBeLessThan(2);
});

test('announces a deletion and moves the focus to the neighbouring item', async ({ visitor: page }) => {
  const cleo = new Person(page, 'cleo');
  await cleo.registerAndLogIn();
  for (const title of ['First draft', 'Second draft', 'Third draft']) {
    await cleo.createContract(title, 'To be deleted', 'Save as Draft');
  }
  await page.goto('/contracts');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  const last = await cards.nth(2).getByRole('link').textContent();
  await press(cards.nth(1).getByRole('button', { name: 'Delete' }));
  const announced = waitForAnnouncement(page, 'Draft deleted.');
  await press(page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
  await announced;
  await expect(cards).toHaveCount(2);
  await expect(page.getByRole('link', { name: last ?? '' })).toBeFocused();

  await page.goto('/contracts/clauses');
  for (const title of ['Primera propia', 'Segunda propia']) {
    await cleo.button('Nueva Cláusula').click();
    await page.getByLabel('Título').fill(title);
    await page.getByLabel('Contenido').fill('Un texto');
    await cleo.button('Guardar').click();
  }
  const [first, second] = await page.getByRole('heading', { level: 2, name: /propia$/ }).allTextContents();
  await press(cleo.button(`Eliminar la cláusula ${first}`));
  const clauseAnnounced = waitForAnnouncement(page, 'Cláusula eliminada.');
  await press(page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }));
  await clauseAnnounced;
  await expect(page.getByRole('heading', { level: 2, name: second ?? '' })).toBeFocused();
  await page.getByRole('searchbox').fill('nada se llama así');
  await press(page.getByRole('button', { name: 'Ver todas' }));
  await expect(page.getByRole('listitem').getByRole('heading', { level: 2 }).first()).toBeFocused();
});

test('keeps the focus in a guarantee card whose button disappears, and announces actions on it', async ({
  visitor,
  otherVisitor,
}) => {
  const ana = new Person(visitor, 'ana');
  const berto = new Person(otherVisitor, 'berto');
  await ana.registerAndLogIn();
  await ana.createContract('Roof repair', 'New tiles', 'Create Contract');
  const link = await ana.shareLink();
  await berto.registerAndLogIn();
  await berto.page.goto(link);
  await berto.button('Accept Contract').click();
  await expect(berto.button('Add Guarantee')).toBeVisible();
  await berto.addGuarantee('Another deposit', '0.002');
  const added = waitForAnnouncement(berto.page, 'Guarantee added.');
  await berto.addGuarantee('Deposit for the roof', '0.001');
  await added;

  const card = await berto.unfold('Deposit for the roof');
  const address = await berto.depositAddress('Deposit for the roof');
  await card.getByRole('button', { name: 'Deposit', exact: true }).focus();
  await pay(berto, address, '0.001');
  await expect(card.getByRole('button', { name: 'Deposit', exact: true })).toHaveCount(0);
  await expectNextInside(berto.page, card);

  await press(card.getByRole('button', { name: 'Release Guarantee' }));
  const dialog = berto.dialog('Release Guarantee');
  await dialog.getByLabel('Destination Bitcoin Address').fill(DESTINATION);
  await dialog.getByLabel('Amount (BTC)').fill('0.0006');
  await dialog.getByLabel('Signing Password').fill(berto.account.password);
  const released = waitForAnnouncement(berto.page, /^Release signed/);
  await press(dialog.getByRole('button', { name: 'Generate Transaction' }));
  await expect(dialog).toBeHidden();
  await released;
  await expectNextInside(berto.page, card);

  await press(card.getByRole('button', { name: 'Cancel Transaction' }));
  const deleted = waitForAnnouncement(berto.page, /^Release deleted\./);
  await press(berto.dialog('Confirm Delete').getByRole('button', { name: 'Delete' }));
  await deleted;
  await expectNextInside(berto.page, card);
});

test('returns the focus to the message field after sending in a dispute mockup', async ({ ana: page }) => {
  await page.getByRole('button', { name: 'Devel' }).click();
  await page.getByRole('menuitem').first().click();
  const field = page.getByRole('dialog').getByRole('textbox').first();
  await field.fill('A message');
  await press(page.getByRole('dialog').getByRole('button', { name: 'Send' }).first());
  await expect(field).toBeFocused();
});

/** Focuses and presses a button by keyboard. */
async function press(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.focus();
  await button.page().keyboard.press('Enter');
}

function announcements(page: Page): Locator {
  return page.locator('p[role="status"].sr-only').first();
}

/** Resolves when the text is announced. */
async function waitForAnnouncement(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: text }).first()).toBeAttached();
}

/** Expects the focus on the card, and the next Tab stop inside it. */
async function expectNextInside(page: Page, card: Locator): Promise<void> {
  await expect(card).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await card.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** Sends test coins from the explorer's page. */
async function pay(person: Person, address: string, amount: string): Promise<void> {
  const explorer = await person.page.context().newPage();
  await explorer.goto(`${APP_URL}/explorer/address/${address}`);
  await explorer.getByLabel(/amount/i).fill(amount);
  await explorer.getByRole('button', { name: /send/i }).click();
  await expect(explorer.getByText(amount).first()).toBeVisible();
  await explorer.close();
}
