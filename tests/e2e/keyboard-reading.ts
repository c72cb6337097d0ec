import { expect, type Page } from '@playwright/test';
import { arriveAt, enter, expectVisibleFocus, tabTo } from './keys';

/** A word of the glossary: Enter shows its meaning, Tab leads into it, Escape closes it where it was opened. */
export async function readTerm(page: Page): Promise<void> {
  const word = page.getByRole('button', { name: 'Third key', exact: true }).first();
  await enter(page, word);
  const more = page.getByRole('link', { name: 'More in the help' });
  await tabTo(page, more);
  await page.keyboard.press('Escape');
  await expect(more).toBeHidden();
  await expect(word).toBeFocused();
}

/** From the contract's menu to the statement, along everything on it, and back. */
export async function readStatement(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname;
  await tabTo(page, page.getByRole('button', { name: 'More', exact: true }), 'Shift+Tab');
  await chooseLast(page);
  await arriveAt(page, /\/statement$/);
  const links = page.getByRole('table').getByRole('link');
  await expect(links.first()).toBeVisible();
  const back = page.getByRole('main').getByRole('link').first();
  await tabTo(page, page.getByRole('button', { name: 'Download' }));
  await tabTo(page, links.last());
  await tabTo(page, back, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await arriveAt(page, new RegExp(`${path}$`));
}

/** From the account's menu to the help: a part, and back to where it was opened. */
export async function readHelp(page: Page, email: string): Promise<void> {
  const before = page.url();
  await tabTo(page, page.getByRole('button', { name: email }));
  await chooseLast(page);
  await arriveAt(page, /\/help$/);
  const text = page.getByText('You deliver, lend or work first');
  await expect(text).toBeHidden();
  await enter(page, page.locator('summary', { hasText: 'I am owed something' }));
  await expect(text).toBeVisible();
  // Goes on from there, not from the top.
  await page.keyboard.press('Tab');
  await expectVisibleFocus(page);
  // A browser without a window has no key for it.
  await expectVisibleFocus(page);
  await page.goBack();
  await arriveAt(page, before);
}

/** The last item of the menu whose button has the focus. */
async function chooseLast(page: Page): Promise<void> {
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('Enter');
}
