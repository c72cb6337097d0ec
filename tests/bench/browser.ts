import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import accounts from '../../mocks/demo/accounts.json';
import { ensureChromium } from '../chromium.mjs';

export function launch(args: readonly string[] = []): Promise<Browser> {
  const path = ensureChromium();
  if (path === null) throw new Error('no Chromium');
  return chromium.launch({
    executablePath: path,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', ...args],
  });
}

/** A page with empty cache and storage; a page error aborts the benchmark. */
export async function openFreshPage(browser: Browser): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`the page failed: ${error.message}`));
  return { page, context };
}

/** Fills in a demo account, like a password manager. */
export async function fillLogin(page: Page): Promise<void> {
  const [ana] = accounts;
  await page.getByLabel('Email').fill(ana?.email ?? '');
  await page.getByLabel('Password').fill(ana?.password ?? '');
}

export async function logIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await fillLogin(page);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(/\/contracts$/);
}
