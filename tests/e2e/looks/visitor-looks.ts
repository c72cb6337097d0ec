import { expect, type Page } from '@playwright/test';
import { newAccount } from '../person';
import { look, lookAtDialog, lookTwice } from './look';

/** Login with its error, registration with its error, and an address that leads nowhere. */
export async function lookAtVisitor(page: Page): Promise<void> {
  await page.goto('/login');
  await lookTwice(page, 'login');
  await logIn(page, 'nobody@example.com', 'no such password here');
  await expect(page.getByRole('alert')).toBeVisible();
  await look(page, 'login, refused');
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await lookTwice(page, 'register');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await look(page, 'not found');
}

/** Somebody who has just registered and has no contract yet. */
export async function lookAtBeginner(page: Page): Promise<void> {
  const { username, email, password } = newAccount('axe');
  await page.goto('/register');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await look(page, 'register, filled in');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Registration successful! Please log in.')).toBeVisible();
  await look(page, 'login after registration');
  await logIn(page, email, password);
  await expect(page.getByText('No contracts yet.')).toBeVisible();
  await lookTwice(page, 'contracts, none');
  await page.getByRole('button', { name: 'Download key backup' }).click();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(page.getByText('was handed to your browser')).toBeVisible();
  await lookTwice(page, 'Download key backup');
  await page.getByRole('button', { name: 'Check key backup' }).click();
  await lookAtDialog(page, 'Check key backup', 'Cancel');
}

/** The built code with a setting that is wrong, as a wrong build would have it. */
export async function lookAtSettingsScreen(page: Page): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch();
    const code = (await answer.text()).replace(/(VITE_BITCOIN_NETWORK:)[`"']regtest[`"']/g, '$1"moonnet"');
    await route.fulfill({ response: answer, body: code });
  });
  await page.goto('/');
  await expect(page.getByText('moonnet')).toBeVisible();
  await lookTwice(page, 'settings');
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}
