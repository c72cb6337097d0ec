import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../axe';

const PHONE = { width: 390, height: 844 };

/** Checks a screen with axe in light and dark. Findings do not end the test, so that one run reports all of them. */
export async function look(page: Page, screen: string): Promise<void> {
  expect.soft(await axeFindings(page), screen).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await axeFindings(page, 'colours'), `${screen}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The same on a desktop and on a phone, where the colours are the same. */
export async function lookTwice(page: Page, screen: string): Promise<void> {
  await look(page, screen);
  const desktop = page.viewportSize();
  await page.setViewportSize(PHONE);
  expect.soft(await axeFindings(page), `${screen}, on a phone`).toEqual([]);
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
