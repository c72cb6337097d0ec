import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { demoAccount } from './demo';
import { test } from './fixtures';
import { arriveAt, enter, expectFocusTrap, hasFocus, tabTo, typeInto } from './keys';

const { email, password } = demoAccount('Ana');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('completes the whole journey by keyboard, with the focus always visible', async ({ visitor: page }) => {
  await page.goto('/login');
  await logIn(page);
  await walkMenu(page);
  await enter(page, page.getByRole('link', { name: 'Supply of hand-made tiles' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Supply of hand-made tiles' })).toBeVisible();
  await skipToContent(page);
  await addGuarantee(page);
  await abandonRelease(page);
  await sign(page);
  await chat(page);
  await enter(page, page.getByRole('button', { name: 'Logout' }));
  await expect(page).toHaveURL(/\/login$/);
});

async function logIn(page: Page): Promise<void> {
  await typeInto(page, page.getByLabel('Email'), email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  await arriveAt(page, /\/contracts$/);
}

/** Arrow keys open and walk the menu, End jumps to the last item, Escape closes it and restores the focus. */
async function walkMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Devel' });
  await tabTo(page, button);
  await page.keyboard.press('ArrowDown');
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(button).toBeFocused();
}

async function skipToContent(page: Page): Promise<void> {
  await enter(page, page.getByRole('link', { name: 'Skip to content' }));
  await expect(page.getByRole('main')).toBeFocused();
}

async function addGuarantee(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Add Guarantee' });
  await enter(page, button);
  const dialog = page.getByRole('dialog', { name: 'Add Guarantee' });
  await expect(dialog.getByLabel('Description')).toBeFocused();
  // Reduced motion is preferred, so nothing is animated.
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expectFocusTrap(page, dialog);
  await typeInto(page, dialog.getByLabel('Description'), 'Lent tile cutter');
  await typeInto(page, dialog.getByLabel('Amount (BTC)'), '0.0004');
  await typeInto(page, dialog.getByLabel('Valid Until'), '12312031');
  await typeInto(page, dialog.getByLabel('Conditions'), 'The cutter comes back');
  await typeInto(page, dialog.getByLabel('Verification Process'), 'Both try it');
  await enter(page, dialog.getByRole('button', { name: 'Add Guarantee' }));
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.getByRole('article').filter({ hasText: 'Lent tile cutter' })).toBeVisible();
}

/** Escape asks before discarding input, then restores the focus. */
async function abandonRelease(page: Page): Promise<void> {
  const card = page.getByRole('article').filter({ hasText: 'Return of the pallets' });
  const button = card.getByRole('button', { name: 'Release Guarantee' });
  await enter(page, button);
  const dialog = page.getByRole('dialog', { name: 'Release Guarantee' });
  await typeInto(page, dialog.getByLabel('Destination Bitcoin Address'), 'bcrt1q');
  await tabTo(page, dialog.getByLabel('Amount (BTC)'));
  await expectFocusTrap(page, dialog);
  await tabTo(page, dialog.getByLabel('Amount (BTC)'));
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  if (await question.isVisible()) {
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(dialog.getByLabel('Amount (BTC)')).toBeFocused();
    await page.keyboard.press('Escape');
    await enter(page, question.getByRole('button').last());
  }
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
}

async function sign(page: Page): Promise<void> {
  await enter(page, page.getByRole('button', { name: 'Review and sign' }));
  const dialog = page.getByRole('dialog', { name: 'Sign Transaction' });
  await tabTo(page, dialog.getByRole('checkbox', { name: 'This money belongs to this guarantee' }));
  await page.keyboard.press('Space');
  await typeInto(page, dialog.getByLabel('Signing Password'), password);
  await page.keyboard.press('Enter');
  const done = page.getByRole('dialog', { name: 'Transaction Broadcast Successfully' });
  await expect(done).toBeVisible();
  await expectFocusTrap(page, done);
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(done).toBeHidden();
  // The button that opened the dialog is gone, so the focus stays nearby.
  expect(await hasFocus(page.locator('body'))).toBe(false);
}

async function chat(page: Page): Promise<void> {
  await typeInto(page, page.getByPlaceholder('Type your message...'), 'Signed by keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Signed by keyboard')).toBeVisible();
  await expect(page.getByPlaceholder('Type your message...')).toBeFocused();
}
