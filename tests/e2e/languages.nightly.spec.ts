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

test('reports a language that failed to load, keeps the screen, and shows it after a reload', async ({
  visitor: page,
}) => {
  await page.goto('/login');
  await page.route(CATALOGUE, (route) => route.abort());
  await chooseLanguage(page, 'ES');
  const notice = page.getByRole('status').filter({ hasText: 'A part of this page could not be loaded' });
  await expect(notice).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Login to Aval' })).toBeVisible();
  await page.unroute(CATALOGUE);
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Iniciar sesión en Aval' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('offers the language switch on a phone', async ({ visitor: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  for (const name of ['ES', 'EN'] as const) {
    await chooseLanguage(page, name);
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    const [wide, visible] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(wide).toBeLessThanOrEqual(visible ?? 0);
  }
});

test('remembers the language after a logout', async ({ ana: page }) => {
  await page.goto('/contracts');
  await chooseLanguage(page, 'ES');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Iniciar sesión en Aval' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Iniciar sesión en Aval' })).toBeVisible();
});

test.describe('a browser in Spanish', () => {
  test.use({ locale: 'es-AR' });

  // In a browser of its own: the visitor's is shared with tests in other languages.
  test('gets Spanish on the first visit', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Iniciar sesión en Aval' })).toBeVisible();
  });
});
