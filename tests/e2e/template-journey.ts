import { expect } from '@playwright/test';
import { accept, POLL_TIMEOUT } from './journey';
import type { Person } from './person';

const BUYERS = 'Arras de la compraventa';
const SELLERS = 'Garantía de formalización';

/** A contract from a template, with a guarantee of each: Ana is logged in, Berto has an account. */
export async function importAndJoin(ana: Person, berto: Person): Promise<void> {
  await importSale(ana);
  await expect(ana.guarantee(SELLERS).getByText('The counterparty, once joined')).toBeVisible();
  await ana.button('Publish Contract').click();
  await accept(berto, await ana.shareLink(), true);
  // The record names somebody else, or nobody; the importer corrects that.
  await ana.page.reload({ waitUntil: 'networkidle' });
  await expect(ana.guarantee(SELLERS).getByText(berto.account.email)).toBeVisible({ timeout: POLL_TIMEOUT });
  await ana.say('Shall we meet at the notary?');

  await berto.page.reload({ waitUntil: 'networkidle' });
  await expect(berto.page.getByText('Shall we meet at the notary?')).toBeVisible();
  const due = berto.page.getByRole('region', { name: 'Needs your action' }).getByRole('listitem');
  await expect(due).toHaveCount(1);
  await expect(due).toContainText(SELLERS);
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
  // Without a price in euros it has no amount.
  await person.button('Quitar la garantía Garantía por defectos y faltas de conformidad').click();
  for (const field of await person.page.locator('[data-term]').all()) {
    if (!(await field.isVisible()) || (await field.inputValue()) !== '') continue;
    if (await field.evaluate((each) => each.tagName === 'SELECT')) await field.selectOption('business');
    else await field.fill('4000');
  }
  await person.button('Import Template').click();
  await expect(person.button('Publish Contract')).toBeVisible();
}
