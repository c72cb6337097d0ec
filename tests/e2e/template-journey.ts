import { type Browser, expect } from '@playwright/test';
import { chat, cosign, DESTINATION, join, POLL_TIMEOUT, pay, release, type Site } from './journey';
import { leave, Person } from './person';
import { expectStatementFiles } from './statement-files';

const BUYERS = 'Arras de la compraventa';
const SELLERS = 'Garantía de formalización';

/** Two users: a contract from a template, with a guarantee of each, one of which is backed with bitcoin and released; the statement's files. */
export async function playTemplateJourney(browser: Browser, { appUrl, explorerUrl }: Site): Promise<void> {
  const ana = await Person.arrive(browser, 'ana', appUrl);
  const berto = await Person.arrive(browser, 'berto', appUrl);
  await ana.registerAndLogIn();
  await importSale(ana);
  await expect(ana.guarantee(SELLERS).getByText('The counterparty, once joined')).toBeVisible();
  await ana.button('Publish Contract').click();
  // The special terms of the template are still blank.
  await ana.button('Publish anyway').click();
  await join(berto, await ana.shareLink());
  // The backend names the importer, who corrects that.
  await ana.page.reload({ waitUntil: 'networkidle' });
  await expect(ana.guarantee(SELLERS).getByText(berto.account.email)).toBeVisible({ timeout: POLL_TIMEOUT });
  await chat(ana, berto);

  await berto.page.reload({ waitUntil: 'networkidle' });
  const due = berto.page.getByRole('region', { name: 'Needs your action' }).getByRole('listitem');
  await expect(due).toHaveCount(1);
  await expect(due).toContainText(SELLERS);
  await pay(berto, explorerUrl, SELLERS, '0.001');
  await expect(berto.guarantee(SELLERS).getByText('Active', { exact: true })).toBeVisible();

  await release(berto, 'Release Guarantee', DESTINATION, 'Max', SELLERS);
  await cancel(berto);
  await release(berto, 'Release Guarantee', DESTINATION, 'Max', SELLERS);
  await cosign(ana, DESTINATION, SELLERS);
  await ana.unfold(SELLERS);
  // Shown for executed guarantees only.
  await expect(ana.guarantee(SELLERS).getByRole('link', { name: 'View Transaction' })).toBeVisible({
    timeout: POLL_TIMEOUT,
  });
  await expectStatementFiles(ana.page, [BUYERS, SELLERS]);
  await leave(ana, berto);
}

async function importSale(person: Person): Promise<void> {
  await person.page.goto('/contracts/templates');
  const sale = person.page
    .getByRole('listitem')
    .filter({ has: person.page.getByRole('heading', { name: 'Contrato de compraventa' }) });
  await sale.getByRole('link', { name: 'Usar este modelo' }).click();
  for (const guarantee of [BUYERS, SELLERS]) {
    await person.button(guarantee).click();
    const dialog = person.page.getByRole('dialog');
    await dialog.getByLabel('Amount (BTC)').fill('0.001');
    await dialog.getByRole('button', { name: 'Add Guarantee' }).click();
    await expect(dialog).toBeHidden();
  }
  await person.button('Import Template').click();
  await expect(person.button('Publish Contract')).toBeVisible();
}

async function cancel(person: Person): Promise<void> {
  await person.guarantee(SELLERS).getByRole('button', { name: 'Cancel Transaction' }).click();
  const dialog = person.dialog('Confirm Delete');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toBeHidden();
  await expect(person.guarantee(SELLERS).getByRole('button', { name: 'Release Guarantee' })).toBeVisible();
}
