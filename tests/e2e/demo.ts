import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import accounts from '../../mocks/demo/accounts.json' with { type: 'json' };

export type DemoName = 'Ana' | 'Berto';

export function demoAccount(name: DemoName): (typeof accounts)[number] {
  const account = accounts.find(({ username }) => username === name);
  if (account === undefined) throw new Error(`There is no demo account of ${name}`);
  return account;
}

/** The file with the storage of a demo user who has logged in; `demo.setup.ts` writes it. */
export function storedLogin(outputDir: string, name: DemoName): string {
  return join(outputDir, `${name}.json`);
}

/** Submits the login form on screen. */
export async function logInAs(page: Page, name: DemoName): Promise<void> {
  const { email, password } = demoAccount(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/contracts$/);
}

/** Until the key is checked, nothing can be paid or signed. A page that is left before has to check it in place. */
export async function waitForKeyCheck(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('ownKey')?.includes('"keyVerdict":"good"'));
}

/** Opens a page and waits for its data, which moves what is below: on a busy machine a press could miss. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

/** Opens a contract from the list; returns its path. */
export async function openContract(page: Page, title: string): Promise<string> {
  if (new URL(page.url()).pathname !== '/contracts') await openPage(page, '/contracts');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return new URL(page.url()).pathname;
}

/**
 * Chooses from the contract's menu. By keyboard: data that arrives may move the menu away from a click. A dialog that gives the focus
 * back at the same moment may take the key, so it is pressed again.
 */
export async function chooseFromMenu(page: Page, name: string, exact = false): Promise<void> {
  const item = page.getByRole('menuitem', { name, exact });
  await expect(async () => {
    if (!(await item.isVisible())) await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
    await item.press('Enter', { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

/** Unfolds the row of a guarantee, if it is folded. The row may unfold itself at the same moment, and a click fold it. */
export async function unfoldCard(card: Locator): Promise<void> {
  const row = card.getByRole('heading', { level: 3 }).getByRole('button');
  await expect(async () => {
    if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
    await expect(row).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
}

/** The same by its name; returns its card. */
export async function unfold(page: Page, guarantee: string): Promise<Locator> {
  const card = page.getByRole('article', { name: guarantee });
  await unfoldCard(card);
  return card;
}
