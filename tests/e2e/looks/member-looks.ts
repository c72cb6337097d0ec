import { expect, type Locator, type Page } from '@playwright/test';
import { openContract } from '../demo';
import { look, lookAtDialog, lookTwice } from './look';

/** From the choice of how to begin to a template that is tailored, and the library of clauses. */
export async function lookAtCreation(page: Page): Promise<void> {
  await show(page, '/contracts/create', 'Crear un contrato');
  await expectSpanish(page.getByRole('heading', { level: 1 }));
  await lookTwice(page, 'creation choice');
  await show(page, '/contracts/new', 'Create New Contract');
  await page.getByRole('button', { name: 'Create Contract' }).click();
  await lookTwice(page, 'create, with errors');
  await show(page, '/contracts/templates', 'Modelos de contrato');
  await expectSpanish(page.getByRole('heading', { level: 1 }));
  await lookTwice(page, 'templates');
  await page.getByRole('link', { name: 'Usar este modelo' }).first().click();
  await lookAtCustomiser(page);
  await show(page, '/contracts/clauses', 'Cláusulas');
  await expectSpanish(page.getByRole('heading', { level: 1 }));
  await lookTwice(page, 'clauses');
  await page.getByRole('button', { name: 'Nueva Cláusula' }).click();
  await expectSpanish(page.getByRole('dialog'));
  await lookTwice(page, 'Nueva Cláusula');
  await page.getByLabel('Título').fill('Prueba');
  await page.getByLabel('Contenido').fill('Se prueba antes de pagar.');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('button', { name: 'Eliminar la cláusula Prueba' }).click();
  await lookAtDialog(page, 'Eliminar la cláusula', 'Cancelar');
}

async function lookAtCustomiser(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Su contrato' })).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await expectSpanish(page.getByRole('heading', { level: 1 }));
  await lookTwice(page, 'customise');
  await page.getByRole('button', { name: 'Buscar en la biblioteca' }).click();
  await lookAtDialog(page, 'Biblioteca de cláusulas', 'Listo');
  await page.getByRole('listitem').filter({ hasText: 'Esencial' }).getByRole('button').first().click();
  await lookAtDialog(page, 'Añadir garantía', 'Close');
}

export async function lookAtDevel(page: Page): Promise<void> {
  await show(page, '/devel', 'Development Menu');
  // The components come after the mockups.
  await expect(page.getByRole('heading', { name: 'Components' })).toBeVisible();
  await lookTwice(page, 'devel');
  // Elsewhere: the mockups would stand on the page and in the dialog over it.
  await show(page, '/contracts', 'My Contracts');
  await page.getByRole('button', { name: 'Devel' }).click();
  await look(page, 'contracts, a menu open');
  await page.getByRole('menuitem', { name: 'User Dispute Management' }).click();
  await lookAtDialog(page, 'User Dispute Management', 'Close');
  await page.getByRole('button', { name: 'Devel' }).click();
  await page.getByRole('menuitem', { name: 'Arbitrator Dispute Management' }).click();
  await lookAtDialog(page, 'Arbitrator Dispute Management', 'Close');
}

/** The list, each kind of contract, the join screen, and what says that there is no such contract. */
export async function lookAtContracts(ana: Page, berto: Page): Promise<void> {
  await expect(ana.getByRole('article').first()).toBeVisible();
  await lookTwice(ana, 'contracts');
  for (const title of ['Supply of hand-made tiles', 'Translation of the spring catalogue']) {
    await openContract(ana, title);
    await balancesKnown(ana);
    await lookTwice(ana, title);
  }
  const open = await openContract(ana, 'Rent of the workshop');
  await lookTwice(ana, 'Rent of the workshop');
  await show(berto, `${open}/join`, 'Rent of the workshop');
  await lookTwice(berto, 'join');
  await openContract(ana, 'Website upkeep');
  await look(ana, 'Website upkeep');
  await ana.getByRole('button', { name: 'Edit' }).click();
  await lookTwice(ana, 'Website upkeep, being edited');
  await show(ana, '/contracts/none-such', 'Contract not found');
  await look(ana, 'contract not found');
}

/** Every dialog of the list and of the roof, which has most of them. */
export async function lookAtDialogs(ana: Page, berto: Page): Promise<void> {
  await ana.goto('/contracts');
  await ana.getByRole('button', { name: 'Delete' }).first().click();
  await lookAtDialog(ana, 'Delete draft', 'Cancel');
  await Promise.all([lookAtAnasDialogs(ana), lookAtBertosDialogs(berto)]);
}

async function lookAtAnasDialogs(page: Page): Promise<void> {
  await openContract(page, 'New roof');
  await balancesKnown(page);
  await page.getByRole('button', { name: 'Show more' }).click();
  await lookTwice(page, 'New roof, of Ana');
  await press(page, 'Cancel Transaction');
  await lookAtDialog(page, 'Confirm Delete', 'Cancel');
  await press(page, 'See Transactions');
  await lookAtDialog(page, 'Transaction Addresses', 'Close');
  await press(page, 'Add Guarantee');
  const dialog = page.getByRole('dialog', { name: 'Add Guarantee' });
  await dialog.getByRole('button', { name: 'Add Guarantee' }).click();
  await lookAtDialog(page, 'Add Guarantee', 'Cancel');
}

async function lookAtBertosDialogs(page: Page): Promise<void> {
  await openContract(page, 'New roof');
  await balancesKnown(page);
  await lookTwice(page, 'New roof, of Berto');
  await press(page, 'Sign Withdrawal');
  await expect(page.getByText('It spends this guarantee only')).toBeVisible();
  await lookAtDialog(page, 'Sign Transaction', 'Cancel');
  await press(page, 'Deposit');
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await lookAtDialog(page, 'Deposit Address', 'Close');
  await press(page, 'Release Guarantee');
  await page.getByLabel('Destination Bitcoin Address').fill('bcrt1qtypo');
  await page.getByLabel('Amount (BTC)').fill('9');
  await page.getByLabel('Signing Password').focus();
  await lookTwice(page, 'Release Guarantee, with errors');
  await press(page, 'Cancel');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await lookAtDialog(page, 'Release Guarantee', 'Discard');
  await press(page, 'Open Dispute');
  await page.getByText('PNG, JPG, PDF').waitFor();
  await lookAtDialog(page, 'Open Dispute', 'Cancel');
}

async function show(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(heading));
}

/** In the specification these parts are Spanish, and must be read out as such. */
async function expectSpanish(part: Locator): Promise<void> {
  expect.soft(await part.evaluate((element) => element.closest<HTMLElement>('[lang]')?.lang)).toBe('es');
}

async function press(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).first().click();
}

async function balancesKnown(page: Page): Promise<void> {
  await expect(page.getByText('Asking the block explorer')).toHaveCount(0);
}
