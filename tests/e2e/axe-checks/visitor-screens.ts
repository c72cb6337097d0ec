import { expect, type Page } from '@playwright/test';
import { newAccount } from '../person';
import { checkDialog, checkOnBothWidths, checkScreen } from './check-screen';

/** Login and registration with their errors, the help, an unknown address. */
export async function checkVisitor(page: Page): Promise<void> {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkOnBothWidths(page, 'login');
  await logIn(page, 'nobody@example.com', 'no such password here');
  await expect(page.getByRole('alert')).toBeVisible();
  await checkScreen(page, 'login, refused');
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkOnBothWidths(page, 'register');
  await page.goto('/login?returnUrl=contracts/1/join');
  await expect(page.getByRole('heading', { name: 'You were invited to a contract' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Three keys/ })).toBeVisible();
  await checkScreen(page, 'login, invited');
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: 'Glossary' })).toBeVisible();
  await checkScreen(page, 'help, folded');
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
  });
  await expect(page.getByText('You deliver, lend or work first')).toBeVisible();
  await checkOnBothWidths(page, 'help');
  await page.goto('/help/recovery');
  await expect(page.getByRole('heading', { name: 'If Aval disappears' })).toBeVisible();
  await checkOnBothWidths(page, 'help on recovery');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await checkScreen(page, 'not found');
}

/** A newly registered user without contracts. */
export async function checkBeginner(page: Page): Promise<void> {
  const { username, email, password } = newAccount('axe');
  await page.goto('/register');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await checkScreen(page, 'register, filled in');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Download recovery file' })).toBeVisible();
  await checkOnBothWidths(page, 'recovery file of a registration');
  await page.getByRole('button', { name: 'Download recovery file' }).click();
  await expect(page.getByText('Registration successful! Please log in.')).toBeVisible();
  await checkScreen(page, 'login after registration');
  await logIn(page, email, password);
  await expect(page.getByText('No contracts yet.')).toBeVisible();
  await checkOnBothWidths(page, 'contracts, none');
  await page.getByRole('button', { name: email }).click();
  await page.getByRole('menuitem', { name: 'Recovery file' }).click();
  await checkDialog(page, 'Recovery', 'Close');
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}
