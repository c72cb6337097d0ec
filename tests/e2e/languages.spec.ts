import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';

const CATALOGUE = /\/(spanish|english)[^/]*\.js/;

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^(Language|Idioma)$/ }).click();
  await page.getByRole('menuitemradio', { name }).click();
}

/** Collects further requests for language catalogues. */
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

  await chooseLanguage(page, 'Español');
  await expect(page.getByRole('heading', { name: 'Iniciar sesión en Aval' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(requested).toEqual(['spanish']);
});

test('renders the stored language first', async ({ visitor: page }) => {
  await page.goto('/login');
  await chooseLanguage(page, 'Español');
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

test('reports a language that failed to load, keeps the screen, and lets the user retry', async ({ visitor: page }) => {
  await page.goto('/login');
  await page.route(CATALOGUE, (route) => route.abort());
  await chooseLanguage(page, 'Español');
  await expect(page.getByRole('alert')).toHaveText(/The language could not be loaded/);
  await expect(page.getByRole('heading', { name: 'Login to Aval' })).toBeVisible();

  await page.unroute(CATALOGUE);
  await chooseLanguage(page, 'Español');
  await expect(page.getByRole('heading', { name: 'Iniciar sesión en Aval' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('offers the language switch on a phone', async ({ visitor: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  for (const name of ['Español', 'English']) {
    await chooseLanguage(page, name);
    const button = page.getByRole('button', { name: /^(Language|Idioma)$/ });
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
    for (const item of await page.getByRole('menuitemradio').all()) await expect(item).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    const [wide, visible] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(wide).toBeLessThanOrEqual(visible ?? 0);
  }
});
