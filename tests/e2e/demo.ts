import { type BrowserContext, expect, type Page } from '@playwright/test';
import accounts from '../../mocks/demo/accounts.json' with { type: 'json' };

export type DemoName = 'Ana' | 'Berto';

export function demoAccount(name: DemoName): (typeof accounts)[number] {
  const account = accounts.find(({ username }) => username === name);
  if (account === undefined) throw new Error(`There is no demo account of ${name}`);
  return account;
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Each test process logs in once per demo user; deriving the login secret is slow on purpose. */
const sessions = new Map<DemoName, Session>();

/** Opens the contract list as a demo user. */
export async function demoPage(context: BrowserContext, name: DemoName): Promise<Page> {
  const session = sessions.get(name);
  if (session !== undefined) await context.setStorageState(session);
  const page = await context.newPage();
  if (session !== undefined) {
    await page.goto('/contracts');
    return page;
  }
  await page.goto('/login');
  await logInAs(page, name);
  sessions.set(name, await context.storageState());
  return page;
}

/** Submits the login form on screen. */
export async function logInAs(page: Page, name: DemoName): Promise<void> {
  const { email, password } = demoAccount(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/contracts$/);
}

/** Opens a contract from the list; returns its path. */
export async function openContract(page: Page, title: string): Promise<string> {
  await page.goto('/contracts');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return new URL(page.url()).pathname;
}
