import { expect, type Locator, type Page } from '@playwright/test';
import { createGate } from '../gate';
import { demoAccount, openContract, unfold } from './demo';
import { test } from './fixtures';

/* Chromium fetches a file whose import has failed only after a reload, which none of these tests makes. */

const { email, password } = demoAccount('Ana');

/** Loses the requests for these files until the function that it returns is called; it waits for a first one. */
async function loseFiles(page: Page, files: string): Promise<() => Promise<void>> {
  const url = `**/assets/${files}`;
  const lost = createGate();
  await page.route(url, async (route) => {
    await route.abort();
    lost.open();
  });
  return async () => {
    await lost.opened;
    await page.unroute(url);
  };
}

async function openSignDialog(page: Page): Promise<Locator> {
  await openContract(page, 'Supply of hand-made tiles');
  const card = await unfold(page, 'Second delivery');
  await card.getByRole('button', { name: 'Sign Withdrawal' }).click();
  return page.getByRole('dialog', { name: 'Sign Transaction' });
}

test('a login whose code could not be fetched succeeds at the second press', async ({ visitor: page }) => {
  const findFiles = await loseFiles(page, 'next*');
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  const login = page.getByRole('button', { name: 'Login', exact: true });
  await login.click();
  await expect(page.getByRole('alert')).toHaveText('Network Error');
  await findFiles();
  await login.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contracts' })).toBeVisible();
  await expect(page).toHaveURL(/\/contracts$/);
});

test('parts of the login screen that could not be fetched appear by themselves', async ({ visitor: page }) => {
  const findFiles = await loseFiles(page, 'frame*');
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await findFiles();
  await expect(page.getByRole('heading', { name: 'Demo accounts' })).toBeVisible();
});

test('a screen that could not be fetched appears at Try again', async ({ ana: page }) => {
  let isPressed = false;
  await page.route('**/assets/help-page*', (route) => (isPressed ? route.continue() : route.abort()));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This screen could not be loaded' })).toBeVisible();
  // The file can be fetched from the press on, so that the screen does not appear by itself before.
  await page.exposeFunction('notePress', () => {
    isPressed = true;
  });
  await page.evaluate(() => {
    const { notePress } = window as unknown as { notePress: () => void };
    document.addEventListener('click', () => void notePress(), { capture: true, once: true });
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
});

test('a dialog that could not be fetched says that nothing was sent, and opens by itself', async ({ ana: page }) => {
  const findFiles = await loseFiles(page, 'sign-dialog*');
  const dialog = await openSignDialog(page);
  await expect(page.getByText('It opens by itself, and nothing has been sent.')).toBeVisible();
  await findFiles();
  await expect(dialog.getByLabel('Signing Password')).toBeVisible();
});

test('signing whose code could not be fetched sends nothing, says so, and goes on at the second press', async ({
  ana: page,
}) => {
  const findFiles = await loseFiles(page, 'signing*');
  // Fetches the parts of the worker again.
  await page.reload();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  const dialog = await openSignDialog(page);
  const sign = dialog.getByRole('button', { name: 'Sign Transaction' });
  await dialog.getByRole('checkbox', { name: 'This money belongs to this guarantee' }).check();
  await dialog.getByLabel('Signing Password').fill(password);
  await sign.click();
  await expect(dialog.getByRole('alert').last()).toContainText('Check your connection, then try again.');
  expect(sent).toEqual([]);
  await findFiles();
  // Only the code that signs can say this. The right password would end the withdrawal, which other tests need.
  await dialog.getByLabel('Signing Password').fill('not the password');
  await sign.click();
  await expect(dialog.getByRole('alert').last()).toContainText('The password is not right.');
});
