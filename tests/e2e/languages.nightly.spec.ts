import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';

const CATALOGUE = /\/(spanish|english)[^/]*\.js/;

async function chooseLanguage(page: Page, name: 'EN' | 'ES'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** Collects further imports of language catalogues. */
function recordCatalogues(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const name = CATALOGUE.exec(request.url())?.[1];
    if (name !== undefined) requested.push(name);
  });
  return requested;
}

test('fetches a language only when it is chosen', async ({ visitor: page }) => {
  const requested = recordCatalogues(page);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Login to Aval' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await chooseLanguage(page, 'ES');
  await expect(page.getByRole('heading', { name: 'Iniciar sesión en Aval' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(requested).toEqual(['spanish']);
});

test('renders the stored language first', async ({ visitor: page }) => {
  await page.goto('/login');
  await chooseLanguage(page, 'ES');
  await expect(page.getByRole('heading', { name: 'Iniciar sesión en Aval' })).toBeVisible();
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const text = document.querySelector('h1')?.textContent;
      if (text && seen.at(-1) !== text) seen.push(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Iniciar sesión en Aval' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(['Iniciar sesión en Aval']);
});
