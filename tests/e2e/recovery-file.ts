import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';

/** The built recovery page. */
export const RECOVERY_FILE = join(new URL('../..', import.meta.url).pathname, 'dist/e2e/recover.html');

/** The recovery page as a file, in a browser of its own without a network. */
export async function openRecoveryPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.context().setOffline(true);
  await page.goto(pathToFileURL(RECOVERY_FILE).href);
  return page;
}
