import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../axe';

const PHONE = { width: 390, height: 844 };

/** Names what axe finds on a screen, and goes on: one run tells everything. */
export async function look(page: Page, screen: string): Promise<void> {
  expect.soft(await axeFindings(page), screen).toEqual([]);
}

/** The same on a desktop and, once, on a phone: what is narrow is not darker. */
export async function lookTwice(page: Page, screen: string): Promise<void> {
  await look(page, screen);
  if (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)) return;
  const desktop = page.viewportSize();
  await page.setViewportSize(PHONE);
  await look(page, `${screen}, on a phone`);
  if (desktop !== null) await page.setViewportSize(desktop);
}

/** Looks at the dialog that is open, and closes it. */
export async function lookAtDialog(page: Page, name: string, close: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await lookTwice(page, name);
  await dialog.getByRole('button', { name: close, exact: true }).click();
  await expect(dialog).toBeHidden();
}
