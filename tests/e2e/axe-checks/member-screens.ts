import { expect, type Locator, type Page } from '@playwright/test';
import { openContract, unfold } from '../demo';
import { checkDialog, checkOnBothWidths, checkScreen } from './check-screen';

/** Creation choice, create form, templates, customisation and clause library. */
export async function checkCreation(page: Page): Promise<void> {
  await goTo(page, '/contracts/create', 'Crear un contrato');
  await expectSpanish(page.getByRole('heading', { level: 1 }));
  await checkOnBothWidths(page, 'creation choice');
  await goTo(page, '/contracts/new', 'Create New Contract');
  await page.getByRole('button', { name: 'Create Contract' }).click();
  await checkOnBothWidths(page, 'create, with errors');
  await goTo(page, '/contracts/templates', 'Modelos de contrato');
  await expectSpanish(page.getByRole('heading', { level: 1 }));
  await checkOnBothWidths(page, 'templates');
  await page.getByRole('link', { name: 'Usar este modelo' }).first().click();
  await checkCustomiser(page);
  await goTo(page, '/contracts/clauses', 'Cláusulas');
  await expectSpanish(page.getByRole('heading', { level: 1 }));
  await checkOnBothWidths(page, 'clauses');
  await page.getByRole('button', { name: 'Nueva Cláusula' }).click();
  await expectSpanish(page.getByRole('dialog'));
  await checkOnBothWidths(page, 'Nueva Cláusula');
  await page.getByLabel('Título').fill('Prueba');
  await page.getByLabel('Contenido').fill('Se prueba antes de pagar.');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('button', { name: 'Eliminar la cláusula Prueba' }).click();
  await checkDialog(page, 'Eliminar la cláusula', 'Cancelar');
}

async function checkCustomiser(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Su contrato' })).toBeVisible();
  await page.getByRole('checkbox').first().check();
  const folded = page.locator('main details:not([open]) > summary');
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectSpanish(page.getByRole('heading', { level: 1 }));
  await checkOnBothWidths(page, 'customise');
  await page.getByRole('listitem').filter({ hasText: 'Esencial' }).getByRole('button').first().click();
  await checkDialog(page, 'Añadir garantía', 'Close');
}

/** The list, each kind of contract, the join screen and "Contract not found". */
export async function checkContracts(ana: Page, berto: Page): Promise<void> {
  await expect(ana.getByRole('article').first()).toBeVisible();
  await checkOnBothWidths(ana, 'contracts');
  for (const title of ['Supply of hand-made tiles', 'Translation of the spring catalogue']) {
    await openContract(ana, title);
    await waitForBalances(ana);
    await checkOnBothWidths(ana, title);
  }
  const open = await openContract(ana, 'Rent of the workshop');
  await checkOnBothWidths(ana, 'Rent of the workshop');
  await goTo(berto, `${open}/join`, 'Rent of the workshop');
  await checkOnBothWidths(berto, 'join');
  await openContract(ana, 'Website upkeep');
  await checkScreen(ana, 'Website upkeep');
  await ana.getByRole('button', { name: 'Edit' }).click();
  await checkOnBothWidths(ana, 'Website upkeep, being edited');
  await goTo(ana, '/contracts/none-such', 'Contract not found');
  await checkScreen(ana, 'contract not found');
}

/** The statement of a contract, and the tabs of a phone. */
export async function checkRecords(page: Page): Promise<void> {
  const path = `${await openContract(page, 'New roof')}/statement`;
  await page.goto(path);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await checkOnBothWidths(page, path);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contracts');
  await openContract(page, 'New roof');
  await waitForBalances(page);
  for (const name of ['Terms', 'Chat', 'Guarantees']) {
    const tab = page.getByRole('tab', { name });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await checkScreen(page, `the tab ${name}`);
  }
}

/** The dialogs of the list and of the "New roof" contract, which has most of them. */
export async function checkAnasDialogs(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await checkDialog(page, 'Delete draft', 'Cancel');
  await openContract(page, 'New roof');
  await waitForBalances(page);
  await page.getByRole('button', { name: 'Show more' }).click();
  await checkOnBothWidths(page, 'New roof, of Ana');
  await press(page, 'More');
  await page.getByRole('menuitem', { name: 'Terms' }).click();
  await press(page, 'Safety number');
  await expect(page.getByRole('list', { name: 'Safety number' })).toBeVisible();
  await page.getByText('If it does not match').click();
  await checkDialog(page, 'Terms', 'Close');
  await unfold(page, 'Clay tiles on site');
  await press(page, 'Cancel Transaction');
  await checkDialog(page, 'Confirm Delete', 'Cancel');
  await unfold(page, 'Final payment');
  await press(page, 'See Transactions');
  await checkDialog(page, 'Transaction Addresses', 'Close');
  await press(page, 'Add Guarantee');
  const dialog = page.getByRole('dialog', { name: 'Add Guarantee' });
  await dialog.getByRole('button', { name: 'Add Guarantee' }).click();
  await checkDialog(page, 'Add Guarantee', 'Cancel');
}

export async function checkBertosDialogs(page: Page): Promise<void> {
  await openContract(page, 'New roof');
  await waitForBalances(page);
  await checkOnBothWidths(page, 'New roof, of Berto');
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^and \d more$/ }).click();
  await checkScreen(page, 'all tasks in the bar');
  if (size !== null) await page.setViewportSize(size);
  await unfold(page, 'Clay tiles on site');
  await press(page, 'Sign Withdrawal');
  await expect(page.getByRole('checkbox', { name: 'This money belongs to this guarantee' })).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Clay tiles on site', { exact: true })).toBeVisible();
  await checkDialog(page, 'Sign Transaction', 'Cancel');
  await unfold(page, 'Return of the scaffolding');
  await press(page, 'Deposit');
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await checkDialog(page, 'Deposit Address', 'Close');
  await unfold(page, 'Workmanship of the beams');
  await press(page, 'Release Guarantee');
  await page.getByLabel('Destination Bitcoin Address').fill('bcrt1qtypo');
  await page.getByLabel('Amount (BTC)').fill('9');
  await page.getByLabel('Signing Password').focus();
  await checkOnBothWidths(page, 'Release Guarantee, with errors');
  await press(page, 'Cancel');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await checkDialog(page, 'Release Guarantee', 'Discard');
  await press(page, 'Open Dispute');
  await page.getByText('PNG, JPG, PDF').waitFor();
  await checkDialog(page, 'Open Dispute', 'Cancel');
}

async function goTo(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(heading));
}

/** These parts are Spanish by specification and need `lang="es"`. */
async function expectSpanish(part: Locator): Promise<void> {
  expect.soft(await part.evaluate((element) => element.closest<HTMLElement>('[lang]')?.lang)).toBe('es');
}

async function press(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).first().click();
}

async function waitForBalances(page: Page): Promise<void> {
  await expect(page.getByText('Asking the block explorer')).toHaveCount(0);
}
