import { expect, type Locator, type Page } from '@playwright/test';
import { APP_URL } from './addresses';
import { test } from './fixtures';
import { Person } from './person';

const DESTINATION = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';

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

/** Focuses and presses a button by keyboard. */
async function press(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.focus();
  await button.page().keyboard.press('Enter');
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
