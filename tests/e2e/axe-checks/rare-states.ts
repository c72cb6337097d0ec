import { expect, type Page } from '@playwright/test';
import { demoAccount, logInAs, openContract, unfold } from '../demo';
import { checkOnBothWidths } from './check-screen';

const CARD = 'Workmanship of the beams';
/** A valid public key that belongs to no demo user. */
const OTHER_KEY = '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798';
/** A broadcast that is not yet recorded. */
const UNSAVED = {
  contractId: 'none',
  guaranteeId: 'none',
  withdrawal: { id: 'none', receivers_id: [] },
  txid: 'ab'.repeat(32),
  txHex: '00',
  stage: 'broadcast',
};

/** A submitted dispute and the confirmation of a high fee. */
export async function checkOutcomes(page: Page): Promise<void> {
  await openContract(page, 'New roof');
  await pressOnCard(page, 'Open Dispute');
  await page.getByLabel('Explanation').fill('Two of the beams were not replaced.');
  const file = { name: 'beams.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(1_000) };
  await page.locator('input[type=file][multiple]').setInputFiles(file);
  await page.getByRole('button', { name: "I've sent the payment" }).click();
  await expect(page.getByText('Payment received')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Dispute' }).click();
  await expect(page.getByText('Dispute submitted.')).toBeVisible();
  await checkOnBothWidths(page, 'dispute submitted');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await checkHighFee(page);
}

/** The explorer recommends a third of the 12 sat/vB that the backend uses. */
async function checkHighFee(page: Page): Promise<void> {
  const rates = { fastestFee: 4, halfHourFee: 3, hourFee: 2, minimumFee: 1 };
  await page.route('**/v1/fees/recommended', (route) => route.fulfill({ json: rates }));
  await pressOnCard(page, 'Release Guarantee');
  await page.getByLabel('Destination Bitcoin Address').fill('bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080');
  await page.getByLabel('Amount (BTC)').fill('0.0005');
  await page.getByLabel('Signing Password').fill(demoAccount('Ana').password);
  await page.getByRole('button', { name: 'Generate Transaction' }).click();
  await expect(page.getByRole('dialog', { name: 'Check the release' })).toBeVisible();
  await checkOnBothWidths(page, 'release with a high fee');
  // Deletes the withdrawal.
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Release Guarantee' })).toBeVisible();
}

/** A changed key, a logout with unsaved records, and a blocked signing key. */
export async function checkTroubles(page: Page): Promise<void> {
  const path = await openContract(page, 'New roof');
  await expect(page.getByText('Asking the block explorer')).toHaveCount(0);
  await page.route('**/fillcontract', async (route) => {
    const response = await route.fetch();
    const fill = await response.json();
    fill.keys[0].public_key = OTHER_KEY;
    await route.fulfill({ response, json: fill });
  });
  await page.reload();
  await expect(page.getByText('A key of this contract has changed', { exact: true })).toBeVisible();
  await checkOnBothWidths(page, 'a key that changed');
  await page.unrouteAll({ behavior: 'wait' });
  await checkLogout(page);
  await checkBlockedKey(page, path);
}

async function checkLogout(page: Page): Promise<void> {
  await page.route('**/contracts/transaction/none', (route) => route.abort());
  await page.addInitScript((entry) => localStorage.setItem('outbox', JSON.stringify([entry])), UNSAVED);
  await page.goto('/contracts');
  await expect(page.getByText('Saving the record')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('dialog', { name: 'Log out before everything is saved?' })).toBeVisible();
  await checkOnBothWidths(page, 'logout with something unsaved');
  await page.getByRole('button', { name: 'Log out anyway' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
}

async function checkBlockedKey(page: Page, path: string): Promise<void> {
  await page.route('**/auth/login', async (route) => {
    const response = await route.fetch();
    const { user } = await response.json();
    await route.fulfill({ response, json: { user: { ...user, public_key: OTHER_KEY } } });
  });
  await logInAs(page, 'Berto');
  await page.getByRole('link', { name: 'New roof' }).click();
  await expect(page).toHaveURL(new RegExp(path));
  await unfold(page, 'Return of the scaffolding');
  await expect(page.getByRole('button', { name: 'Deposit', exact: true }).first()).toBeDisabled();
  await checkOnBothWidths(page, 'an own key that cannot be used');
}

async function pressOnCard(page: Page, button: string): Promise<void> {
  const card = await unfold(page, CARD);
  await card.getByRole('button', { name: button, exact: true }).click();
}
