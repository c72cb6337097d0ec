import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../axe';
import { isComplete } from '../nightly';

const PHONE = { width: 390, height: 844 };

/** Checks a screen with axe. Soft assertions, so one run reports every finding. */
export async function checkScreen(page: Page, screen: string): Promise<void> {
  expect.soft(await axeFindings(page), screen).toEqual([]);
  // tests/unit/ui/contrast.test.ts checks the listed pairs of colours in both schemes.
  if (!isComplete) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await axeFindings(page, 'colours'), `${screen}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Checks a screen at desktop and phone width; the colours do not depend on the width. */
export async function checkOnBothWidths(page: Page, screen: string): Promise<void> {
  await checkScreen(page, screen);
  const desktop = page.viewportSize();
  await page.setViewportSize(PHONE);
  expect.soft(await axeFindings(page, isComplete ? 'all' : 'layout'), `${screen}, on a phone`).toEqual([]);
  if (desktop !== null) await page.setViewportSize(desktop);
}

/** Checks the open dialog and closes it. */
export async function checkDialog(page: Page, name: string, close: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await checkOnBothWidths(page, name);
  await dialog.getByRole('button', { name: close, exact: true }).click();
  await expect(dialog).toBeHidden();
}
