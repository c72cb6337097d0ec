import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';

const BUDGET_KB = 120;

/** Collects all further JavaScript and wasm files. The page fetches most, then imports them from the cache (lib/import-part). */
function recordCode(page: Page): Response[] {
  const responses: Response[] = [];
  page.on('response', (response) => {
    const isRecorded = responses.some((recorded) => recorded.url() === response.url());
    if (/\.(js|wasm)(\?|$)/.test(response.url()) && !isRecorded) responses.push(response);
  });
  return responses;
}

async function gzippedKb(responses: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;
}

const isWasm = (response: Response) => response.url().includes('.wasm');

test('the login screen needs at most 120 kB of JavaScript, and no wasm', async ({ page }) => {
  // Without idle time nothing is prefetched, so only what the screen needs is loaded.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const responses = recordCode(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(responses.filter(isWasm)).toEqual([]);
  const size = await gzippedKb(responses);
  expect(size).toBeGreaterThan(50);
  expect(size).toBeLessThanOrEqual(BUDGET_KB);
});

/** The worker's parts by the names of their chunks; wasm is what signs. */
const isKeysPart = (response: Response) => /\/keys-[\w-]+\.js/.test(response.url());

test('prefetches the code that opens the key, but none that signs, while the browser is idle and before any input', async ({
  page,
}) => {
  const responses = recordCode(page);
  await page.goto('/login');
  await expect.poll(() => responses.filter(isKeysPart).length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(responses.filter(isWasm)).toEqual([]);
});

test('the notice above the list and the signing code are requested once the contracts are listed', async ({ page }) => {
  const order: string[] = [];
  // Long enough for anything that does not wait for the list.
  await page.route(/\/api\/contracts\/user\//, async (route) => {
    await new Promise((resume) => setTimeout(resume, 1000));
    await route.continue();
  });
  // Marks the moment when the list is in the page, in the same order of events as the requests.
  await page.exposeFunction('noteList', () => order.push('list'));
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('main li a[href^="/contracts/"]') === null) return;
      watch.disconnect();
      void (window as unknown as { noteList: () => void }).noteList();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  page.on('request', (request) => {
    if (request.url().includes('.wasm')) order.push('wasm');
    if (/\/unsent-contracts-[\w-]+\.js/.test(request.url())) order.push('unsent');
  });
  await page.goto('/login');
  await page.getByRole('button', { name: /ana@example\.com/ }).click();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect.poll(() => new Set(order).size, { timeout: 60_000 }).toBe(3);
  expect(order[0]).toBe('list');
});

test('the password estimator is fetched on registration only, once the password field is used', async ({ page }) => {
  const responses = recordCode(page);
  const isEstimator = (response: Response) => response.url().includes('/estimate-strength-');
  await page.goto('/login');
  await page.getByLabel('Password').focus();
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('link', { name: /register/i })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(responses.filter(isEstimator)).toEqual([]);
  await page.getByLabel('Password').focus();
  await expect.poll(() => responses.filter(isEstimator).length).toBe(1);
});
